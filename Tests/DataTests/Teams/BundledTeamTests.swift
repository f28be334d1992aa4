import PokedexData
import PokedexDomain
import PokedexTesting
import Testing

/// Teams over the bundled dex.
@Suite struct BundledTeamTests {
  private func pokemon(_ lens: String? = nil) async throws -> PokemonRows {
    let catalog = try await Bundled.catalog()
    return PokemonRows(catalog, through: try await Bundled.lens(lens))
  }

  private func team(_ text: String) async throws -> Team {
    let names = ShowdownNames(try await Bundled.catalog())
    let reading = try ShowdownReader(names)(text)
    #expect(reading.problems == [])
    return try #require(reading.teams.first)
  }

  private func faults(_ text: String, in game: String?) async throws -> [String] {
    let rules = TeamRules(through: try await Bundled.lens(game))
    return rules.faults(of: try await team(text), in: try await pokemon().catalog)
      .compactMap(\.message)
  }

  /// Common sets in games where they are legal, with moves of all learn methods and of earlier
  /// stages.
  @Test(arguments: [
    ("Garchomp\nAbility: Rough Skin\n- Earthquake\n- Outrage\n- Stealth Rock", "scarlet"),
    ("Slowbro-Galar\nAbility: Regenerator\n- Shell Side Arm\n- Slack Off", "sword"),
    ("Persian-Alola\nAbility: Fur Coat\n- Parting Shot\n- Nasty Plot", "sun"),
    ("Rotom-Wash\nAbility: Levitate\n- Hydro Pump\n- Volt Switch", "scarlet"),
    ("Smeargle\n- Spore\n- Shell Smash", "ultra-sun"),
    ("Charizard-Mega-X\nAbility: Tough Claws\n- Dragon Dance\n- Flare Blitz", "x"),
    ("Gengar\nAbility: Levitate\n- Hypnosis\n- Shadow Ball", "platinum"),
    ("Clefable\nAbility: Magic Guard\n- Moonblast\n- Moonlight", "scarlet"),
    ("Azumarill\nAbility: Huge Power\n- Belly Drum\n- Aqua Jet", "scarlet"),
  ])
  func commonSetsAreLegal(_ text: String, _ game: String) async throws {
    #expect(try await faults(text, in: game) == [])
  }

  @Test(arguments: [
    ("Garchomp\n- Spore", "scarlet", "Garchomp is not known to learn Spore in Scarlet."),
    (
      "Gengar\nAbility: Levitate", "scarlet",
      "Gengar does not have Levitate in Scarlet."
    ),
    ("Beedrill", "sword", "Beedrill is not in Sword."),
    (
      "Slowbro\n- Shell Side Arm", "sword",
      "Slowbro is not known to learn Shell Side Arm in Sword."
    ),
    (
      "Persian\nAbility: Fur Coat", "sun", "Persian does not have Fur Coat in Sun."
    ),
  ])
  func illegalSetsAreReported(_ text: String, _ game: String, _ fault: String) async throws {
    #expect(try await faults(text, in: game).contains(fault))
  }

  /// The whole dex is ranked, and the choices of players are near the top.
  @Test func theWholeDexIsRanked() async throws {
    let pokemon = try await pokemon()
    let dragons = try await team("Garchomp\n\nDragonite\n\nSalamence")
    let ranked = try CompleteTeam()(dragons, in: pokemon)
    #expect(ranked.count > 1200)
    // The dragons are weak to Ice, Dragon and Fairy (4 points for a resistance, 5 for an immunity, -4 for
    // a weakness), need a resistance to Normal, Flying, Rock, Ghost, Steel, Psychic and Dark (2, 3, -2)
    // and hit nine types with no more than the usual damage, among them Ice, Dark and Fairy (1 each).
    let points = ["Heatran": 22, "Clefable": 6, "Altaria": -14]
    for (name, points) in points {
      #expect(ranked.first { $0.form.name == name }?.points == points, "\(name)")
    }
    let index = try #require(ranked.firstIndex { $0.form.name == "Heatran" })
    #expect(index < ranked.count / 10)
    let counters = try FindCounters()([TeamMember(445)], in: pokemon)
    #expect(counters.count == pokemon.distinctForms.count)
    #expect(counters.prefix(20).allSatisfy { $0.matchups[0].dealt > 100 })
  }

