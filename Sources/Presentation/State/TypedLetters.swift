/// The letters that are looked for in texts, without regard to case.
struct TypedLetters {
  private let bytes: [UInt8]

  init(_ typed: some StringProtocol) {
    bytes = Self.folded(typed)
  }

  var isEmpty: Bool { bytes.isEmpty }

  /// A text as ``isFound(in:)`` reads it: bytes, as a comparison of characters takes a hundred times
  /// as long.
  static func folded(_ text: some StringProtocol) -> [UInt8] { Array(text.lowercased().utf8) }

  /// Whether a folded text contains the letters.
  func isFound(in text: [UInt8]) -> Bool {
    guard let first = bytes.first else { return true }
    guard text.count >= bytes.count else { return false }
    return (0...text.count - bytes.count).contains { start in
      text[start] == first && text[start...].starts(with: bytes)
    }
  }
}
