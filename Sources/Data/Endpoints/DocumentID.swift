import PokedexDomain

/// The `id` of a document.
struct DocumentID<Entity: Tabular>: Decodable, Sendable {
  let value: ID<Entity>

  init(from decoder: any Decoder) throws {
    let number = try decoder.number(.min ... .max)
    guard Entity.kind.allows(number) else {
      throw decoder.fault("\(number) is not a valid ID of the kind \(Entity.kind.rawValue)")
    }
    value = ID(number)
  }
}

extension Kind {
  /// Returns whether the number can be an ID of this kind. IDs start at 1, except for the ailments
  /// `unknown` (-1) and `none` (0) and the category `damage` (0), and fit into 32 bits.
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
