import PokedexDomain

/// What PokeAPI says about one thing, as far as it is read: the document decodes into the
/// conforming type, and that turns itself into the entity.
///
/// A field that is missing, of another type or out of range fails the decoding, with the path of
/// the field; what only shows when fields are seen together fails as ``PokedexDomain/BadData``.
protocol Endpoint: Decodable, Sendable {
  associatedtype Entity: Tabular

  var entity: Entity { get throws(BadData) }
  /// What the things that the document links to are called, made of their slugs: good enough until
  /// their own documents have been read.
  var linkedNames: NameBook { get }
  /// The document's largest members that are not read, which are left out before it is decoded: of
  /// many documents they are nine tenths.
  static var unread: [StaticString] { get }
}

extension Endpoint {
  /// The resource's name in addresses, such as `pokemon-species`.
  static var resource: String { Entity.kind.rawValue }

  var linkedNames: NameBook { NameBook() }
  static var unread: [StaticString] { [] }
}

extension ID where Entity: Tabular {
  /// The path of the thing's document, such as `pokemon/445`.
  var resourcePath: String { "\(Entity.kind.rawValue)/\(rawValue)" }

  func badData(_ field: String, _ reason: String) -> BadData {
    BadData(resource: resourcePath, field: field, reason: reason)
  }
}
