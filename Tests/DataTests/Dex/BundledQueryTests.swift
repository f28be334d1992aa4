import PokedexData
import PokedexDomain
import PokedexTesting
import Testing

/// Queries over the bundled dex, checked against facts that players know.
@Suite struct BundledQueryTests {
  private func engine(_ lens: String? = nil) async throws -> QueryEngine<PokemonRows> {
    try await Bundled.engine(lens)
  }

  private func expect(
    _ query: String, has: String, lacks: String, lens: String? = nil
  ) async throws {
    let engine = try await engine(lens)
    let result = SearchPokedex()(query, in: engine)
    let slugs = Set(result.rows.map { engine.rows.slugs[$0] })
    #expect(result.problems == [], "\(query)")
    #expect(result.failure == nil)
    for slug in has.split(separator: " ") { #expect(slugs.contains(String(slug)), "\(query)") }
    for slug in lacks.split(separator: " ") { #expect(!slugs.contains(String(slug)), "\(query)") }
    #expect(
      Set((has + " " + lacks).split(separator: " ").map(String.init))
        .isSubset(of: engine.rows.slugs))
  }

  /// Counted over PokeAPI's documents and the table of flags by a separate program. Entei and
  /// Suicune are left out: PokeAPI lists egg moves for them, but they have no eggs.
  @Test(arguments: [
    ("move:{flag:sound}@platinum", 491),
    ("move:{priority>0 -class:status}@scarlet-violet/egg", 127),
    ("move:{is:recovery}@platinum/level-up", 84),
  ])
  func queriesOfMovesFindAllLearners(_ query: String, _ count: Int) async throws {
    #expect(SearchPokedex()(query, in: try await engine()).rows.count == count)
  }

  @Test func beforeGenerationVLightningRodGaveNoImmunity() async throws {
    for (lens, takesNone) in [("4", false), ("5", true)] {
      let pokemon = try await engine(lens).rows
      let engine = QueryEngine(AbilityRows(of: pokemon))
      let found = SearchPokedex()("immune:electric", in: engine).rows.map { engine.rows.slugs[$0] }
      #expect(found.contains("volt-absorb"))
      #expect(found.contains("lightning-rod") == takesNone)
    }
    let row = try await engine("4")
    let raichu = try #require(row.rows.slugs.firstIndex(of: "raichu"))
    let plan = SearchPokedex()("resists:electric", in: row).plan
    #expect(row.reasons(for: raichu, in: plan).contains { $0.contains("Lightning") } == false)
  }

  @Test(arguments: [
    ("type:dragon", "garchomp dratini", "charizard"),
    ("type1:flying", "tornadus-incarnate rookidee", "pidgey"),
    ("ability:levitate", "bronzong gastly", "gengar"),
    ("ability:schwebe", "bronzong gastly", "gengar"),
    ("hidden:drizzle", "politoed", "kyogre pelipper"),
    ("move:earthquake", "garchomp tyranitar", "pikachu"),
    ("move:erdbeben@platinum", "garchomp", "lucario-mega"),
    ("move:fly@yellow", "charizard", "dragonite"),
    ("move:fly@red/machine", "pidgeot", "charizard"),
    ("move:wish/egg", "eevee", "jirachi"),
    ("move:spore", "smeargle breloom", "pikachu"),
    ("move:earthquake", "garchomp-mega charizard-gmax", "pikachu"),
    ("move:{flag:sound power>=100}", "kommo-o exploud", "garchomp"),
    ("is:hazard is:recovery", "skarmory blissey", "pikachu"),
    ("is:pivot type:grass", "rillaboom", "venusaur"),
    ("move:wish/level-up@emerald", "jirachi", "eevee"),
    ("move:\"will-o-wisp\"@gold", "", "charizard gengar"),
    ("ev:spe>=2", "raichu ninjask pikachu", "caterpie"),
    ("ev:hp=3", "blissey wigglytuff", "chansey"),
    ("height>=10", "wailord steelix-mega", "onix"),
    ("weight<0.2", "gastly flabebe", "pichu"),
  ])
  func typesAbilitiesMovesAndSizes(_ query: String, _ has: String, _ lacks: String) async throws {
    try await expect(query, has: has, lacks: lacks)
  }

  @Test(arguments: [
    ("gen:7 is:regional", "raichu-alola exeggutor-alola", "raichu meowth-galar"),
    ("gen:6 is:mega", "charizard-mega-x", "charizard charizard-gmax"),
    ("gen:8 is:gmax", "charizard-gmax", "charizard"),
    ("gen:viii", "wyrdeer grookey", "sprigatito"),
    ("region:hisui", "wyrdeer typhlosion-hisui", "typhlosion turtwig"),
    ("region:sinnoh", "turtwig", "bulbasaur"),
    ("region:alola is:regional", "raichu-alola", "raichu"),
    ("dexof:kanto", "mew bulbasaur", "chikorita"),
    ("dexof:paldea", "sprigatito pikachu", "bulbasaur"),
    ("game:platinum", "garchomp pikachu", "snivy"),
    ("game:legends-arceus", "wyrdeer pikachu", "bulbasaur"),
    ("game:scarlet", "sprigatito", "caterpie"),
    ("egg:dragon", "charizard gyarados dratini", "pikachu"),
    ("egg:no-eggs", "mewtwo pichu", "bulbasaur"),
    ("gender:genderless", "staryu magnemite", "pikachu"),
    ("gender:female>=100", "chansey kangaskhan", "clefairy"),
    ("gender:female>50", "clefairy vulpix", "eevee pikachu"),
    ("growth:erratic", "feebas", "makuhita"), ("growth:fluctuating", "makuhita", "feebas"),
    ("growth:medium-fast", "caterpie pikachu", "bulbasaur"),
    ("color:pink", "clefairy mew", "pikachu"), ("shape:quadruped", "bulbasaur", "charizard"),
    ("habitat:cave", "zubat", "pidgey"),
    ("item:leftovers", "munchlax", "pikachu"), ("item:lucky-egg", "chansey", "pikachu"),
    ("found:viridian-forest", "pikachu caterpie", "charizard"),
    ("found:viridian-forest@red", "pikachu weedle", "bulbasaur"),
    ("found:\"Safari Zone\"@yellow", "tauros", "pikachu"),
  ])
  func generationsGamesBreedingAndLocations(_ query: String, _ has: String, _ lacks: String)
    async throws
  {
    try await expect(query, has: has, lacks: lacks)
  }

  @Test(arguments: [
    ("evolves:level", "bulbasaur", "haunter charizard"),
    ("evolves:trade", "haunter scyther graveler-alola", "gengar"),
    ("evolves:thunder-stone", "pikachu eevee", "raichu"),
    ("evolves:ice-stone", "vulpix-alola eevee", "vulpix"),
    ("evolves:metal-coat", "scyther onix", "scizor"),
    ("evolves:held-item", "scyther", "haunter"),
    ("evolves:friendship", "golbat riolu", "zubat"), ("evolves:beauty", "feebas", "milotic"),
    ("evolves:rain", "sliggoo", "goomy"), ("evolves:stats", "tyrogue", "hitmonlee"),
    ("evolves:party", "mantyke pancham", "eevee"), ("evolves:move", "piloswine", "swinub"),
    ("evolves:female", "combee snorunt", "bulbasaur"), ("evolves:male", "kirlia", "combee"),
    ("evolves:night", "eevee", "bulbasaur"), ("evolves:place", "magneton", "magnemite"),
    ("evolves>=60", "zweilous", "deino"), ("evolves:16", "bulbasaur", "ivysaur"),
    ("stage:3", "venusaur raichu", "ivysaur"),
    ("family:eevee", "umbreon sylveon eevee-gmax", "pikachu"),
    ("family:nachtara", "eevee", "pikachu"),
  ])
  func evolutions(_ query: String, _ has: String, _ lacks: String) async throws {
    try await expect(query, has: has, lacks: lacks)
  }

  /// A game may have a form into which nothing evolves there.
  @Test(arguments: [("moon", "raichu", 3), ("moon", "lycanroc-midday", 2), ("sword", "mr-mime", 2)])
  func `a form has its stage in games in which it does not evolve`(
    _ game: String, _ form: String, _ stage: Int
  ) async throws {
    #expect(try await Bundled.find("stage:\(stage)", game).contains(form))
    #expect(try await !Bundled.find("stage:1", game).contains(form))
  }

  @Test(arguments: [
    ("weak:ice>=4", "dragonite garchomp", "charizard"), ("weak:ice=2", "pidgey", "garchomp"),
    ("immune:ground", "pidgey", "gengar bronzong"), ("immune:ghost", "snorlax", "gengar"),
    ("resists:fire", "blastoise", "venusaur"), ("resists:dragon<=0", "clefairy", "steelix"),
    ("neutral:water", "pikachu", "charizard"), ("weak:freeze-dry", "blastoise", "charizard"),
    ("weak:freeze-dry>=4", "gyarados swampert", "blastoise"),
    ("weak:flying-press", "snorlax", "gengar"),
    ("beats:steel", "charizard", "pikachu"), ("beats:garchomp", "weavile clefairy", "pikachu"),
  ])
  func matchups(_ query: String, _ has: String, _ lacks: String) async throws {
    try await expect(query, has: has, lacks: lacks)
  }

  @Test(arguments: [
    (PokedexDomain.Trait.legendary, "mewtwo ho-oh", "mew pikachu"),
    (.mythical, "mew jirachi", "mewtwo"), (.baby, "pichu togepi", "pikachu"),
    (.mega, "charizard-mega-x groudon-primal", "meganium yanmega"),
    (.gmax, "charizard-gmax urshifu-single-strike-gmax", "charizard"),
    (
      .regional, "raichu-alola zorua-hisui tauros-paldea-combat-breed raticate-totem-alola",
      "raichu pikachu-alola-cap"
    ),
    (.form, "rotom-heat charizard-mega-x", "rotom charizard"),
    (.default, "rotom charizard", "rotom-heat"),
    (.first, "charmander pichu", "charmeleon pikachu"),
    (.middle, "charmeleon pikachu", "charmander charizard"),
    (.final, "charizard tauros", "charmeleon"), (.single, "tauros", "charizard"),
    (.branched, "vaporeon slowking gardevoir", "eevee charizard"),
    (.branching, "eevee slowpoke kirlia", "vaporeon charmander"),
    (.dual, "charizard", "charmander"), (.mono, "charmander", "charizard"),
    (.ultrabeast, "nihilego poipole naganadel blacephalon", "solgaleo necrozma"),
    (.paradox, "great-tusk iron-thorns koraidon raging-bolt iron-crown", "gholdengo"),
    (.starter, "bulbasaur charizard feraligatr meowscarada oshawott", "pikachu victini mew"),
    (.fossil, "omanyte aerodactyl rampardos dracovish", "relicanth"),
  ])
  func traits(_ trait: PokedexDomain.Trait, _ has: String, _ lacks: String) async throws {
    try await expect("is:\(trait.rawValue)", has: has, lacks: lacks)
  }

  @Test(arguments: PokemonRows.fields.flatMap(\.examples))
  func everyBeginningOfAGoodQueryIsUsable(_ example: String) async throws {
    let engine = try await engine()
    for length in 0...example.count {
      let beginning = String(example.prefix(length))
      let result = SearchPokedex()(beginning, in: engine, isTyping: true)
      #expect(result.problems.filter { !$0.isUnfinished } == [], "\(beginning)")
    }
  }

  @Test(arguments: [
    ("levitate", "ability:levitate"), ("earthquake", "move:earthquake"),
    ("intimidate", "ability:intimidate"), ("erdbeben", "move:earthquake"),
    ("type:fire levitate", "ability:levitate"),
  ])
  func theSuggestionIsTheFirstCompletion(_ query: String, _ completion: String) async throws {
    let engine = try await engine()
    #expect(SearchPokedex()(query, in: engine).rows.isEmpty)
    #expect(engine.suggestion(for: QueryParser.parse(query))?.completion == completion)
    #expect(
      engine.completions(of: query, cursor: query.count).first?.text == completion)
  }

