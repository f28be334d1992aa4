import PokedexDomain
import PokedexTesting
import Testing

/// The places of a run: their order, what can be met there, and what is left of the first encounter.
@Suite(.timeLimit(.minutes(5))) struct RunPlaceTests {
  private func made(_ means: [String] = ["walking", "gifts"]) -> Run {
    var run = Run(name: "Ada", game: "platinum", rules: .nuzlocke)
    run.means = RunMeans(means.compactMap(RunWord.init))
    return run
  }

  private func places(_ run: Run, _ dex: PlannerDex) throws -> RunPlaces {
    RunPlaces(of: run, in: try dex.lens("platinum"), dex.catalog)
  }

  /// What can be met at a place, as `starly 50`.
  private func met(_ place: String, _ run: Run, _ dex: PlannerDex) throws -> [String] {
    let places = try places(run, dex)
    let words = RunPlaceWords(places, in: dex.reference)
    let stop = try #require(places.stop(of: try words.place(place)))
    return places.encounters(at: stop, in: dex.catalog).met.map { met in
      let name = dex.catalog.forms.slug(of: met.group.form) ?? ""
      return met.chance.map { "\(name) \($0)" } ?? name
    }
  }

  @Test func `the places from Route 201 to Roark are in the order of their wild levels`()
    async throws
  {
    let places = try places(made(), try await PlannerDex())
    #expect(places.order == .wildLevel)
    #expect(
      places.stops.prefix(12).map(\.title) == [
        "Route 201", "Lake Verity", "Route 202", "Ravaged Path",
        "Route 204, South Towards Jubilife City", "Route 203", "Oreburgh Mine", "Route 207",
        "Oreburgh Gate", "Route 204, North Towards Floaroma Town", "Valley Windworks", "Route 205",
      ])
    // Towns have no grass.
    #expect(places.stops.suffix(25).allSatisfy { $0.levels == nil })
  }

  @Test func `a route overrides the order, and what it does not name follows by level`()
    async throws
  {
    let dex = try await PlannerDex()
    let words = RunPlaceWords(try places(made(), dex), in: dex.reference)
    let route = try ["twinleaf town", "route 203", "route 201"].map(words.place)
    let places = RunPlaces(of: made(), in: try dex.lens("platinum"), dex.catalog, along: route)
    #expect(places.order == .route)
    #expect(
      places.stops.prefix(5).map(\.name) == [
        "Twinleaf Town", "Route 203", "Route 201", "Lake Verity", "Route 202",
      ])
  }

  @Test func `the parts of a cave are apart where their levels are`() async throws {
    let stops = try places(made(), try await PlannerDex()).stops
    let coronet = stops.filter { $0.name == "Mt. Coronet" }.compactMap(\.levels)
    #expect(coronet == [13...16, 17...20, 32...35, 36...41])
    #expect(stops.count { $0.name == "Old Chateau" } == 1)
  }

  @Test func `only what the means allow is met`() async throws {
    let dex = try await PlannerDex()
    #expect(
      try met("route 201", made(), dex) == [
        "starly 50", "bidoof 50", "turtwig 100", "chimchar 100", "piplup 100",
      ])
    #expect(try met("twinleaf town", made(), dex) == [])
    #expect(try met("twinleaf town", made(["old-rod"]), dex) == ["magikarp 100"])
    #expect(try met("route 201", made(["gifts"]), dex).count == 3)
    #expect(try met("oreburgh city", made(), dex) == [])
    #expect(try met("oreburgh city", made(["gifts", "fossils"]), dex).contains("cranidos 100"))
    let night = try met("route 201", made(["walking", "night"]), dex)
    #expect(night.contains("kricketot 10"))
    let swarm = try met("route 201", made(["walking", "swarm"]), dex)
    #expect(swarm.contains("doduo"))
  }

  @Test func `a family that one has leaves its share to the others`() async throws {
    let dex = try await PlannerDex()
    var run = made()
    run.own = [RunPokemon(TeamMember(try dex.form("staravia")))]
    #expect(try met("route 202", run, dex) == ["bidoof 63", "shinx 38", "starly"])
    run.rules = []
    #expect(try met("route 202", run, dex) == ["bidoof 50", "shinx 30", "starly 20"])
  }

  @Test func `first partners are told as one of three`() async throws {
    let dex = try await PlannerDex()
    let places = try places(made(), dex)
    let found = places.encounters(at: places.stops[0], in: dex.catalog)
    let partners = found.met.filter { !$0.oneOf.isEmpty }
    #expect(partners.map(\.group.form) == partners[0].oneOf)
    #expect(partners.count == 3)
  }

  @Test func `the first encounter is open, caught, missed or only of families that one has`()
    async throws
  {
    let dex = try await PlannerDex()
    var run = made(["walking"])
    func state() throws -> FirstEncounter {
      let places = try places(run, dex)
      return places.encounters(at: places.stops[0], in: dex.catalog).state
    }
    let place = try places(run, dex).stops[0].place
    #expect(try state() == .open)
    run = try run.applying(.missed([place]))
    #expect(try state() == .missed)
    let bidoof = RunPokemon(TeamMember(try dex.form("bidoof")), at: place)
    run = try run.applying(.caught(bidoof))
    #expect(try state() == .caught([bidoof]))
    run.own = try ["starly", "bibarel"].map { RunPokemon(TeamMember(try dex.form($0))) }
    #expect(try state() == .duplicates)
  }

  @Test func `a place is read as people write it, and told by the nearest name otherwise`()
    async throws
  {
    let dex = try await PlannerDex()
    let words = RunPlaceWords(try places(made(), dex), in: dex.reference)
    let whole = try words.place("Route 204")
    #expect(whole.area == nil)
    #expect(try words.place("place:route-204") == whole)
    let south = try words.place("route 204/south")
    #expect(south.area != nil && whole.contains(south))
    #expect(words.slug(of: south).hasPrefix("sinnoh-route-204/"))
    #expect(try words.place(words.slug(of: south)) == south)
    #expect(try words.place("Erzelingen-Mine") == words.place("oreburgh mine"))
    #expect(throws: RunProblem.noPlace("rout 201", nearest: "Route 201")) {
      try words.place("rout 201")
    }
    #expect(throws: RunProblem.self) { try words.place("route 1") }
  }

  @Test func `a game of which the dex knows no places says so`() async throws {
    let dex = try await PlannerDex()
    let run = Run(name: "Ada", game: "scarlet-violet")
    let places = RunPlaces(of: run, in: try dex.lens("scarlet-violet"), dex.catalog)
    #expect(!places.isKnown)
    #expect(throws: RunProblem.noPlaces(game: "Scarlet/Violet")) {
      try RunPlaceWords(places, in: dex.reference).place("artazon")
    }
  }
}
