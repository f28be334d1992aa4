import PokedexDomain

/// A PokeAPI document about one entity, limited to the members that the program uses. The entity is
/// built in a separate step.
///
/// Decoding fails with the field's path if a member is missing, of the wrong type or out of range.
/// Contradictions between members make the step to the entity fail.
protocol Endpoint: Decodable, Sendable {
  associatedtype Entity: Tabular

  var entity: Entity { get throws(BadData) }
}

extension Endpoint {
  /// The name of the resource in URLs, such as `pokemon-species`.
  static var resource: String { Entity.kind.rawValue }
}

extension ID where Entity: Tabular {
  /// The path of the entity's document, such as `pokemon/445`.
  var resourcePath: String { "\(Entity.kind.rawValue)/\(rawValue)" }

  func badData(_ field: String, _ reason: String) -> BadData {
    BadData(resource: resourcePath, field: field, reason: reason)
  }
}
