/// An integer of a document that must lie in `least...most`.
struct Bounded<let least: Int, let most: Int>: Decodable, Sendable {
  let value: Int

  init(from decoder: any Decoder) throws {
    value = try decoder.number(least...most)
  }
}

/// Zero or more; the dex stores numbers in 32 bits.
typealias Count = Bounded<0, 2_147_483_647>
typealias Percent = Bounded<0, 100>
/// A percentage that can be negative, for a loss.
typealias SignedPercent = Bounded<-100, 100>
/// The level of a Pokémon, or 0 for a move that requires none.
typealias Level = Bounded<0, 100>

/// A string of a document with at most `longest` UTF-8 bytes.
struct BoundedText<let longest: Int>: Decodable, Sendable {
  let value: String

  init(from decoder: any Decoder) throws {
    value = try decoder.text(longest: longest)
  }
}

/// A name, a slug or an address.
typealias NameText = BoundedText<320>
/// A description of an entity, such as a flavour text.
typealias ProseText = BoundedText<32_768>
