/// A whole number of a document that must lie from `least` to `most`, both included.
struct Bounded<let least: Int, let most: Int>: Decodable, Sendable {
  let value: Int

  init(from decoder: any Decoder) throws {
    value = try decoder.wholeNumber()
    guard value >= least, value <= most else {
      throw decoder.corrupted("\(value) is not from \(least) to \(most)")
    }
  }
}

/// Zero or more; the dex keeps its numbers in 32 bits.
typealias Count = Bounded<0, 2_147_483_647>
typealias Percent = Bounded<0, 100>
/// Percent that may be lost as well as gained.
typealias SignedPercent = Bounded<-100, 100>
/// A level of a Pokémon, or 0 where a move asks for none.
typealias Level = Bounded<0, 100>

extension Decoder {
  func wholeNumber() throws -> Int {
    let value = try singleValueContainer()
    do {
      return try value.decode(Int.self)
    } catch let error as DecodingError {
      throw error
    } catch {
      // For a number with a fraction or of too many digits, `JSONDecoder` forgets where it was.
      throw corrupted("is not a whole number")
    }
  }

  /// What is wrong with the value that is being decoded.
  func corrupted(_ reason: String) -> DecodingError {
    .dataCorrupted(DecodingError.Context(codingPath: codingPath, debugDescription: reason))
  }
}
