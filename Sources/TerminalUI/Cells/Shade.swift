/// The brightness of pixels as a character, for terminals without colours or half blocks.
package enum Shade {
  /// One character for two pixels, by their brightness.
  package static func character(
    upper: RGB?, lower: RGB?, isUnicode: Bool
  ) -> Unicode.Scalar {
    let seen = [upper, lower].compactMap { $0 }
    guard !seen.isEmpty else { return " " }
    // A black pixel is brighter than a transparent one.
    let light = seen.map { 0.12 + 0.88 * OKLab($0).lightness }.reduce(0, +) / 2
    let signs = isUnicode ? blocks : letters
    let index = Int(light * Double(signs.count))
    return signs[min(signs.count - 1, max(0, index))]
  }

  private static let blocks: [Unicode.Scalar] = ["░", "░", "▒", "▓", "█"]
  private static let letters: [Unicode.Scalar] = [".", ":", "-", "=", "+", "*", "#", "%", "@"]
}
