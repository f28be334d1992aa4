extension StringProtocol {
  /// The text without leading and trailing whitespace.
  package var trimmed: String {
    let text = drop(while: \.isWhitespace)
    guard let last = text.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(text[...last])
  }
}
