import PokedexDomain
import PokedexTesting
import Testing

/// Words of queries about the run that the user plays.
@Suite(.timeLimit(.minutes(5))) @MainActor struct RunQueryTests {
  private let marks = TrainerMarks(MemoryMarks())

  /// A run that has reached two places of Platinum, with a Turtwig of level 12 and a fallen Starly.
  private func played(_ game: String = "platinum") async throws -> Catalog {
    let catalog = try await Stage.bundled(marks).catalog()
    let lens = try #require(catalog.lens(named: "platinum"))
    var run = Run(name: "Ada", game: game, rules: .nuzlocke)
    let words = RunPlaceWords(
      RunPlaces(of: run, in: lens, catalog), in: try #require(catalog.reference))
    run.reached = try ["route 201", "route 204/south"].map(words.place)
    run.cap = 14
    let slugs = catalog.forms.slugs
    for (slug, level, isFallen) in [("turtwig", 12, false), ("starly", 4, true)] {
      var member = TeamMember(catalog.forms.ids[try #require(slugs.firstIndex(of: slug))])
      member.level = level
      run.own.append(RunPokemon(member))
      run.own[run.own.count - 1].isFallen = isFallen
    }
    marks.play(run)
    return catalog
  }

  private func found(
    _ query: String, _ game: String? = "platinum", in catalog: Catalog
  ) throws -> Set<String> {
    let lens = try game.map { try #require(catalog.lens(named: $0)) }
    let rows = PokemonRows(catalog, through: lens)
    let result = SearchPokedex()(query, in: QueryEngine(rows))
    #expect(result.problems.isEmpty, "\(query)")
    return Set(result.rows.map { rows.slugs[$0] })
  }

  @Test func `found:reached is what can be met so far with the means`() async throws {
    let catalog = try await played()
    try change { $0.rules = [] }
    #expect(
      try found("found:reached", in: catalog) == [
        "starly", "bidoof", "shinx", "budew", "wurmple",
      ])
    #expect(try found("found:reached type:bug", in: catalog) == ["wurmple"])
    // On the northern part of Route 204, which is not reached.
    #expect(
      try !found("found:route-204", in: catalog).isSubset(of: found("found:reached", in: catalog)))
    try change { $0.means = RunMeans([.mean(.oldRod)]) }
    #expect(try found("found:reached", in: catalog) == ["magikarp"])
  }

  private func change(_ edit: (inout Run) -> Void) throws {
    var run = try #require(marks.playedRun)
    edit(&run)
    marks.play(run)
  }

  @Test func `found:reached leaves out what the rules and the gifts of the run exclude`()
    async throws
  {
    let catalog = try await played()
    // By its rules, without the families of Turtwig and Starly; the other two partners are never had.
    #expect(
      try found("found:reached", in: catalog) == ["bidoof", "shinx", "budew", "wurmple"])
    let here = try #require(marks.playedRun).reached[0]
    try change { $0.missed = [here] }
    // Bidoof is on Route 204 as well.
    #expect(try found("found:reached level<3", in: catalog) == [])
    try change { $0.own[0].place = $0.reached[1] }
    #expect(try found("found:reached", in: catalog) == [])
    try change { $0.rules = .duplicates }
    #expect(
      try found("found:reached", in: catalog) == ["bidoof", "shinx", "budew", "wurmple"])
    try change { $0.own = [] }
    #expect(try found("found:reached", in: catalog).isSuperset(of: ["chimchar", "piplup"]))
  }

  @Test func `mine and fallen are those of the run`() async throws {
    let catalog = try await played()
    #expect(try found("is:mine", in: catalog) == ["turtwig"])
    #expect(try found("is:fallen", in: catalog) == ["starly"])
    #expect(try found("is:caught", in: catalog) == [])
  }

  @Test func `levels are compared with the cap`() async throws {
    let catalog = try await played()
    #expect(try found("is:mine level<=cap", in: catalog) == ["turtwig"])
    #expect(try found("is:mine level>12", in: catalog) == [])
    #expect(try found("level>cap", in: catalog) == [])
    var run = try #require(marks.playedRun)
    run.cap = nil
    marks.play(run)
    #expect(try found("is:mine level<=cap", in: catalog) == ["turtwig"])
  }

  @Test func `the run is completed where a game is`() async throws {
    let catalog = try await played()
    let platinum = try #require(catalog.lens(named: "platinum"))
    let offered = { (text: String, lens: Lens?) in
      QueryEngine(PokemonRows(catalog, through: lens)).completions(of: text, cursor: text.count)
    }
    #expect(offered("move:bite@", platinum).first?.text == "run")
    let run = try #require(offered("move:bite@ru", platinum).first)
    #expect(run.text == "run" && run.meaning == "Ada")
    #expect(try run.count == found("move:bite@run", in: catalog).count)
    #expect(!offered("move:bite@ru", nil).contains { $0.text == "run" })
  }

  @Test func `a move at run is known by level up to the cap`() async throws {
    let catalog = try await played()
    // It learns Razor Leaf at 13 and Curse at 17.
    #expect(try found("turtwig move:razor-leaf@run", in: catalog) == ["turtwig"])
    #expect(try found("turtwig move:curse@run", in: catalog) == [])
    #expect(try found("turtwig move:curse", in: catalog) == ["turtwig"])
    // By a machine.
    #expect(try found("turtwig move:toxic@run", in: catalog) == [])
  }

  @Test func `in another game and without a run the words find nothing`() async throws {
    let catalog = try await played()
    #expect(try found("is:mine", "emerald", in: catalog) == [])
    #expect(try found("found:reached", nil, in: catalog) == [])
    marks.play(nil)
    #expect(try found("is:mine,fallen", in: catalog) == [])
    let platinum = catalog.lens(named: "platinum")
    let rows = PokemonRows(catalog, through: platinum)
    #expect(rows.gap(about: "cap") == .noRun)
  }

  @Test func `a run through a game that is gone is told`() async throws {
    let catalog = try await played("renegade")
    #expect(try found("is:mine", in: catalog) == [])
    #expect(marks.failure == .lacking(RunProblem.noGame(run: "Ada", game: "renegade").message))
  }

  @Test func `counters in a run are its own Pokémon and what can be had up to the cap`()
    async throws
  {
    let catalog = try await played()
    let rows = PokemonRows(catalog, through: catalog.lens(named: "platinum"))
    #expect(
      try found(rows.contenders(against: [TeamMember(95)]), in: catalog) == [
        "turtwig", "bidoof", "shinx", "budew", "wurmple",
      ])
    try change { $0.cap = nil }
    #expect(rows.contenders() == "is:mine | found:reached")
    let emerald = PokemonRows(catalog, through: catalog.lens(named: "emerald"))
    #expect(emerald.contenders() == PokemonRows.contenders)
  }

  @Test func `places of a Pokémon and places to train keep to the run`() async throws {
    let catalog = try await played()
    let lens = try #require(catalog.lens(named: "platinum"))
    let zubat = try #require(catalog.forms.slugs.firstIndex(of: "zubat"))
    #expect(EncounterRows(of: catalog.forms.ids[zubat], in: catalog, through: lens).count <= 1)
    let geodude = try #require(catalog.forms.slugs.firstIndex(of: "geodude"))
    let rows = EncounterRows(of: catalog.forms.ids[geodude], in: catalog, through: lens)
    #expect(rows.count == 0 && rows.gap == .outOfRun)
    let page = FindTrainingPlaces(catalog)(.speed, through: lens, limit: 100)
    #expect(Set(page.places.map(\.location.name)).isSubset(of: ["Route 201", "Route 204"]))
    #expect(!page.places.isEmpty)
  }

  @Test func `progress counts the run's own Pokémon and its places`() async throws {
    let catalog = try await played()
    let pokedex = try Stage.bundled(marks)
    let lens = try #require(catalog.lens(named: "platinum"))
    let plan = try await TrackProgress(pokedex: pokedex)
      .places(toComplete: lens.data.groups[0], having: [])
    #expect(Set(plan.stops.map(\.place.name)).isSubset(of: ["Route 201", "Route 204"]))
    let missing = plan.stops.flatMap(\.species).map(\.name)
    #expect(missing.contains("Bidoof"))
    #expect(!missing.contains("Turtwig") && !missing.contains("Starly"))
  }
}
