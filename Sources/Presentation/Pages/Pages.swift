import PokedexDomain

/// A page that can be shown as a document. Every ``Browsable`` has one.
package protocol DocumentedPage: EntityPage {
  /// The short text beside the title: `move · Generation IV`.
  var summary: String { get }
  var document: Document { get }
}

/// Loads the pages of everything but Pokémon.
package struct Pages: Sendable {
  private let pokedex: any PokedexRepository

  package init(pokedex: any PokedexRepository) {
    self.pokedex = pokedex
  }

  /// - Throws: ``PokedexError/notFound(_:)`` for Pokémon and queries, which have no such page.
  package func page(
    of destination: Destination, through lens: Lens?
  ) async throws(PokedexError) -> Page {
    guard case .thing(let kind, let id) = destination, let browsed = Kinds[kind] else {
      throw .notFound(worded("page of that kind"))
    }
    return try await page(of: browsed, id, through: lens)
  }

  private func page<Entity: Browsable>(
    of kind: Entity.Type, _ id: Int, through lens: Lens?
  ) async throws(PokedexError) -> Page {
    let dex = try await pokedex.dex(through: lens)
    let page = try dex.page(kind, of: ID(id))
    guard let documented = page as? any DocumentedPage else {
      throw .notFound(worded("page of that kind"))
    }
    return Page(documented, changes: dex.changes(of: Entity.kind, id))
  }
}

extension Page {
  /// - Parameter changes: the facts that people changed, which are marked, and listed at the end.
  init(_ page: any DocumentedPage, changes: [Overlay.ChangedFact] = []) {
    let document = page.document.marking(changes)
    self.init(
      title: page.name, summary: page.summary,
      document: Document(document.blocks + changes.section), gap: page.gap)
  }
}
