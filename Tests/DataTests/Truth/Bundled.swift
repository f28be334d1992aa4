import Glibc
import PokedexData
import PokedexDomain
import PokedexTesting
import Testing

/// The bundled dex, for tests of the program's statements about the games.
enum Bundled {
  /// Tests over all forms take every sixth form, or every form if `POKEDEX_CRAWL` is set.
  static let step = getenv("POKEDEX_CRAWL") == nil ? 6 : 1

  private static let known = Result { () throws(PokedexError) in
    DexPokedex(dex: try DexFile())
  }

  static func pokedex() throws -> DexPokedex { try known.get() }
  static func catalog() async throws -> Catalog { try await pokedex().catalog() }

  /// A catalog whose slots with these names are in these states.
  static func catalog(marking states: [(String, SlotState)]) async throws -> Catalog {
    let marks = TrainerMarks(MemoryMarks())
    let catalog = await DexPokedex(dex: try DexFile(), marks: marks).catalog()
    let reader = SlotReader(catalog)
    for (name, state) in states {
      let slot = try #require(reader(name), "\(name)")
      _ = try marks.update { SlotAction.state(state).apply(to: &$0, [slot]) }
    }
    return catalog
  }

  static func reference() async throws -> any DexReference {
    try #require(try await catalog().reference)
  }

  static func lens(_ name: String?) async throws -> Lens? {
    guard let name else { return nil }
    let lens: Lens = try #require(try Lenses(await reference()).named(name), "\(name)")
    return lens
  }

  static func engine(_ lens: String? = nil) async throws -> QueryEngine<PokemonRows> {
    QueryEngine(try PokemonRows(await catalog(), through: await self.lens(lens)))
  }

  /// The slugs of the Pokémon that match a query, which must be free of problems.
  static func find(_ query: String, _ lens: String? = nil) async throws -> [String] {
    let engine = try await engine(lens)
    let result = SearchPokedex()(query, in: engine)
    #expect(result.problems == [], "\(query)")
    #expect(result.failure == nil, "\(query)")
    return result.rows.map { engine.rows.slugs[$0] }
  }

  static func form(_ slug: String) async throws -> ID<Form> {
    let forms = try await catalog().forms
    return forms.ids[try #require(forms.slugs.firstIndex(of: slug), "\(slug)")]
  }
}