  // MARK: Older games

  @Test(arguments: [
    ("gen 1", "type:electric -type:steel", "magnemite", "magnezone"),
    ("gen 1", "type:normal", "clefairy snorlax", "charizard"),
    ("gen 1", "immune:ghost", "alakazam snorlax", "gengar"),
    ("gen 1", "weak:bug>=4", "bulbasaur", "charizard"),
    ("gen 1", "spa=spd", "charizard alakazam", "togepi"),
    ("gen 5", "type:normal", "togepi clefairy", "sylveon"),
    ("gen 5", "resists:ghost resists:dark", "steelix", "gengar"),
    ("gen 6", "neutral:ghost neutral:dark", "steelix", "gengar"),
    ("gen 5", "ability:levitate", "gengar", "snorlax"),
    ("platinum", "move:fly", "charizard", "garchomp lugia-x"),
  ])
  func olderGamesHaveTheirOwnTypesAbilitiesAndMoves(
    _ lens: String, _ query: String, _ has: String, _ lacks: String
  ) async throws {
    let engine = try await engine(lens)
    let slugs = Set(SearchPokedex()(query, in: engine).rows.map { engine.rows.slugs[$0] })
    #expect(slugs.isSuperset(of: has.split(separator: " ").map(String.init)), "\(query)")
    #expect(slugs.isDisjoint(with: lacks.split(separator: " ").map(String.init)), "\(query)")
  }

