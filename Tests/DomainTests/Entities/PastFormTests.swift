import PokedexDomain
import PokedexTesting
import Testing

/// Types, abilities and stats of earlier generations.
@Suite struct PastFormTests {
  private func form(_ change: (inout Form) -> Void) -> Form {
    var form = Form(id: 1, slug: "it")
    form.type1 = .electric
    form.type2 = .steel
    form.ability1 = 1
    form.ability2 = 2
    form.hiddenAbility = 3
    form.stats = Stats(
      hp: 10, attack: 20, defense: 30, specialAttack: 40, specialDefense: 50, speed: 60)
    change(&form)
    return form
  }

  private func past(_ generation: ID<Generation>, _ slot: Int, _ type: ID<PokemonType>) -> PastType
  {
    var past = PastType()
    past.generation = generation
    past.slot = slot
    past.type = type
    return past
  }

  private func past(
    _ generation: ID<Generation>, _ slot: Int, ability: ID<Ability>?
  ) -> PastAbility {
    var past = PastAbility()
    past.generation = generation
    past.slot = slot
    past.ability = ability
    return past
  }

  private func past(_ generation: ID<Generation>, stat: ID<StatEntry>, _ base: Int) -> PastStat {
    var past = PastStat()
    past.generation = generation
    past.stat = stat
    past.base = base
    return past
  }

  @Test(arguments: [
    (1, [ID<PokemonType>.electric]), (2, [.normal]), (5, [.normal]), (6, [.electric, .steel]),
    (9, [.electric, .steel]),
  ])
  func pastTypesApplyUpToTheirGeneration(_ generation: Int, _ types: [ID<PokemonType>]) {
    let form = form {
      $0.pastTypes = [past(5, 1, .normal), past(1, 1, .electric)]
    }
    #expect(form.seen(in: ID(generation)).types == types)
  }

  @Test func bothTypesMayHaveChanged() {
    let form = form { $0.pastTypes = [past(5, 1, .normal), past(5, 2, .flying)] }
    #expect(form.seen(in: 3).types == [.normal, .flying])
  }

  @Test(
    arguments: [
      (1, [nil, nil, nil]), (2, [nil, nil, nil]), (3, [7, 2, nil]), (4, [7, 2, nil]),
      (5, [1, 2, nil]),
      (6, [1, 2, nil]), (7, [1, 2, 3]),
    ] as [(Int, [Int?])])
  func pastAbilitiesApplyUpToTheirGeneration(_ generation: Int, _ abilities: [Int?]) {
    let seen = form {
      $0.pastAbilities = [past(4, 1, ability: 7), past(6, 3, ability: nil)]
      if generation < 5 { $0.pastAbilities.removeLast() }
    }.seen(through: lens(ID(generation)))
    #expect(
      [seen.ability1, seen.ability2, seen.hiddenAbility].map { $0?.rawValue } == abilities)
  }

  private func lens(_ generation: ID<Generation>) -> Lens {
    Lens(
      data: GameData(generation: generation, groups: [], isGame: false, order: 0),
      rules: GameRules(in: generation), slug: "", name: "")
  }

  @Test func pastStatsApplyUpToTheirGeneration() {
    let form = form {
      $0.pastStats = [past(5, stat: 2, 15), past(2, stat: 2, 12), past(5, stat: 6, 55)]
    }
    #expect(form.seen(in: 1).stats.attack == 12)
    #expect(form.seen(in: 3).stats.attack == 15)
    #expect(form.seen(in: 5).stats.speed == 55)
    #expect(form.seen(in: 6).stats == form.stats)
    #expect(form.seen(in: 1).stats.hp == 10)
  }

  @Test func inGenerationISpecialIsBothSpecialStats() {
    let form = form { $0.pastStats = [past(1, stat: 9, 65), past(5, stat: 4, 42)] }
    #expect(form.seen(in: 1).stats.specialAttack == 65)
    #expect(form.seen(in: 1).stats.specialDefense == 65)
    #expect(form.seen(in: 2).stats.specialAttack == 42)
    #expect(form.seen(in: 2).stats.specialDefense == 50)
  }

  @Test func aFormWithoutPastValuesStaysTheSame() {
    let form = form { _ in }
    #expect(form.seen(in: 5) == form)
    #expect(form.seen(in: 9) == form)
  }
}
