/// A picture of a form, pixel by pixel.
package struct Sprite: Hashable, Sendable {
  package let width: Int
  package let height: Int
  /// Row by row; red, green, blue and alpha, one byte each.
  package let bytes: [UInt8]

  /// - Parameter bytes: four for each pixel; missing ones are transparent.
  package init(width: Int, height: Int, bytes: [UInt8]) {
    self.width = max(0, width)
    self.height = max(0, height)
    let missing = max(0, self.width * self.height * 4 - bytes.count)
    self.bytes = bytes + [UInt8](repeating: 0, count: missing)
  }
}

/// A choice among a form's sprites: side, gender, colours and look.
package struct SpriteView: Hashable, Sendable {
  package enum Side: Hashable, Sendable, CaseIterable {
    case front
    case back
    /// For species with gender differences.
    case femaleFront
    case femaleBack

    package var isBack: Bool { self == .back || self == .femaleBack }
    package var isFemale: Bool { self == .femaleFront || self == .femaleBack }
  }

  package var side = Side.front
  package var isShiny = false
  /// The result of ``Look/word(beside:)``; `nil` for the default look.
  package var look: String?

  package init(_ side: Side = .front, isShiny: Bool = false, look: String? = nil) {
    self.side = side
    self.isShiny = isShiny
    self.look = look
  }

  /// The next side, in a cycle.
  ///
  /// - Parameter withFemale: whether females look different.
  package func turned(withFemale: Bool) -> SpriteView {
    let sides = Side.allCases.filter { withFemale || !$0.isFemale }
    let index = sides.firstIndex(of: side) ?? 0
    return SpriteView(sides[(index + 1) % sides.count], isShiny: isShiny, look: look)
  }
}
