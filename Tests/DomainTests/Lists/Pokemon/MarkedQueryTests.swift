import PokedexDomain
import PokedexTesting
import Testing

/// Queries for the user's marks.
@Suite struct MarkedQueryTests {
  private let marks = TrainerMarks(MemoryMarks())
  private let engine: QueryEngine<PokemonRows>

  init() throws {
    let sample = SampleDex.catalog
    let catalog = Catalog(
      forms: sample.forms, species: sample.species, names: sample.names,
      reference: sample.reference, marks: marks)
    engine = QueryEngine(PokemonRows(catalog))
    try mark(.add(.caught), "pikachu", "charizard")
    try mark(.add(.shiny), "eevee")
    try mark(.add(.seen), "ho-oh")
    try mark(.add(.favourite), "ho-oh", "raichu-alola")
    try mark(.note("for Lisa"), "pichu")
  }

  private func mark(_ action: ChangeMarks.Action, _ slugs: String...) throws {
    let forms = engine.rows.catalog.forms
    _ = try ChangeMarks(marks)(
      action, of: forms.ids.indices.filter { slugs.contains(forms.slugs[$0]) }.map { forms.ids[$0] }
    )
  }

  private func found(_ query: String) -> [String] {
    let result = SearchPokedex()(query, in: engine)
    #expect(result.problems.isEmpty)
    return result.rows.map { engine.rows.slugs[$0] }
  }

  @Test(arguments: [
    ("is:caught", ["charizard", "pikachu", "eevee"]), ("is:shiny", ["eevee"]),
    ("is:seen", ["charizard", "pikachu", "eevee", "ho-oh"]), ("is:seen -is:caught", ["ho-oh"]),
    ("is:favorite", ["raichu-alola", "ho-oh"]), ("is:favourite", ["raichu-alola", "ho-oh"]),
    ("is:noted", ["pichu"]), ("is:caught type:electric", ["pikachu"]),
    ("is:shiny,noted", ["pichu", "eevee"]),
  ])
  func marksAreTraits(_ query: String, _ slugs: [String]) {
    #expect(Set(found(query)) == Set(slugs))
  }

  @Test func unmarkedFormsAreFoundByNegation() {
    #expect(found("-is:seen").count == engine.rows.count - 4)
  }

  @Test func aChangeAppliesImmediately() throws {
    #expect(found("is:shiny") == ["eevee"])
    try mark(.add(.shiny), "pichu")
    #expect(Set(found("is:shiny")) == ["pichu", "eevee"])
    try mark(.remove(.seen), "eevee")
    #expect(found("is:shiny") == ["pichu"])
  }

  @Test func theReasonOfANoteIsTheNote() throws {
    let result = SearchPokedex()("is:noted", in: engine)
    #expect(engine.reasons(for: result.rows[0], in: result.plan) == ["for Lisa"])
  }

  @Test func anUnreadableStoreIsReported() throws {
    let store = MemoryMarks()
    let failure = PokedexError.file(path: "store", reason: "it is damaged")
    store.fail(failure)
    let sample = SampleDex.catalog
    let catalog = Catalog(
      forms: sample.forms, species: sample.species, names: sample.names,
      marks: TrainerMarks(store))
    #expect(SearchPokedex()("is:seen", in: QueryEngine(PokemonRows(catalog))).failure == failure)
  }
}
