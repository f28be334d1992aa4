import PokedexDomain

extension PokeAPI {
  /// The thing with the id, as its endpoint reads it.
  @concurrent
  func read<Document: Endpoint>(
    _ type: Document.Type, _ id: ID<Document.Entity>
  ) async throws(PokedexError) -> (document: Document, entity: Document.Entity) {
    let document = try await resource(type, path: id.resourcePath)
    let entity: Document.Entity
    do throws(BadData) { entity = try document.entity } catch { throw .badData(error) }
    // Whoever asks for one thing and is given another would file it under the wrong number.
    guard entity.id == id else {
      throw .badData(id.badData("id", "is \(entity.id), not \(id)"))
    }
    return (document, entity)
  }

}
