import PokedexDomain
import PokedexTesting
import Testing

/// Requirements for the pages of every ``Kind``.
@Suite struct PageListTests {
  private let pokedex = PageFixture.pokedex

  /// All lists of Pokémon that pages show with a count.
  private func lists(through lens: Lens?) async throws -> [PokemonList] {
    var lists: [PokemonList?] = []
    for id in try table(Move.self) {
      let page = try await pokedex.dex(through: lens).page(Move.self, of: id)
      lists += [page.learners] + page.methods.map(\.learners)
    }
    for id in try table(Ability.self) {
      let page = try await pokedex.dex(through: lens).page(Ability.self, of: id)
      lists += [page.all, page.regular, page.hidden]
    }
    for id in try table(PokemonType.self) {
      let page = try await pokedex.dex(through: lens).page(PokemonType.self, of: id)
      lists += [page.all, page.first, page.second, page.alone]
    }
    for id in try table(Item.self) {
      lists.append(try await pokedex.dex(through: lens).page(Item.self, of: id).held)
    }
    for id in try table(Location.self) {
      let page = try await pokedex.dex(through: lens).page(Location.self, of: id)
      lists += [page.pokemon] + page.games.map(\.pokemon)
    }
    for id in try table(EggGroup.self) {
      let page = try await pokedex.dex(through: lens).page(EggGroup.self, of: id)
      lists += [page.all] + page.shared.map(\.pokemon)
    }
    for id in try table(VersionGroup.self) {
      lists.append(try await pokedex.dex(through: lens).page(VersionGroup.self, of: id).pokemon)
    }
    for id in try table(Pokedex.self) {
      lists.append(try await pokedex.dex(through: lens).page(Pokedex.self, of: id).pokemon)
    }
    return lists.compactMap { $0 }
  }

  private func table<Row: Tabular>(_ type: Row.Type) throws -> [ID<Row>] {
    try #require(PageFixture.reference).table(type).ids
  }

  @Test(arguments: [nil, "gen 1", "gold", "platinum", "sword"])
  func listsHaveTheRowCountOfTheirPage(_ game: String?) async throws {
    let lens = try PageFixture.lens(game)
    let engine = QueryEngine(PokemonRows(PageFixture.catalog, through: lens))
    for list in try await lists(through: lens) {
      let result = SearchPokedex()(list.query, in: engine)
      #expect(result.problems == [], "\(list.query)")
      #expect(result.rows.count == list.count, "\(list.query)")
      #expect(list.forms.count == list.count, "\(list.query)")
    }
  }

  @Test func unknownIDsAreNotFound() async {
    await #expect(throws: PokedexError.notFound("move 999")) {
      try await pokedex.dex().page(Move.self, of: 999)
    }
    await #expect(throws: PokedexError.notFound("pokedex 99")) {
      try await pokedex.dex().page(Pokedex.self, of: 99)
    }
  }

  @Test func withoutADexItFails() async {
    let bare = ScriptedPokedex(.success(SampleDex.catalogOfPokeAPI))
    await #expect(throws: PokedexError.needsDex) { try await bare.dex() }
  }
}
