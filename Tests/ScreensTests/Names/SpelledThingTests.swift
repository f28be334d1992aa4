import PokedexDomain
import PokedexPresentation
import PokedexTesting
import Testing

/// Moves, items, abilities, places and all other things are found by their names in every spelling.
@MainActor @Suite(.timeLimit(minutes: 5)) struct SpelledThingTests {
  nonisolated static let things: [(kind: Kind, name: String, spellings: [String])] = [
    (
      .item, "king’s-rock",
      [
        "kingsrock", "Kings Rock", "king's-rock", "KINGʼS ROCK", "ＫＩＮＧ’Ｓ　ＲＯＣＫ", "おうじゃのしるし",
        "ｵｳｼﾞｬﾉｼﾙｼ", "King-Stein",
      ]
    ),
    (.move, "u-turn", ["Ｕ-turn", "uturn", "U Turn", "u\u{2011}turn", "とんぼがえり", "ﾄﾝﾎﾞｶﾞｴﾘ"]),
    (.move, "will-o-wisp", ["Will o Wisp", "willowisp", "WILL–O–WISP"]),
    (
      .move, "wing-attack",
      ["Flügelschlag", "Fluegelschlag", "flugelschlag", "Flu\u{308}gelschlag"]
    ),
    (.move, "gust", ["Windstoß", "Windstoss"]),
    (.ability, "sand-veil", ["sandveil", "SAND VEIL", "すながくれ", "ｽﾅｶﾞｸﾚ", "スナカ\u{3099}クレ"]),
    (.ability, "oblivious", ["Dösigkeit", "Doesigkeit", "dosigkeit"]),
    (.location, "kanto-route-1", ["Kanto Route 1", "kantoroute1", "ＫＡＮＴＯ　ＲＯＵＴＥ　１"]),
    (.location, "Großmoor", ["Grossmoor", "großmoor", "ＧＲＯＳＳＭＯＯＲ"]),
    (.location, "Feurio-Hütte", ["Feurio-Huette", "feuriohutte", "feurio hütte"]),
    (.type, "bug", ["Käfer", "Kaefer", "kafer", "ﾑｼ", "ＢＵＧ"]),
    (.nature, "bold", ["Kühn", "Kuehn", "kuhn"]), (.berry, "oran", ["oranberry", "Oran Berry"]),
    (.eggGroup, "water1", ["water 1", "Water-1", "ＷＡＴＥＲ１"]),
    (.version, "leafgreen", ["Blattgrün", "Blattgruen", "leaf green", "LEAF-GREEN"]),
  ]

  private func engine() async throws -> QueryEngine<PokemonRows> {
    QueryEngine(PokemonRows(try await Stage.bundled().catalog()))
  }

  @Test(arguments: things.indices)
  func everyDoorFindsAThing(_ index: Int) async throws {
    let (thing, engine) = (Self.things[index], try await engine())
    let (find, pages) = (FindPage(), FindListedPage(in: engine))
    let word = try #require(Kinds.source(thing.kind)?.words.first)
    let page = try find(thing.name, of: thing.kind, in: engine)
    for spelling in thing.spellings {
      #expect(try find(spelling, of: thing.kind, in: engine) == page, "\(spelling)")
      #expect(try find("\(word):\(spelling)", in: engine) == page, "\(spelling)")
      #expect(try pages("\(spelling)  Normal  100", of: thing.kind) == page, "\(spelling)")
      let finder = Finder(among: [thing.kind]) { engine.rows.catalog }
      #expect(!finder(spelling).isEmpty && finder.destination(at: 0) == page, "\(spelling)")
    }
  }

  /// Their lists add words of the slug to names that several things share.
  @Test(arguments: [Kind.location, .item, .move, .ability, .berry, .eggGroup, .nature])
  func everyNameThatAListShowsIsThatOfAPage(_ kind: Kind) async throws {
    let engine = try await engine()
    let dex = try #require(engine.rows.catalog.reference)
    let source = try #require(Kinds.source(kind))
    let slugs = source.keys(dex).slugs
    let shown = DistinctNames.all(source.names(dex), slugs: slugs)
    let finder = Finder(among: [kind]) { engine.rows.catalog }
    for (row, name) in shown.enumerated() where name.hasSuffix(")") {
      let page = try FindPage()(slugs[row], of: kind, in: engine)
      #expect(try FindPage()(name, of: kind, in: engine) == page, "\(name)")
      #expect(!finder(name).isEmpty && finder.destination(at: 0) == page, "\(name)")
    }
  }

  @Test func everyGameIsFoundByTheNameThatItsListShows() async throws {
    let engine = try await engine()
    let games: GameRows = try await Stage.bundled().dex(through: nil).rows()
    // Blue is also a version of Red/Blue.
    for row in 0..<games.count where games.names[row] != "Blue" {
      let page = try FindPage()(games.names[row], in: engine)
      #expect(page == .to(games.table.ids[row]), "\(games.names[row])")
    }
  }

  @Test(arguments: [
    ("move", "u-turn", "ﾄﾝﾎﾞｶﾞｴﾘ"), ("move", "wing-attack", "Fluegelschlag"),
    ("move", "will-o-wisp", "Will o Wisp"), ("ability", "oblivious", "doesigkeit"),
    ("ability", "sand-veil", "Sand Veil"), ("type", "bug", "Kaefer"), ("egg", "water1", "water 1"),
    ("item", "kings-rock", "Kings Rock"), ("found", "kanto-route-1", "kantoroute1"),
  ])
  func queriesReadThem(_ field: String, _ slug: String, _ spelling: String) async throws {
    let engine = try await engine()
    let expected = SearchPokedex()("\(field):\(slug)", in: engine)
    let found = SearchPokedex()("\(field):\"\(spelling)\"", in: engine)
    #expect(found.problems.isEmpty && found.rows == expected.rows, "\(found.problems)")
    #expect(!found.rows.isEmpty)
  }

  /// Letters for umlauts never lead from one thing to another.
  @Test(arguments: FindAnything.kinds)
  func lettersForUmlautsFindOnlyWhatHasTheName(_ kind: Kind) async throws {
    let catalog = try await Stage.bundled(in: Language(rawValue: "de")).catalog()
    let dex = try #require(catalog.reference)
    let source = Kinds.source(kind)
    let names = source.map { $0.names(dex) } ?? catalog.names
    let index = source.map { $0.index(catalog) } ?? catalog.nameIndex()
    for name in names {
      guard let typed = Spelling.spelledOut(name) else { continue }
      // Lists add words to names that several things share.
      let rows = index.rows(named: Spelling.folded(name))
      let found = index.rows(named: Spelling.folded(typed))
      #expect(found.isEmpty == rows.isEmpty && Set(rows).isSuperset(of: found), "\(name)")
    }
  }
}