  /// With known moves, the number of hits to a knockout counts: Skarmory is out of reach of Earthquake, and at
  /// level 50 the same Pokémon need as many hits as at level 100.
  @Test func knownMovesOfAFoeCountByKnockouts() async throws {
    let pokemon = try await pokemon()
    let uses = { (level: Int) in
      let foe = try await team(
        "Garchomp @ Choice Band\nLevel: \(level)\nEVs: 252 Atk\nAdamant Nature\n- Earthquake")
      let ranked = try FindCounters()(foe.members, in: pokemon)
      let points = ranked.map(\.points)
      #expect(points == points.sorted(by: >))
      return try ["Skarmory", "Heatran"].map { name in
        try #require(ranked.first { $0.form.name == name }?.matchups.first?.uses)
      }
    }
    let found = try await uses(100)
    #expect(found.map(\.taken) == [nil, 1])
    #expect(found[0].dealt != nil)
    #expect(try await uses(50) == found)
    let plain = try FindCounters()([TeamMember(445)], in: pokemon)
    #expect(plain.allSatisfy { $0.matchups[0].uses == nil })
  }

  /// In Red and Blue every species except Mew is caught, given or evolved (Bulbapedia, "List of
  /// Pokémon by Kanto Pokédex number").
  @Test func onlyMewCannotBeCaughtInKanto() async throws {
    let track = TrackProgress(pokedex: try Bundled.pokedex())
    let kanto = try #require(try await Bundled.lens("red-blue")?.data.groups.first)
    let plan = try await track.places(toComplete: kanto, having: [])
    #expect(plan.elsewhere.map(\.name) == ["Mew"])
    #expect(plan.knowsPlaces)
    #expect(plan.stops.flatMap(\.species).count + plan.viaEvolution.count == 150)
    let progress = try await track([1, 4, 7])
    #expect(progress.overall == Tally(caught: 3, of: 1025))
    #expect(progress.generations.first?.tally == Tally(caught: 3, of: 151))
  }

  /// Cosmoem evolves into Solgaleo or Lunala by the version, and Galarian Slowpoke only on the Isle
  /// of Armor (Bulbapedia, "Cosmoem" and "Galarica Cuff").
  @Test(arguments: [
    ("sun", "Lunala"), ("moon", "Solgaleo"), ("ultra-sun", "Lunala"), ("ultra-moon", "Solgaleo"),
    ("sword", "Slowbro"),
  ])
  func `a plan has only evolutions of its version`(_ game: String, _ lacking: String) async throws {
    let lens = try #require(try await Bundled.lens(game))
    let group = try #require(lens.data.groups.first)
    let track = TrackProgress(pokedex: try Bundled.pokedex())
    let plan = try await track.places(toComplete: group, in: lens.data.version, having: [])
    #expect(!plan.viaEvolution.map(\.name).contains(lacking))
    #expect(plan.elsewhere.map(\.name).contains(lacking))
  }

  @Test func candidatesAreFullyEvolvedAndExistOutsideOfBattles() async throws {
    let pokemon = try await pokemon()
    let found = SearchPokedex()(PokemonRows.contenders, in: QueryEngine(pokemon)).rows
    let names = pokemon.ranked(found, of: PokemonRows.contenders).map { pokemon.names[$0] }
    #expect(Set(["Garchomp", "Toxapex", "Wash Rotom", "Galarian Weezing"]).isSubset(of: names))
    for name in [
      "Igglybuff", "Palpitoad", "Mega Garchomp", "Primal Groudon", "Gigantamax Snorlax",
      "Terastal Form Terapagos", "Blade Aegislash",
    ] {
      #expect(pokemon.names.contains(name) && !names.contains(name), "\(name)")
    }
    #expect(names.filter { $0.hasPrefix("Koraidon") } == ["Koraidon"], "one of equal forms")
  }

  @Test(arguments: [PokemonRows.contenders, "type:dragon", ""])
  func whatNoTrainerCanHaveIsNoCandidate(_ query: String) async throws {
    let pokemon = try await pokemon()
    let found = SearchPokedex()(query, in: QueryEngine(pokemon)).rows
    let names = pokemon.ranked(found, of: query).map { pokemon.names[$0] }
    #expect(names.contains("Eternatus"))
    #expect(!names.contains("Eternamax Eternatus"))
    #expect(!pokemon.distinctForms.map { pokemon.names[$0] }.contains("Eternamax Eternatus"))
  }

