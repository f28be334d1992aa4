/// A whole number of a document that must lie from `least` to `most`, both included.
struct Bounded<let least: Int, let most: Int>: Decodable, Sendable {
  let value: Int

  init(from decoder: any Decoder) throws {
    value = try decoder.number(least...most)
  }
}

/// Zero or more; the dex keeps its numbers in 32 bits.
typealias Count = Bounded<0, 2_147_483_647>
typealias Percent = Bounded<0, 100>
/// Percent that may be lost as well as gained.
typealias SignedPercent = Bounded<-100, 100>
/// A level of a Pokémon, or 0 where a move asks for none.
typealias Level = Bounded<0, 100>

/// A text of a document that may have so many UTF-8 bytes.
struct BoundedText<let longest: Int>: Decodable, Sendable {
  let value: String

  init(from decoder: any Decoder) throws {
    value = try decoder.text(longest: longest)
  }
}

/// A name, a slug or an address.
typealias NameText = BoundedText<320>
/// A text about a thing.
typealias ProseText = BoundedText<32_768>