  @Test(arguments: [
    ("gen 1", 151, "bulbasaur"), ("red", 151, "bulbasaur"), ("platinum", 508, "turtwig"),
    ("gold", 251, "chikorita"), ("scarlet", 0, "sprigatito"), ("legends-arceus", 0, "rowlet"),
  ])
  func aGameListsItsOwnFormsInItsOwnOrder(
    _ lens: String, _ count: Int, _ first: String
  ) async throws {
    let engine = try await engine(lens)
    let rows = SearchPokedex()("", in: engine).rows
    if count > 0 { #expect(rows.count == count) }
    #expect(rows.first.map { engine.rows.slugs[$0] } == first)
  }

  @Test(arguments: [nil, 1, 2, 3, 4, 5, 6, 7, 8, 9] as [Int?])
  func theTypeChartIsThatOfTheGames(_ generation: Int?) async throws {
    let known = TypeChart(Table(SampleDex.types), generation: generation.map { ID($0) })
    let held = TypeChart(
      try await Bundled.reference().table(PokemonType.self), generation: generation.map { ID($0) })
    #expect(held.types == known.types)
    for attack in known.types {
      for defence in known.types {
        #expect(held[attack, defence] == known[attack, defence], "\(attack) on \(defence)")
      }
    }
  }

  @Test func noLensIsEmpty() async throws {
    let catalog = try await Bundled.catalog()
    let lenses = try Lenses(#require(catalog.reference))
    #expect(lenses.all.filter { !$0.data.isGame }.map(\.slug) == (1...9).map { "gen-\($0)" })
    for (index, lens) in lenses.all.enumerated() {
      #expect(lenses.named(lens.slug) == lens)
      #expect(lenses.named(lens.name) != nil, "\(lens.name)")
      // Building the rows is slow, so only those of every sixth lens are built.
      guard index.isMultiple(of: 6) else { continue }
      let rows = PokemonRows(catalog, through: lens)
      #expect(rows.existing.size > 0, "\(lens.name)")
      #expect(Set(rows.positions).count == rows.count)
    }
  }
}
