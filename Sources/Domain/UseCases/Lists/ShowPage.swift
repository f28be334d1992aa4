/// Loads the page of an entity.
///
///     let page = try await ShowPage<Move>(pokedex: pokedex)(89)
package struct ShowPage<Entity: Browsable>: Sendable {
  private let pokedex: any PokedexRepository

  package init(pokedex: any PokedexRepository) {
    self.pokedex = pokedex
  }

  /// - Parameter lens: shows the entity as of its games.
  /// - Throws: ``PokedexError/needsDex`` without a dex, ``PokedexError/notFound(_:)``.
  package func callAsFunction(
    _ id: ID<Entity>, through lens: Lens? = nil
  ) async throws(PokedexError) -> Entity.Page {
    guard let page = Entity.Page(id, in: try await LensedDex(pokedex, through: lens)) else {
      throw .notFound("\(Entity.kind.rawValue) \(id)")
    }
    return page
  }
}
