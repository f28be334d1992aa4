import PokedexDomain
import PokedexTesting
import Testing

/// The bundled dex, by the names that players use.
struct PlannerDex {
  let catalog: Catalog
  let reference: any DexReference

  init() async throws {
    catalog = try await Stage.bundled().catalog()
    reference = try #require(catalog.reference)
  }

  func form(_ slug: String) throws -> ID<Form> {
    let row = try #require(catalog.forms.slugs.firstIndex(of: slug), "\(slug)")
    return catalog.forms.ids[row]
  }

  func moves(_ slugs: String...) throws -> [ID<Move>] {
    try slugs.map { try entity($0, of: Move.self).id }
  }

  func game(_ slug: String) throws -> VersionGroup { try entity(slug, of: VersionGroup.self) }

  func nature(_ slug: String) throws -> ID<Nature> { try entity(slug, of: Nature.self).id }

  private func entity<Row: Tabular>(_ slug: String, of type: Row.Type) throws -> Row {
    let table = reference.table(type)
    let row = try #require(table.slugs.firstIndex(of: slug), "\(slug)")
    return table[row]
  }

  func lens(_ word: String) throws -> Lens {
    let lenses = Lenses(reference)
    return try #require(lenses.named(word), "\(word)")
  }

  func name(_ form: String) throws -> String { catalog.named(try self.form(form)).name }
}
