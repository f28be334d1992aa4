/// The assumed training of the listed Pokémon among the speed tiers.
package struct TierTraining: Hashable, Sendable {
  /// 1 to 100; also the level of the team's members.
  package var level = 50
  /// Percent: 90, 100 or 110.
  package var nature = 100
  /// EVs, 0 to 252, or stat points, 0 to 32.
  package var effort = 252
  /// IV, 0 to 31.
  package var individual = 31
  /// The stage of Speed, -6 to 6.
  package var stage = 0
  package var item: ID<Item>?
  package var ability: ID<Ability>?
  /// The conditions that affect all Speeds.
  package var conditions: Set<SpeedCondition> = []

  package init() {}
}

/// Finds the speed tiers of the Pokémon of a list and of a team.
package struct FindSpeedTiers: Sendable {
  package init() {}

  /// - Parameters:
  ///   - rows: the listed Pokémon, which all share the assumed training. Of the forms of a species
  ///     that are equal in battle, only the first counts.
  ///   - team: its members keep their own training, but not their level; the stage does not apply
  ///     to them.
  /// - Throws: ``PokedexError/needsDex``, ``PokedexError/notFound(_:)``, ``PokedexError/lacking(_:)``
  package func callAsFunction(
    _ rows: [Int], of pokemon: PokemonRows, with team: Team? = nil,
    as training: TierTraining = TierTraining()
  ) throws(PokedexError) -> SpeedTiers {
    try pokemon.lens.checkStats()
    let battlers = try TeamBattlers(pokemon)
    var own = team?.members ?? []
    for index in own.indices { own[index].level = training.level }
    let members = try battlers(own)
    let evolved: [(Int, SpeedTiers.Entry)] = own.enumerated().compactMap { index, member in
      battlers.megaEvolved(member).map { mega in
        (mega.speed(under: training.conditions), .megaEvolved(index, mega.form.name))
      }
    }
    let calculator = SpeedCalculator(training, pokemon)
    let entries =
      pokemon.distinct(among: rows).filter { pokemon.catalog.isComplete($0) }.map { row in
        (calculator.speed(of: row), SpeedTiers.Entry.listed(row: row, calculator.name(of: row)))
      }
      + members.enumerated().map { index, member in
        (member.speed(under: training.conditions), .member(index, member.title))
      } + evolved
    return SpeedTiers(entries, members, training, calculator)
  }

  /// Computes the Speed of listed Pokémon.
  fileprivate struct SpeedCalculator: Sendable {
    private let training: TierTraining
    private let rows: PokemonRows
    private let bases: [Int32]
    private let formula: StatFormula
    private let changes: SpeedFormula
    private let usualChanges: [SpeedLine: SpeedFormula]
    let lines: [SpeedLine]
    var generation: ID<Generation> { rows.lens.rules.generation }

    init(_ training: TierTraining, _ rows: PokemonRows) {
      self.training = training
      self.rows = rows
      bases = rows.catalog.forms.column(\.stats.speed)
      let (dex, rules) = (rows.dex, rows.lens.rules)
      let abilities = rules.has(.abilities) ? dex.table(Ability.self) : Table()
      let items = rules.has(.heldItems) ? dex.table(Item.self) : Table()
      let ability = training.ability.flatMap { abilities.slug(of: $0) }
      let changes = { (item: String?) in
        SpeedProfile(form: "", ability: ability, item: item, in: rules.generation)
          .formula(under: training.conditions, stage: training.stage)
      }
      formula = rules.statFormula
      lines = SpeedLine.all(in: rules)
      self.changes = changes(training.item.flatMap { items.slug(of: $0) })
      usualChanges = Dictionary(
        lines.map { ($0, changes($0.item)) }, uniquingKeysWith: { first, _ in first })
    }

    func name(of row: Int) -> Named<Form> {
      Named(rows.catalog.forms.ids[row], rows.names[row])
    }

    func speed(of row: Int) -> Int {
      changes.value(
        of: formula.value(
          of: .speed, base: Int(bases[row]), level: training.level,
          ofSet: Training(
            individual: training.individual, effort: training.effort, nature: training.nature)))
    }

    /// The Speed with the level, the stage and the conditions of the training.
    func speed(of row: Int, as line: SpeedLine) -> Int {
      (usualChanges[line] ?? changes).value(
        of: formula.value(
          of: .speed, base: Int(bases[row]), level: training.level, line.training(formula)))
    }
  }
}

