import PokedexDomain

/// What PokeAPI says about one thing, as far as it is read: the conforming type reads the document,
/// and turns itself into the entity.
///
/// A field that is missing, of another type or out of range ends the reading, with the path of the
/// field, as does what only shows when fields are seen together.
protocol Endpoint: ReadableObject, Sendable {
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
