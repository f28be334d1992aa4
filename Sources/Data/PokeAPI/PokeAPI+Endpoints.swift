import PokedexDomain

extension PokeAPI {
  /// Reads the entity with the ID.
  @concurrent
  func read<Document: Endpoint>(
    _ type: Document.Type, _ id: ID<Document.Entity>
  ) async throws(PokedexError) -> (document: Document, entity: Document.Entity) {
    let json = try await document(id.resourcePath)
    do throws(BadData) {
      let document = try json.decode(type)
      return (document, try document.entity(id))
    } catch {
      throw refusal(error)
    }
  }
}

extension Endpoint {
  /// The entity, provided that its ID is the requested one; otherwise it would be stored under the
  /// wrong ID.
  func entity(_ id: ID<Entity>) throws(BadData) -> Entity {
    let entity = try entity
    guard entity.id == id else { throw id.badData("id", "is \(entity.id), not \(id)") }
    return entity
  }
}
