import PokedexData
import PokedexDomain
import PokedexTesting
import Testing

/// Names in queries without quotation marks, though they have signs of the query language.
@Suite struct QueriedNameTests {
  @Test(arguments: [
    ("Type: Null", "type-null"), ("type:null", "type-null"), ("Typ:Null", "type-null"),
    ("タイプ: ヌル", "type-null"), ("Type: Null sort:-speed", "type-null"),
    ("Mr . Mime", "mr-mime"), ("Mime Jr .", "mime-jr"), ("Mr . Mime (Galarian)", "mr-mime-galar"),
    ("Tauros (Paldean Form, Combat Breed)", "tauros-paldea-combat-breed"),
    ("(Paldean) Tauros (Aqua Breed)", "tauros-paldea-aqua-breed"),
    ("Farfetch’d (Galarian Form)", "farfetchd-galar"), ("Nidoran (F)", "nidoran-f"),
    ("Farfetch'd (Galarian)", "farfetchd-galar"), ("Sirfetch'd", "sirfetchd"),
    ("Ho-Oh", "ho-oh"), ("Porygon-Z", "porygon-z"), ("Flabébé", "flabebe"),
    ("Basculegion (Female)", "basculegion-female"), ("Indeedee-F", "indeedee-female"),
    ("Urshifu (Rapid Strike)", "urshifu-rapid-strike"), ("Calyrex (Ice Rider)", "calyrex-ice"),
    ("Unown (!)", "unown"), ("Unown !", "unown"), ("unown-!", "unown"), ("Icognito (?)", "unown"),
    ("Unown ?", "unown"), ("Unown（！）", "unown"), ("アンノーン！", "unown"),
  ])
  func aWholeNameIsOneWord(_ name: String, _ slug: String) async throws {
    #expect(try await Bundled.find(name).first == slug)
  }

  @Test func aCommaInBracketsDividesNoNames() async throws {
    let found = try await Bundled.find("Tauros (Paldean Form, Combat Breed)")
    #expect(found == ["tauros-paldea-combat-breed"])
  }

  @Test(arguments: [
    "en", "ja", "ja-hrkt", "ja-roma", "ko", "zh-hans", "zh-hant", "fr", "de", "es", "it",
  ])
  func everyShownNameIsAQueryForItself(_ language: String) async throws {
    let dex = DexPokedex(dex: try DexFile(), language: Language(rawValue: language))
    let engine = QueryEngine(PokemonRows(await dex.catalog()))
    let colons = engine.rows.names.indices.filter { engine.rows.names[$0].contains(":") }
    for row in Set(stride(from: 0, to: engine.rows.count, by: Bundled.step)).union(colons) {
      let result = SearchPokedex()(engine.rows.names[row], in: engine)
      #expect(result.problems == [], "\(engine.rows.names[row])")
      #expect(result.rows.contains(row), "\(engine.rows.names[row])")
    }
  }

  @Test func namesOfMovesAndGamesAreQueriesForThemselves() async throws {
    let pokemon = try await Bundled.engine().rows
    expectNames(MoveRows(of: pokemon))
    expectNames(GameRows(of: pokemon), like: "Legends")
  }

  private func expectNames(_ rows: some QueryRows, like part: String = "") {
    let engine = QueryEngine(rows)
    for (row, name) in rows.names.enumerated() where part.isEmpty || name.hasPrefix(part) {
      let result = SearchPokedex()(name, in: engine)
      #expect(result.problems == [], "\(name)")
      #expect(result.rows.contains(row), "\(name)")
    }
  }

  /// `Fire` is a name of Moltres, and Mewtwo is spelled like Mew and two.
  @Test(
    arguments: PokemonRows.fields.flatMap(\.examples) + [
      "(fire)", "(fire dragon)", "mew, two", "718, 10", "-garchomp", "gengar -mega",
      "gengar !mega", "porygon | z", "garchomp, weavile", "name:garchomp", "t:ropius", "\"Ho: Oh\"",
    ])
  func aQueryStaysAQuery(_ query: String) async throws {
    let rows = try await Bundled.engine().rows
    #expect(rows.parse(query) == QueryParser.parse(query))
  }

  @Test(arguments: ["fire)", "fire >", "fire !", "fire ...", "t:ropius", "type: mew", "(garchomp"])
  func aMistakeStaysAMistake(_ query: String) async throws {
    let result = SearchPokedex()(query, in: try await Bundled.engine())
    #expect(result.problems.count == 1)
  }

  @Test func aSavedSearchMayBeSuchAName() async throws {
    let saved = SavedSearches([
      SavedSearch(name: "null", query: "Type: Null"),
      SavedSearch(name: "bull", query: "Tauros (Paldean Form, Combat Breed)"),
    ])
    let engine = try await Bundled.engine()
    let result = SearchPokedex(saved: saved)("@null | @bull", in: engine)
    #expect(result.problems == [])
    let found = Set(result.rows.map { engine.rows.slugs[$0] })
    #expect(found == ["type-null", "tauros-paldea-combat-breed"])
  }

  @Test(arguments: [
    ("Type: Null", "type-null"), ("Mr . Mime", "mr-mime"),
    ("Tauros (Paldean Form, Combat Breed)", "tauros-paldea-combat-breed"),
  ])
  func tabWritesTheNameWithoutTheSigns(_ name: String, _ slug: String) async throws {
    let engine = try await Bundled.engine()
    let first = try #require(engine.completions(of: name, cursor: name.count).first)
    #expect(first.text == slug)
    #expect(first.range == 0..<name.count)
    #expect(engine.suggestion(for: engine.rows.parse(name)) == nil)
  }
}
