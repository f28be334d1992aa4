import PokedexDomain

/// The `id` of a document.
struct DocumentID<Entity: Tabular>: Decodable, Sendable {
  let value: ID<Entity>

  init(from decoder: any Decoder) throws {
    let number = try decoder.number(.min ... .max)
    guard Entity.kind.allows(number) else {
      throw decoder.fault("\(number) is not a number of \(Entity.kind.rawValue)")
    }
    value = ID(number)
  }
}

extension Kind {
  /// Whether a thing of this kind may have the number. They count from 1, but for the ailment
  /// `unknown` (-1) and `none` (0) and the category `damage` (0), and the dex keeps 32 bits.
  func allows(_ number: Int) -> Bool {
    let least =
      switch self {
      case .moveAilment: -1
      case .moveCategory: 0
      default: 1
      }
    return number >= least && number <= Int(Int32.max)
  }
}
