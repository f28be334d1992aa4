import Glibc
import PokedexDomain
import PokedexPresentation
import PokedexTesting
import Testing

/// Names and slugs of the bundled dex open their own pages.
///
/// Tests some of them, or all if the environment contains `POKEDEX_CRAWL`.
@MainActor @Suite struct EveryNameTests {
  private static let isOfAll = getenv("POKEDEX_CRAWL") != nil

  private func engine() async throws -> QueryEngine<PokemonRows> {
    QueryEngine(PokemonRows(try await Stage.bundled().catalog()))
  }

  @Test func everySlugOfAPokemonOpensIt() async throws {
    let engine = try await engine()
    let forms = engine.rows.catalog.forms
    for (row, slug) in forms.slugs.enumerated()
    where Self.isOfAll || row.isMultiple(of: 7) || slug.contains("zygarde") {
      #expect(try FindPage()(slug, in: engine) == .pokemon(forms.ids[row]), "\(slug)")
      let name = engine.rows.names[row]
      #expect(try FindPage()(name, in: engine) == .pokemon(forms.ids[row]), "\(name)")
    }
  }

  @Test(arguments: Array(FindAnything.kinds.dropFirst()))
  func everySlugAndEveryNameOpensItself(_ kind: Kind) async throws {
    let engine = try await engine()
    let catalog = engine.rows.catalog
    let source = try #require(Kinds.source(kind))
    let dex = try #require(catalog.reference)
    let (keys, names) = (source.keys(dex), source.names(dex))
    let uses = Dictionary(grouping: names) { Spelling.folded($0) }.mapValues(\.count)
    let slugs = Dictionary(grouping: keys.slugs) { Spelling.folded($0) }
    for row in keys.ids.indices where Self.isOfAll || row.isMultiple(of: 11) || row < 40 {
      guard let own = Destination(kind, keys.ids[row], in: catalog) else { continue }
      guard slugs[Spelling.folded(keys.slugs[row])]?.count == 1 else { continue }
      #expect(try FindPage()(keys.slugs[row], of: kind, in: engine) == own, "\(keys.slugs[row])")
      // A slug takes precedence over an equal name.
      let name = Spelling.folded(names[row])
      guard !name.isEmpty, uses[name] == 1, slugs[name].map({ $0 == [keys.slugs[row]] }) ?? true
      else { continue }
      #expect(try FindPage()(names[row], of: kind, in: engine) == own, "\(names[row])")
    }
  }

  @Test(arguments: [
    (Kind.move, "charge", "charge"), (.move, "spotlight", "spotlight"),
    (.ability, "herbivore", "herbivore"), (.item, "hamburger", "hamburger"),
    (.location, "maniac-tunnel", "maniac-tunnel"), (.location, "mirage-island", "mirage-island"),
    (.form, "zygarde-10", "zygarde-10"), (.item, "pokemon-box-link", "pokemon-box-link"),
    (.form, "10% Zygarde", "zygarde-10"), (.form, "Mega Meowstic (♀)", "meowstic-female-mega"),
  ])
  func anEnglishNameComesBeforeForeignOnes(
    _ kind: Kind, _ name: String, _ slug: String
  ) async throws {
    let engine = try await engine()
    let slugs = try await Stage.bundled().slugs(of: kind)
    let found = try FindPage()(name, of: kind, in: engine)
    let id = try #require(slugs.first { $0.value == slug }?.key)
    #expect(found == Destination(kind, id, in: engine.rows.catalog))
  }

  @Test(arguments: [(Kind.move, "Breakneck Blitz")])
  func aSharedNameIsToldWithItsSlugs(_ kind: Kind, _ name: String) async throws {
    let engine = try await engine()
    #expect {
      try FindPage()(name, of: kind, in: engine)
    } throws: { error in
      guard case PokedexError.unclearName(let text) = error else { return false }
      return text.contains("victory-road") || text.contains("breakneck-blitz--special")
    }
  }

  @Test(arguments: [
    ("Route 7", "black-2", "unova-route-7"), ("route 1", "ultra-sun", "alola-route-1"),
    ("Route 1", "sword", "galar-route-1"), ("Victory Road", "black-2", "unova-victory-road-2"),
    ("Victory Road", "black", "unova-victory-road"),
    ("Victory Road (Unova 2)", "platinum", "unova-victory-road-2"),
    ("Pokémon League", "x", "kalos-pokemon-league"),
    ("pokemon-league", "x", "pokemon-league"), ("Route 7", "gen-9", "kanto-route-7"),
  ])
  func aNameOfSeveralPlacesIsThatOfTheGame(
    _ name: String, _ game: String, _ slug: String
  ) async throws {
    let engine = try await engine()
    let lens = Lenses(try #require(engine.rows.catalog.reference)).named(game)
    let slugs = try await Stage.bundled().slugs(of: .location)
    let found = try FindPage(through: lens)(name, of: .location, in: engine)
    let id = try #require(slugs.first { $0.value == slug }?.key)
    #expect(found == Destination(.location, id, in: engine.rows.catalog))
  }
}
