/// How to show a text that was to be an address without showing a password in it, wherever that is
/// said to end.
extension WebAddress {
  /// A good address as it is, for there is no password in it. Any other text without all between
  /// its scheme and the last `@`, or without what stands in the place of the port and is none.
  package static func shown(_ text: String) -> String {
    guard WebAddress(text) == nil else { return text }
    let start = endOfScheme(text)
    let rest = text[start...]
    if let at = rest.lastIndex(of: "@") { return "\(text[..<start])…\(text[at...])" }
    let authority = rest.prefix { !"/?#".contains($0) }
    let bracket = authority.hasPrefix("[") ? authority.firstIndex(of: "]") : nil
    let port = authority[(bracket ?? authority.startIndex)...].drop { $0 != ":" }
    return port.dropFirst().allSatisfy(\.isNumber) ? text : text[..<port.startIndex] + ":…"
  }

  /// The same of a line or an argument that an address may be in.
  package static func shown(in text: String) -> String {
    guard let mark = text.firstRange(of: "://") else { return text }
    let blank = text[..<mark.lowerBound].lastIndex(where: \.isWhitespace)
    let start = blank.map(text.index(after:)) ?? text.startIndex
    guard isScheme(text[start..<mark.lowerBound]) || text[start...].contains("@") else {
      return text[..<mark.upperBound] + "…"
    }
    return text[..<start] + shown(String(text[start...]))
  }

  /// Whether a text can stand before `://`.
  static func isScheme(_ text: some StringProtocol) -> Bool {
    !text.isEmpty
      && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
  }

  private static func endOfScheme(_ text: String) -> String.Index {
    guard let mark = text.firstRange(of: "://"), isScheme(text[..<mark.lowerBound]) else {
      return text.startIndex
    }
    return mark.upperBound
  }
}
