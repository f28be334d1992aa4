/// Looks for the fewest EVs that pass several tests.
///
/// A stat is tried with the fewest EVs for each of its values. Stats are chosen in a fixed order. All
/// values are tried of a stat that may spare EVs in a later one, such as HP; of others, only the
/// first with which the tests that it decides are passed, since further EVs would be too many.
struct SpreadSearch {
  private let show: ShowDamage
  private let set: BattleSet
  private let tests: [SpreadTest]
  /// The stat that the ability is to raise as the best one; `nil` if it raises none.
  private let boosted: Stat?
  /// The tests in which it does.
  private let boosting: [Bool]
  /// By the raw value of each stat: the fewest EVs for each of its values, ascending.
  private let efforts: [[Int]]
  private let influences: [SpreadInfluence]

  private static let order: [Stat] = [
    .speed, .attack, .specialAttack, .hp, .defense, .specialDefense,
  ]

  /// The set that passes all tests with the fewest EVs, and has only those; of several, the first.
  ///
  /// - Parameter sets: a Pokémon, such as with one nature or another.
  /// - Returns: `nil` if no EVs pass them.
  static func fewest(
    _ show: ShowDamage, _ sets: [BattleSet], _ tests: [SpreadTest]
  ) -> BattleSet? {
    var (best, found): (Choice?, BattleSet?)
    for set in sets {
      let before = best
      search(show, set, tests, &best)
      if let best, best != before {
        found = set
        found?.member.effort = best.values
      }
    }
    return found
  }

  private static func search(
    _ show: ShowDamage, _ set: BattleSet, _ tests: [SpreadTest], _ best: inout Choice?
  ) {
    guard let battler = show.battler(set) else { return }
    let boosting = tests.map { $0.raisesBest(of: battler) }
    let boosts: [Stat?] = boosting.contains(true) ? Stat.allCases.filter { $0 != .hp } : [nil]
    for boosted in boosts {
      let search = SpreadSearch(show, set, tests, boosted, boosting)
      var choice = Choice()
      search.choose(0, &choice, &best)
    }
  }

  /// The set with the training that is best for a test; of several, the one that lacks the least.
  static func best(
    _ show: ShowDamage, _ sets: [BattleSet], _ test: SpreadTest
  ) -> BattleSet? {
    let trained = sets.map { set in
      let search = SpreadSearch(show, set, [test], nil, [false])
      var choice = Choice()
      for stat in search.influences[0].helping { choice[stat] = search.most(of: stat) }
      return set.trained(choice.efforts)
    }
    guard trained.count > 1 else { return trained.first }
    let missing = trained.map { show.battler($0).map(test.missing) ?? .max }
    return zip(trained, missing).min { $0.1 < $1.1 }?.0
  }

  /// The stats that help or harm any test, in this order: those that a nature may raise.
  static func dependent(
    _ show: ShowDamage, _ set: BattleSet, _ tests: [SpreadTest]
  ) -> [Stat] {
    guard let battler = show.battler(set) else { return [] }
    let stats = Stat.allCases.filter { $0 != .hp }
    guard !tests.contains(where: { $0.raisesBest(of: battler) }) else { return stats }
    let search = SpreadSearch(show, set, tests, nil, tests.map { _ in false })
    return stats.filter { stat in
      search.influences.contains { $0.dependent.contains(stat) }
    }
  }

  private init(
    _ show: ShowDamage, _ set: BattleSet, _ tests: [SpreadTest], _ boosted: Stat?,
    _ boosting: [Bool]
  ) {
    (self.show, self.set, self.tests) = (show, set, tests)
    (self.boosted, self.boosting) = (boosted, boosting)
    let efforts = show.efforts(of: set)
    self.efforts = efforts
    influences = tests.indices.map { index in
      SpreadInfluence(of: tests[index], most: efforts.map { $0.last ?? 0 }) { efforts in
        var trained = set.trained(efforts)
        if boosting[index] { trained.boosted = boosted }
        return show.battler(trained)
      }
    }
  }

  /// The EVs of all stats, those not yet chosen being 0.
  private struct Choice: Equatable {
    var efforts = [Int](repeating: 0, count: Stat.allCases.count)

    var total: Int { efforts.reduce(0, +) }

    var values: StatValues {
      var values = StatValues()
      for stat in Stat.allCases where self[stat] > 0 { values[stat] = self[stat] }
      return values
    }

    subscript(stat: Stat) -> Int {
      get { efforts[stat.rawValue - 1] }
      set { efforts[stat.rawValue - 1] = newValue }
    }

    func isBetter(than other: Choice?) -> Bool {
      guard let other else { return true }
      return (total, other[.hp]) < (other.total, self[.hp])
    }
  }

  // MARK: Choosing