  @Test func formsWithTheSameStatsTypesAndAbilitiesAreRankedOnce() async throws {
    let pokemon = try await pokemon()
    let names = pokemon.distinctForms.map { pokemon.names[$0] }
    #expect(names.filter { $0.hasPrefix("Koraidon") } == ["Koraidon"])
    #expect(names.contains("Mega Garchomp"), "it has other stats")
    #expect(names.contains("Wash Rotom"), "it has other types")
    let all = try FindCounters()([TeamMember(445)], in: pokemon)
    #expect(all.count == names.count)
    let asked = try FindCounters()([TeamMember(445)], from: pokemon.existing.rows, in: pokemon)
    #expect(asked.count == 1351)
  }

  @Test func `counters on the way through a game have not evolved too early`() async throws {
    let pokemon = try await pokemon("platinum")
    var onix = TeamMember(95)
    onix.level = 17
    let query = pokemon.contenders(against: [onix])
    let found = SearchPokedex()(query, in: QueryEngine(pokemon)).rows
    let names = pokemon.ranked(found, of: query).map { pokemon.names[$0] }
    #expect(Set(["Monferno", "Turtwig", "Butterfree", "Geodude"]).isSubset(of: names))
    for name in ["Grotle", "Infernape", "Torterra", "Mew", "Mewtwo"] {
      #expect(!names.contains(name), "\(name)")
    }
    onix.level = 50
    #expect(pokemon.contenders(against: [onix]) == PokemonRows.contenders)
    #expect(pokemon.contenders(against: [onix, TeamMember(95)]) == PokemonRows.contenders)
  }

  @Test(arguments: [
    ("ogerpon-wellspring", "ogerpon-wellspring-mask"), ("Landorus-Therian", "landorus-therian"),
    ("Tauros-Paldea-Blaze", "tauros-paldea-blaze-breed"), ("Necrozma-Dusk-Mane", "necrozma-dusk"),
  ])
  func `Showdown's names find a Pokémon everywhere`(_ name: String, _ slug: String) async throws {
    let form = try FindPokemon()(name, in: try await Bundled.engine())
    #expect(form == (try await Bundled.form(slug)))
  }

  @Test(arguments: [
    ("Garchomp @ Garchompite", "garchomp-mega"), ("Charizard @ Charizardite Y", "charizard-mega-y"),
    ("Kyogre @ Blue Orb", "kyogre-primal"), ("Lucario", "lucario-mega"),
  ])
  func `a Mega Stone or the only form decides the Mega Evolution`(
    _ text: String, _ slug: String
  ) async throws {
    let member = try #require(try await team(text).members.first)
    let lens = try await Bundled.lens("omega-ruby")
    let show = try ShowDamage(try await Bundled.catalog(), through: lens)
    #expect(show.dex.megaForm(of: member) == .success(try await Bundled.form(slug)))
  }

  @Test func `a Mega Evolution that is not certain is not chosen`() async throws {
    let show = try ShowDamage(try await Bundled.catalog(), through: try await Bundled.lens("x"))
    for (text, fault) in [("Charizard", MegaFault.undecided), ("Snorlax", .noneInGames)] {
      let member = try #require(try await team(text).members.first)
      #expect(show.dex.megaForm(of: member) == .failure(fault))
    }
  }

  @Test func `the Speed after Mega Evolution stands beside the one before`() async throws {
    let team = try await team("Garchomp @ Garchompite\nLevel: 50\nEVs: 252 Spe\nJolly Nature")
    let tiers = try FindSpeedTiers()([], of: try await pokemon("x"), with: team)
    #expect(tiers.tiers.map(\.speed) == [169, 158])
    #expect(
      tiers.tiers.map(\.entries) == [[.member(0, "Garchomp")], [.megaEvolved(0, "Mega Garchomp")]])
  }

  @Test func `games without natures and items have three usual Speeds`() async throws {
    let pokemon = try await pokemon("red")
    let row = try #require(pokemon.catalog.forms.row(of: 101))
    let tiers = try FindSpeedTiers()([row], of: pokemon)
    #expect(tiers.lines == [.neutral, .untrained, .least])
    // Electrode, base Speed 140: at level 50 with 15 DV 191, and 160 without stat experience.
    #expect(tiers.lines.map { tiers.speed(ofRow: row, as: $0) } == [191, 160, 145])
  }
}
