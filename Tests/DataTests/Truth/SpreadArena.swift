import PokedexTesting
import Testing

@testable import PokedexDomain

/// Random questions for a spread among the Pokémon of the bundled dex, and their answers by trying
/// everything.
struct SpreadArena {
  let show: ShowDamage
  private let forms: [ID<Form>]
  private let moves: [ID<Move>]
  private let natures: [ID<Nature>]
  private let items: [ID<Item>]
  private let levels: [Int]
  private var random = SeededGenerator(seed: 58)

  /// - Parameter levels: in Champions, all are at level 50.
  init(_ game: String, levels: [Int]) async throws {
    let engine = try await Bundled.engine(game)
    show = try ShowDamage(engine.rows.catalog, through: engine.rows.lens)
    forms = engine.rows.catalog.forms.ids.enumerated()
      .filter { engine.rows.existing.contains($0.offset) }.map(\.element)
    let dex = try await Bundled.reference()
    moves = dex.table(Move.self).ids.filter { [show] in show.doesDamage(TeamMove($0)) }
    natures = dex.table(Nature.self).ids
    items = dex.table(Item.self).ids
    self.levels = levels
  }

  private mutating func set() -> BattleSet {
    var member = TeamMember(forms.randomElement(using: &random) ?? 445)
    member.level = levels.randomElement(using: &random)
    member.nature = natures.randomElement(using: &random)
    member.item = Bool.random(using: &random) ? items.randomElement(using: &random) : nil
    member.individual[.hp] = Int.random(in: 28...31, using: &random)
    member.effort = StatValues([.attack: 32, .specialAttack: 20, .speed: 12])
    return show.set(member)
  }

  private mutating func move() -> TeamMove { TeamMove(moves.randomElement(using: &random) ?? 33) }

  /// - Parameter onlySurvived: so that only HP and the defences count.
  mutating func question(onlySurvived: Bool) -> (own: BattleSet, goals: [SpreadGoal]) {
    var goals: [SpreadGoal] = []
    for _ in 0..<Int.random(in: 1...2, using: &random) {
      let percent = [100, 100, 75].randomElement(using: &random) ?? 100
      goals.append(.survive(set(), move(), percent: percent))
    }
    guard !onlySurvived else { return (set(), goals) }
    if Bool.random(using: &random) { goals.append(.outspeed(set())) }
    if Bool.random(using: &random) { goals.append(.knockOut(set(), move(), percent: 100)) }
    return (set(), goals)
  }

  // MARK: Trying everything

  /// The fewest EVs in all and the most of them in HP; `nil` if nothing reaches the goals.
  func fewest(_ own: BattleSet, _ goals: [SpreadGoal], of stats: [Stat]) -> [Int]? {
    var spreads: [StatValues] = [StatValues()]
    for stat in stats {
      let steps = steps(own, stat)
      spreads = spreads.flatMap { spread in
        steps.map { effort in
          var spread = spread
          spread[stat] = effort
          return spread
        }
      }
    }
    let keyed = spreads.map { (key: [$0.total, -($0[.hp] ?? 0)], spread: $0) }
      .sorted { ($0.key[0], $0.key[1]) < ($1.key[0], $1.key[1]) }
    return keyed.first { reaches(goals, own, $0.spread) }.map { [$0.key[0], -$0.key[1]] }
  }

  private func steps(_ own: BattleSet, _ stat: Stat) -> [Int] {
    var known: Set<Int> = []
    return (0...show.maxEffort).filter { effort in
      var own = own
      own.member.effort = StatValues([stat: effort])
      return known.insert(show.battler(own)?.stats[stat] ?? 0).inserted
    }
  }

  func reaches(_ goals: [SpreadGoal], _ own: BattleSet, _ effort: StatValues) -> Bool {
    var own = own
    own.member.effort = effort
    return goals.allSatisfy { goal in
      switch goal {
      case .outspeed(let foe):
        show.speeds(of: own, against: foe, in: BattleConditions()).map { $0.own > $0.foe } ?? false
      case .survive(let foe, let move, let percent):
        fatal(foe, move, own, isCertain: false, percent) == false
      case .knockOut(let foe, let move, let percent):
        fatal(own, move, foe, isCertain: true, percent) == true
      }
    }
  }

  private func fatal(
    _ user: BattleSet, _ move: TeamMove, _ target: BattleSet, isCertain: Bool, _ percent: Int
  ) -> Bool? {
    let conditions = BattleConditions()
    guard let attack = show.attack(move, of: user.member, conditions),
      let user = show.battler(user), let target = show.battler(target)
    else { return nil }
    let calculation = show.calculation(attack, user, target, conditions)
    let formula = show.dex.formula
    guard percent < 100 else { return formula.knocksOut(calculation, isCertain: isCertain) }
    let (fatal, survived) = formula.outcomes(of: calculation)
    let wanted = isCertain ? fatal : survived
    return (wanted * 100 >= (fatal + survived) * UInt128(percent)) == isCertain
  }
}
