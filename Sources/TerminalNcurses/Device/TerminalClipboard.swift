import FoundationEssentials

/// The clipboard of the terminal (OSC 52).
enum TerminalClipboard {
  /// The maximum number of bytes of a text; some terminals refuse more.
  static let limit = 8192

  /// The bytes that put a text on the clipboard.
  ///
  /// - Parameter isInScreen: whether GNU screen is between the program and the terminal: it drops
  ///   the sequence, but passes on what stands in a device control string.
  static func bytes(_ text: String, isInScreen: Bool) -> [UInt8] {
    let data = Data(text.utf8).base64EncodedString()
    let sequence = Array("\u{1B}]52;c;\(data)\u{07}".utf8)
    return isInScreen ? passedOn(sequence) : sequence
  }

  /// The longest string that all versions of GNU screen pass on has 256 bytes.
  private static func passedOn(_ sequence: [UInt8]) -> [UInt8] {
    stride(from: 0, to: sequence.count, by: 240).flatMap { start in
      Array("\u{1B}P".utf8) + sequence[start..<min(start + 240, sequence.count)]
        + Array("\u{1B}\\".utf8)
    }
  }
}
