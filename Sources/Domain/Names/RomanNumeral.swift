/// A Roman numeral, as used for generations.
package struct RomanNumeral: Hashable, Sendable {
  package let value: Int

  private static let texts = [
    "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII",
  ]

  package init?(_ text: String) {
    guard let index = Self.texts.firstIndex(of: text.uppercased()) else { return nil }
    value = index + 1
  }

  /// - Parameter value: 1 to 12.
  package init?(_ value: Int) {
    guard Self.texts.indices.contains(value - 1) else { return nil }
    self.value = value
  }

  package var text: String { Self.texts[value - 1] }
}