/// Pokémon grouped into speed tiers.
package struct SpeedTiers: Sendable {
  package enum Entry: Hashable, Sendable {
    case listed(row: Int, Named<Form>)
    /// The position in the team, and the member's title.
    case member(Int, String)
    /// A member that holds its Mega Stone, once Mega Evolved: its position, and the form's name.
    case megaEvolved(Int, String)
  }

  /// A speed tier: the Pokémon with the same Speed.
  package struct Tier: Hashable, Sendable {
    package let speed: Int
    /// Listed Pokémon first, then members of the team, each in their own order.
    package let entries: [Entry]

    /// Whether the member is alone on the tier, so that there is nothing to outspeed.
    package func isHeldAlone(by member: Int) -> Bool {
      guard entries.count == 1, case .member(member, _) = entries[0] else { return false }
      return true
    }
  }

  /// In turn order: the fastest first, or under Trick Room the slowest.
  package let tiers: [Tier]
  private let members: [TeamBattler]
  private let training: TierTraining
  private let calculator: FindSpeedTiers.SpeedCalculator

  /// The usual trainings that the games have.
  package var lines: [SpeedLine] { calculator.lines }

  /// The Speed of a listed Pokémon with a usual training, at the same level, stage and conditions.
  package func speed(ofRow row: Int, as line: SpeedLine) -> Int {
    calculator.speed(of: row, as: line)
  }

  /// Whether slower Pokémon move first, as in Trick Room.
  package var isReversed: Bool { training.conditions.contains(.trickRoom) }

  fileprivate init(
    _ entries: [(speed: Int, entry: Entry)], _ members: [TeamBattler], _ training: TierTraining,
    _ calculator: FindSpeedTiers.SpeedCalculator
  ) {
    self.members = members
    self.training = training
    self.calculator = calculator
    let key = {
      SpeedProfile.turnKey(
        $0, inTrickRoom: training.conditions.contains(.trickRoom), calculator.generation)
    }
    tiers = Dictionary(grouping: entries, by: \.speed)
      .map { Tier(speed: $0.key, entries: $0.value.map(\.entry)) }
      .sorted { key($0.speed) > key($1.speed) }
  }

  /// The first listed Pokémon to move after a member; `nil` if none does.
  package func firstOutsped(by member: Int) -> (name: Named<Form>, speed: Int)? {
    let own = tiers.firstIndex { tier in
      tier.entries.contains { if case .member(member, _) = $0 { true } else { false } }
    }
    for tier in tiers.dropFirst((own ?? tiers.count) + 1) {
      for case .listed(_, let name) in tier.entries { return (name, tier.speed) }
    }
    return nil
  }

  /// The number of listed Pokémon that move after a member, and the number of all listed Pokémon.
  package func outsped(by member: Int) -> (count: Int, total: Int) {
    let listed = tiers.map { tier in
      tier.entries.count { if case .listed = $0 { true } else { false } }
    }
    let own = tiers.firstIndex { tier in
      tier.entries.contains { if case .member(member, _) = $0 { true } else { false } }
    }
    return (listed.dropFirst((own ?? tiers.count) + 1).reduce(0, +), listed.reduce(0, +))
  }

  /// The training that a member needs to outspeed a tier; out of reach for an unknown member.
  package func need(of member: Int, toOutspeed tier: Tier) -> SpeedNeed {
    guard members.indices.contains(member) else { return .outOfReach }
    return SpeedNeed(of: members[member], beyond: tier.speed, under: training.conditions)
  }
}
