import PokedexDomain

/// A document of PokeAPI about one thing, with the members that are used. Its entity is made of it
/// in a step of its own.
///
/// A member that is missing, of another type or out of range ends the decoding with the path of the
/// field; what only shows when members are seen together ends the step to the entity.
protocol Endpoint: Decodable, Sendable {
  associatedtype Entity: Tabular

  var entity: Entity { get throws(BadData) }
}

extension Endpoint {
  /// The resource's name in addresses, such as `pokemon-species`.
  static var resource: String { Entity.kind.rawValue }
}

extension ID where Entity: Tabular {
  /// The path of the thing's document, such as `pokemon/445`.
  var resourcePath: String { "\(Entity.kind.rawValue)/\(rawValue)" }

  func badData(_ field: String, _ reason: String) -> BadData {
    BadData(resource: resourcePath, field: field, reason: reason)
  }
}