  private func choose(_ place: Int, _ choice: inout Choice, _ best: inout Choice?) {
    guard place < Self.order.count else { return finish(choice, &best) }
    let stat = Self.order[place]
    let later = Self.order.dropFirst(place + 1)
    let helped = tests.indices.filter { influences[$0].helping.contains(stat) }
    let decided = tests.indices.filter {
      influences[$0].dependent.contains(stat) && influences[$0].dependent.isDisjoint(with: later)
    }
    let isTraded = !helped.allSatisfy(decided.contains)
    guard let first = first(of: stat, choice, passing: helped, later) else { return }
    defer { choice[stat] = 0 }
    for effort in efforts[stat.rawValue - 1][first...] {
      choice[stat] = effort
      if let best, choice.total > best.total { return }
      if decided.allSatisfy({ passes($0, choice) }) { choose(place + 1, &choice, &best) }
      if !isTraded { return }
    }
  }

  /// The index of the fewest EVs of a stat with which all these tests can be passed, whatever later
  /// stats are.
  private func first(
    of stat: Stat, _ choice: Choice, passing helped: [Int], _ later: ArraySlice<Stat>
  ) -> Int? {
    let steps = efforts[stat.rawValue - 1]
    return helped.reduce(0) { start, test in
      guard let start else { return nil }
      var hopeful = choice
      for other in later where influences[test].helping.contains(other) {
        hopeful[other] = most(of: other)
      }
      let isEnough = { (index: Int) in
        hopeful[stat] = steps[index]
        return passes(test, hopeful)
      }
      if isEnough(start) { return start }
      var (low, high) = (start, steps.count - 1)
      guard low < high, isEnough(high) else { return nil }
      while high - low > 1 {
        let middle = (low + high) / 2
        if isEnough(middle) { high = middle } else { low = middle }
      }
      return high
    }
  }

  private func most(of stat: Stat) -> Int { efforts[stat.rawValue - 1].last ?? 0 }

  private func passes(_ test: Int, _ choice: Choice) -> Bool {
    var trained = set.trained(choice.efforts)
    if boosting[test] { trained.boosted = boosted }
    return show.battler(trained).map { tests[test].isReached(by: $0) } ?? false
  }

  /// Trains the stat that the ability is to raise until it is the best, and tests the whole.
  private func finish(_ choice: Choice, _ best: inout Choice?) {
    var choice = choice
    if let boosted {
      let enough = efforts[boosted.rawValue - 1].first { effort in
        guard effort >= choice[boosted] else { return false }
        var trained = choice
        trained[boosted] = effort
        return show.battler(set.trained(trained.efforts))?.bestStat == boosted
      }
      guard let enough else { return }
      choice[boosted] = enough
    }
    guard choice.isBetter(than: best), let own = show.battler(set.trained(choice.efforts)),
      tests.allSatisfy({ $0.isReached(by: own) })
    else { return }
    best = choice
  }
}

/// How the EVs of a Pokémon change the merit of a test: found out by trying none and the most of each
/// stat, beside none and beside the most of the others.
struct SpreadInfluence {
  /// The stats of which more may help.
  private(set) var helping: Set<Stat> = []
  /// The stats that help or harm.
  private(set) var dependent: Set<Stat> = []

  /// - Parameter most: the most EVs by stat.
  init(of test: SpreadTest, most: [Int], _ battler: ([Int]) -> Battler?) {
    if case .survive = test.goal { helping = [.hp] }
    dependent = helping
    for others in [most.map { _ in 0 }, most] {
      for stat in Stat.allCases {
        let index = stat.rawValue - 1
        var (few, many) = (others, others)
        (few[index], many[index]) = (0, most[index])
        guard let least = battler(few), let trained = battler(many) else { continue }
        let change = test.merit(of: trained) - test.merit(of: least)
        if change > 0 { helping.insert(stat) }
        if change != 0 { dependent.insert(stat) }
      }
    }
  }
}

extension BattleSet {
  /// The same with these EVs in the order of the stats.
  fileprivate func trained(_ efforts: [Int]) -> BattleSet {
    var set = self
    for stat in Stat.allCases { set.member.effort[stat] = efforts[stat.rawValue - 1] }
    return set
  }
}

extension ShowDamage {
  /// The fewest EVs for each value that a stat of a set can have, by the raw values of the stats.
  fileprivate func efforts(of set: BattleSet) -> [[Int]] {
    guard let stats = dex.trained(set)?.stats else { return [] }
    let formula = dex.rules.statFormula
    return Stat.allCases.map { stat in
      var values: Set<Int> = []
      return stride(from: 0, through: formula.maxSetEffort, by: formula.setStep).filter {
        values.insert(stats.value(of: stat, effort: $0, nature: stats.percent(of: stat))).inserted
      }
    }
  }
}
