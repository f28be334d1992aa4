import PokedexDomain
import PokedexTesting
import Testing

@Suite struct SpeedTiersTests {
  private func row(_ form: ID<Form>) throws -> Int {
    try #require(TeamFixture.catalog.forms.row(of: form))
  }

  private func speedTiers(
    _ forms: [ID<Form>], with members: [TeamMember] = [],
    _ change: (inout TierTraining) -> Void = { _ in }
  ) throws -> SpeedTiers {
    var training = TierTraining()
    change(&training)
    return try FindSpeedTiers()(
      try forms.map { try row($0) }, of: TeamFixture.pokemon,
      with: Team(name: "", members: members), as: training)
  }

  private func speeds(_ change: (inout TierTraining) -> Void) throws -> [Int] {
    try speedTiers([445], with: [], change).tiers.map(\.speed)
  }

  @Test func listedPokemonAndATeamShareTheTiers() throws {
    let own = member(445) { ($0.nickname, $0.nature) = ("Chompy", 16) }
    let tiers = try speedTiers([887, 445, 248], with: [own]).tiers
    #expect(tiers.map(\.speed) == [194, 154, 134, 113])
    #expect(tiers[2].entries == [.member(0, "Chompy")])
    #expect(tiers[1].entries == [.listed(row: try row(445), Named(445, "Garchomp"))])
  }

  @Test func equalSpeedsShareATier() throws {
    let own = member(445) { $0.effort[.speed] = 252 }
    let tiers = try speedTiers([445], with: [own]).tiers
    #expect(tiers.map(\.speed) == [154])
    #expect(tiers[0].entries.count == 2)
  }

  /// Garchomp's Speed by Bulbapedia's formula; 303 and 169 are also published tiers.
  @Test func levelNatureEffortStageAndItemChangeSpeed() throws {
    #expect(try speeds { _ in } == [154])
    #expect(try speeds { $0.level = 100 } == [303])
    #expect(try speeds { $0.nature = 110 } == [169])
    #expect(try speeds { $0.effort = 0 } == [122])
    #expect(try speeds { ($0.effort, $0.individual, $0.nature) = (0, 0, 90) } == [96])
    #expect(try speeds { $0.stage = 1 } == [231])
    #expect(try speeds { $0.item = 264 } == [231])
    #expect(try speeds { $0.conditions = [.tailwind] } == [308])
  }

  @Test func trickRoomPutsTheSlowestOnTop() throws {
    let tiers = try speedTiers([887, 324]) { $0.conditions = [.trickRoom] }.tiers
    #expect(tiers.map(\.speed) == [72, 194])
  }

  /// By hand: at level 100, a neutral Garchomp has 240 + EVs / 4, so 84 EVs reach 261 and outspeed
  /// 260.
  @Test func neededEffortIsComputed() throws {
    let gyarados = try speedTiers([130], with: [TeamMember(445)]) {
      $0.level = 100
      $0.effort = 252
      $0.individual = 30
    }
    #expect(gyarados.tiers.map(\.speed) == [260, 240])
    #expect(gyarados.need(of: 0, toOutspeed: gyarados.tiers[0]) == .effort(84))
    #expect(gyarados.need(of: 0, toOutspeed: gyarados.tiers[1]) == .effort(4))
  }

  /// 148 EVs give (204 + 31 + 37) / 2 + 5 = 141, and 155 with a nature that raises Speed, which
  /// outspeeds 154.
  @Test func aTierMayNeedANatureOrBeOutOfReach() throws {
    let fast = try speedTiers([887, 324, 485, 445], with: [TeamMember(445)])
    let needs = fast.tiers.map { fast.need(of: 0, toOutspeed: $0) }
    #expect(fast.tiers.map(\.speed) == [194, 154, 129, 122, 72])
    #expect(needs == [.outOfReach, .effortAndNature(148), .effort(60), .effort(4), .nothing])
  }

  /// "Positively Speed natured Jirachi … You can therefore safely run 320 Speed, which only requires
  /// 220 EVs" to outspeed a neutral Gengar at 319 (Smogon, "Overused Speed Tiers").
  @Test func aJirachiNeeds220ToOutspeedAGengar() throws {
    var jirachi = Form(id: 385, slug: "jirachi")
    jirachi.species = 385
    jirachi.type1 = .steel
    jirachi.stats.speed = 100
    var gengar = Form(id: 94, slug: "gengar")
    gengar.species = 94
    gengar.type1 = .ghost
    gengar.stats.speed = 110
    let pokemon = PokemonRows(
      TeamFixture.dex.catalog(
        [gengar, jirachi],
        [Species(id: 94, slug: "gengar"), Species(id: 385, slug: "jirachi")]))
    var training = TierTraining()
    training.level = 100
    let own = member(385) { $0.nature = 5 }
    let speedTiers = try FindSpeedTiers()(
      [0], of: pokemon, with: Team(name: "", members: [own]), as: training)
    #expect(speedTiers.tiers.map(\.speed) == [319, 259])
    #expect(speedTiers.need(of: 0, toOutspeed: speedTiers.tiers[0]) == .effort(220))
  }

  @Test func underTrickRoomMembersNeedToBeSlower() throws {
    let own = member(445) { $0.effort[.speed] = 252 }
    let slow = try speedTiers([248], with: [own]) { $0.conditions = [.trickRoom] }
    #expect(slow.tiers.map(\.speed) == [113, 154])
    #expect(slow.need(of: 0, toOutspeed: slow.tiers[0]) == .effortAndNature(0))
  }

  @Test func everyTierIsOutOfReachForAMissingMember() throws {
    let speedTiers = try speedTiers([248])
    #expect(speedTiers.need(of: 0, toOutspeed: speedTiers.tiers[0]) == .outOfReach)
  }

  /// 169, 154, 122 and 96 are the tiers of Garchomp in charts of VGC; its Choice Scarf makes 253 of 169.
  @Test func `each listed Pokémon has the usual Speeds`() throws {
    let tiers = try speedTiers([445])
    let row = try row(445)
    let usual = { (line: SpeedLine) in tiers.speed(ofRow: row, as: line) }
    #expect(tiers.lines == [.most, .neutral, .untrained, .least, .scarf])
    #expect(tiers.lines.map(usual) == [169, 154, 122, 96, 253])
    let windy = try speedTiers([445]) { $0.conditions = [.tailwind] }
    #expect(windy.speed(ofRow: row, as: .most) == 338)
  }
}
