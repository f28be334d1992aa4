import PokedexDomain
import PokedexTesting
import Testing

/// The bundled dex, by the names that players use.
struct PlannerDex {
  let catalog: Catalog

  init() async throws { catalog = try await Stage.bundled().catalog() }

  func form(_ slug: String) throws -> ID<Form> {
    let row = try #require(catalog.forms.slugs.firstIndex(of: slug))
    return catalog.forms.ids[row]
  }

  func moves(_ slugs: String...) throws -> [ID<Move>] {
    let table = try #require(catalog.reference).table(Move.self)
    return try slugs.map { slug in table.ids[try #require(table.slugs.firstIndex(of: slug))] }
  }

  func game(_ slug: String) throws -> VersionGroup {
    let table = try #require(catalog.reference).table(VersionGroup.self)
    return table[try #require(table.slugs.firstIndex(of: slug))]
  }

  func lens(_ word: String) throws -> Lens {
    try #require(try Lenses(#require(catalog.reference)).named(word))
  }

  func name(_ form: String) throws -> String { catalog.named(try self.form(form)).name }
}
