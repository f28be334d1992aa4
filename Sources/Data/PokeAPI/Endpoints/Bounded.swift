import PokedexDomain

/// A whole number of a document that must lie from `least` to `most`, both included.
struct Bounded<let least: Int, let most: Int>: Readable, Sendable {
  let value: Int

  init(from reader: inout JSONReader) throws(BadData) {
    value = try reader.number(least...most)
  }
}

/// Zero or more; the dex keeps its numbers in 32 bits.
typealias Count = Bounded<0, 2_147_483_647>
typealias Percent = Bounded<0, 100>
/// Percent that may be lost as well as gained.
typealias SignedPercent = Bounded<-100, 100>
/// A level of a Pokémon, or 0 where a move asks for none.
typealias Level = Bounded<0, 100>
