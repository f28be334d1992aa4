extension String {
  /// A message like other errors in the shell: lowercase at the start, and without the full stop.
  var asShellMessage: String {
    let text = hasSuffix(".") || hasSuffix("。") ? String(dropLast()) : self
    let starts = ["A ", "There ", "The ", "No ", "Several "]
    guard starts.contains(where: text.hasPrefix) else { return text }
    return text.prefix(1).lowercased() + text.dropFirst()
  }
}
