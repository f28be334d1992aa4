import PokedexDomain
import PokedexPresentation
import PokedexTesting
import Testing

/// Finding pages by the names that shell commands take.
@Suite struct FindPageTests {
  private func find(_ text: String, in catalog: Catalog = SampleDex.catalog) throws -> Destination {
    try FindPage()(text, in: QueryEngine(PokemonRows(catalog)))
  }

  @Test func aNameFindsAPokemonOrAPartOfItsPage() throws {
    guard case .pokemon(let form, .overview, _) = try find("pikachu") else {
      Issue.record("no Pokémon")
      return
    }
    #expect(try find("pikachu:moves") == .pokemon(form, .moves))
    #expect(try find("25:stats") == .pokemon(form, .stats))
    #expect(try find("pokemon:Pikachu:evo") == .pokemon(form, .evolution))
  }

  @Test func aPrefixSelectsTheKind() throws {
    guard case .thing(.type, _) = try find("electric") else {
      Issue.record("no type")
      return
    }
    guard case .thing(.move, _) = try find("move:earthquake") else {
      Issue.record("no move")
      return
    }
    guard case .thing(.item, _) = try find("ITEM:donnerstein") else {
      Issue.record("no item")
      return
    }
    #expect(throws: PokedexError.self) { try find("ability:earthquake") }
  }

  @Test func aMistakeSuggestsTheNearestName() throws {
    let error = PokedexError.unclearName("nothing is called 'pikachoo': did you mean Pikachu?")
    #expect(throws: error) { try find("pikachoo") }
    #expect(throws: PokedexError.notFound("move 'earthqake': did you mean Earthquake?")) {
      try find("move:earthqake")
    }
  }

  @Test func withoutADexOnlyPokemonAreFound() throws {
    let catalog = SampleDex.catalogOfPokeAPI
    guard case .pokemon = try find("pikachu", in: catalog) else {
      Issue.record("no Pokémon")
      return
    }
    #expect(throws: PokedexError.needsDex) { try find("move:earthquake", in: catalog) }
  }
}
