import PokedexTesting
import Testing

@testable import PokedexDomain

/// Chains that breeders know, in the bundled dex.
@Suite(.timeLimit(.minutes(5))) struct BreedingTests {
  private func plan(
    _ form: String, _ moves: [ID<Move>], _ game: String, caught: Set<ID<Form>>? = nil,
    _ dex: PlannerDex
  ) throws -> BreedingPlan {
    try #require(
      PlanBreeding(dex.catalog)(
        dex.form(form), moves, in: dex.game(game), caught: caught, limit: 400))
  }

  /// The names of the Pokémon of each chain, from the last father to the first.
  private func names(_ plan: BreedingPlan) -> [[String]] {
    func line(_ parent: BreedingChain.Parent) -> [String] {
      [parent.form.name] + parent.parents.flatMap(line)
    }
    return plan.chains.map { $0.parents.flatMap(line) }
  }

  @Test func aFatherPassesOnTheMoveThatHeLearnsByLevel() async throws {
    let dex = try await PlannerDex()
    let plan = try plan("abra", dex.moves("encore"), "crystal", dex)
    let father = try #require(plan.chains.first?.parents.first)
    #expect(father.form.name == "Mr. Mime")
    #expect(father.group?.name == "Human-Like")
    #expect(father.learns.map(\.way) == [.level(31)])
    #expect(plan.obstacle == nil)
  }

  @Test func aSecondFatherIsNeededWhereNoneOfTheGroupLearnsTheMove() async throws {
    let dex = try await PlannerDex()
    let plan = try plan("exeggcute", dex.moves("ancient-power"), "crystal", dex)
    #expect(plan.chains.allSatisfy { $0.length == 3 })
    #expect(names(plan).contains(["Chikorita", "Totodile", "Omanyte"]))
  }

  @Test func aSetComesFromOneFatherBeforeGenerationVI() async throws {
    let dex = try await PlannerDex()
    let moves = try dex.moves("dragon-dance", "dragon-rush")
    let plan = try plan("charmander", moves, "platinum", dex)
    for chain in plan.chains {
      #expect(chain.parents.count == 1)
      #expect(chain.parents[0].passes.count == 2)
    }
    #expect(!plan.chains.isEmpty)
  }

  @Test func sinceGenerationVIMothersPassOnOtherMoves() async throws {
    let dex = try await PlannerDex()
    let moves = try dex.moves("dragon-dance", "belly-drum", "ancient-power", "bite")
    let plan = try plan("charmander", moves, "ultra-sun-ultra-moon", dex)
    let chain = try #require(plan.chains.first)
    #expect(plan.bred.count == 4)
    #expect(Set(chain.parents.flatMap { $0.passes.map(\.name) }).count == 4)
  }

  @Test func aMirrorHerbTeachesFromAnyPokemon() async throws {
    let dex = try await PlannerDex()
    let plan = try plan("azurill", dex.moves("belly-drum"), "scarlet-violet", dex)
    #expect(plan.chains.contains { $0.parents.contains { $0.way == .mirrorHerb } })
    let old = try self.plan("azurill", dex.moves("belly-drum"), "ultra-sun-ultra-moon", dex)
    #expect(!old.chains.contains { $0.parents.contains { $0.way == .mirrorHerb } })
  }

  @Test func aBabyHatchesWithAnIncenseOnly() async throws {
    let dex = try await PlannerDex()
    let plan = try plan("snorlax", dex.moves("lick"), "platinum", dex)
    #expect(plan.hatchling?.name == "Munchlax")
    #expect(plan.incense?.name == "Full Incense")
  }

  @Test func theReasonIsGivenWhereThereIsNoChain() async throws {
    let dex = try await PlannerDex()
    let tackle = try dex.moves("encore")
    #expect(try plan("abra", tackle, "yellow", dex).obstacle == .noEggsInGame)
    #expect(try plan("riolu", dex.moves("cross-chop"), "crystal", dex).obstacle == .notInGame)
    let spore = try plan("abra", dex.moves("spore"), "crystal", dex)
    guard case .notLearned(let move) = spore.obstacle else {
      Issue.record("Abra cannot have Spore")
      return
    }
    #expect(move.name == "Spore")
    let together = try dex.moves("dragon-dance", "dragon-rush", "outrage", "ancient-power")
    #expect(try plan("charmander", together, "platinum", dex).obstacle == .notTogether)
  }

  @Test func theFathersWhoCannotPassAMoveOnAreNamed() async throws {
    let dex = try await PlannerDex()
    var found: [BreedingObstacle.Unfit] = []
    for row in 0..<dex.catalog.count where found.isEmpty {
      let form = dex.catalog.forms.ids[row]
      let page = try ListEggMoves(dex.catalog)(form, in: dex.game("crystal"))
      for move in page.moves where move.chain == nil {
        let plan = try #require(
          PlanBreeding(dex.catalog)(form, [move.move.id], in: dex.game("crystal")))
        if case .nobodyPasses(_, let unfit) = plan.obstacle { found = unfit }
      }
    }
    #expect(!found.isEmpty)
  }

  @Test func parentsCanBeLimitedToCaughtFamilies() async throws {
    let dex = try await PlannerDex()
    let moves = try dex.moves("encore")
    let none = try plan("abra", moves, "crystal", caught: [], dex)
    #expect(none.obstacle == .notCaught)
    let some = try plan(
      "abra", moves, "crystal", caught: [dex.form("kadabra"), dex.form("smeargle")], dex)
    #expect(names(some) == [["Smeargle"]] || some.obstacle == .notCaught)
    let fitting = try plan(
      "abra", moves, "crystal", caught: [dex.form("alakazam"), dex.form("mr-mime")], dex)
    #expect(names(fitting) == [["Mr. Mime"]])
  }

  @Test func maleNidoranHatchFromTheEggsOfFemaleOnes() async throws {
    let dex = try await PlannerDex()
    let plan = try plan("nidoran-m", dex.moves("confusion"), "crystal", dex)
    #expect(plan.chains.first?.parents.first?.mother?.name == (try dex.name("nidoran-f")))
  }

  @Test func sourcesNameMachinesLevelsAndEarlierStages() async throws {
    let dex = try await PlannerDex()
    let sources = try FindMoveSources(dex.catalog)(
      dex.form("alakazam"), dex.moves("psychic", "teleport", "encore", "spore"),
      in: dex.game("crystal").id)
    #expect(sources[0].lessons.contains { $0.machine?.name == "TM29" })
    #expect(sources[1].lessons.contains { $0.way == .level(1) })
    #expect(sources[2].lessons.contains { $0.way == .egg && $0.stage?.name == "Abra" })
    #expect(sources[3].lessons.isEmpty)
  }
}
