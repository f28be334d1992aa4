/// Masks passwords in text that is not a valid address, wherever the password ends.
extension WebAddress {
  /// Returns a valid address unchanged, since it contains no password. In any other text, masks
  /// everything between the scheme and the last `@`, or a port that is not a number.
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

  /// Masks passwords in a line or an argument that may contain an address.
  package static func shown(in text: String) -> String {
    guard let mark = text.firstRange(of: "://") else { return text }
    let blank = text[..<mark.lowerBound].lastIndex(where: \.isWhitespace)
    let start = blank.map(text.index(after:)) ?? text.startIndex
    guard isScheme(text[start..<mark.lowerBound]) || text[start...].contains("@") else {
      return text[..<mark.upperBound] + "…"
    }
    return text[..<start] + shown(String(text[start...]))
  }

  /// Returns whether the text is a valid scheme, the part before `://`.
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
