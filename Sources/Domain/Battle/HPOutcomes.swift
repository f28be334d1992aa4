/// All outcomes of an attack's uses so far, by the HP that they leave.
///
/// The outcomes are counted, in place of adding up their chances, so that a result is exact. The
/// counts are rounded only if there are more than 2^128 outcomes, as in the fourth use of a move
/// that hits ten times.
struct HPOutcomes {
  private let attack: RepeatedAttack
  /// The number of outcomes for each number of HP left: first those in which the target has no
  /// healing item any more, then, if it had one, those in which it still has it.
  private var counts: [[UInt128]]
  /// Covers the HP left in all outcomes, except those in which the target has fainted.
  private var alive: ClosedRange<Int>
  private var total: UInt128 = 1
  /// The effects that have kept or healed HP so far, each of which works only once.
  private(set) var used: [BattleCause] = []

  init(_ attack: RepeatedAttack) {
    self.attack = attack
    let none = [UInt128](repeating: 0, count: attack.maxHP + 1)
    counts = attack.healing == nil ? [none] : [none, none]
    counts[counts.count - 1][attack.hp] = 1
    alive = attack.hp...attack.hp
  }

  var fatal: UInt128 { counts.reduce(0) { $0 + $1[0] } }
  var survived: UInt128 { counts.reduce(0) { $1.dropFirst().reduce($0, +) } }

  /// - Parameter damage: if its number of hits varies, all its hits have equally many rolls.
  mutating func use(_ damage: Damage) {
    for rolls in damage.hits.prefix(damage.fewest) {
      makeRoom(for: rolls.count)
      hit(rolls)
    }
    let further = damage.hits.dropFirst(damage.fewest)
    guard let rolls = further.first?.count else { return }
    // Each number of hits is equally likely, so outcomes of fewer hits count as often as those that
    // their missing hits would make of them.
    makeRoom(for: further.reduce(further.count + 1) { product, _ in product * rolls })
    var all = counts.map { $0.map { $0 * Self.power(rolls, further.count) } }
    let most = alive.upperBound
    for (done, rolls) in further.enumerated() {
      hit(rolls)
      let weight = Self.power(rolls.count, further.count - done - 1)
      for row in all.indices {
        for hp in all[row].indices { all[row][hp] += counts[row][hp] * weight }
      }
    }
    counts = all
    alive = alive.lowerBound...max(most, alive.upperBound)
  }

  private static func power(_ base: Int, _ exponent: Int) -> UInt128 {
    (0..<exponent).reduce(1) { power, _ in power * UInt128(base) }
  }

  private mutating func hit(_ rolls: [Int]) {
    if let endurance = attack.endurance, isSaved(from: rolls) { note(endurance) }
    change(rolls) { [attack] hp, roll in
      if roll < hp { return hp - roll }
      return attack.endurance != nil && hp == attack.maxHP ? 1 : 0
    }
  }

  /// - Parameter turn: counted from 1.
  mutating func endTurn(_ turn: Int) {
    for effect in attack.earlyEffects { apply(effect, turn) }
    heal()
    for effect in attack.lateEffects { apply(effect, turn) }
  }

  private mutating func apply(_ effect: TurnEffect, _ turn: Int) {
    let points = effect.points(
      ofHP: attack.partHP ?? attack.maxHP, attackersHP: attack.attackersHP,
      turn: turn + attack.poisonTurn - 1)
    change([points]) { [attack] hp, points in
      min(attack.maxHP, max(0, hp + points))
    }
  }

  private func isSaved(from rolls: [Int]) -> Bool {
    rolls.contains { $0 >= attack.maxHP } && counts.contains { $0[attack.maxHP] > 0 }
  }

  private mutating func makeRoom(for rolls: Int) {
    while total.multipliedReportingOverflow(by: UInt128(rolls)).overflow {
      counts = counts.map { $0.map { $0 > 0 ? max(1, $0 >> 32) : 0 } }
      total >>= 32
    }
    total *= UInt128(rolls)
  }

  /// Replaces each outcome by one for each number, with the HP that `left` makes of the number and
  /// the outcome's HP. A fainted target stays fainted. Since generation 4, the healing item is used
  /// at once.
  ///
  /// - Parameters:
  ///   - numbers: in ascending or descending order.
  ///   - left: must keep the order of the HP, and keep or reverse that of the numbers.
  private mutating func change(_ numbers: [Int], _ left: (_ hp: Int, _ number: Int) -> Int) {
    counts = counts.map { row in
      var next = [UInt128](repeating: 0, count: row.count)
      next[0] = row[0] * UInt128(numbers.count)
      for hp in alive where hp > 0 && row[hp] > 0 {
        for number in numbers { next[left(hp, number)] += row[hp] }
      }
      return next
    }
    let (first, last) = (numbers.first ?? 0, numbers.last ?? 0)
    let (least, most) = (alive.lowerBound, alive.upperBound)
    alive = min(left(least, first), left(least, last))...max(left(most, first), left(most, last))
    if attack.healing?.isImmediate ?? false { heal() }
  }

  /// Uses the healing item in all outcomes with HP at or below its threshold.
  private mutating func heal() {
    guard let healing = attack.healing else { return }
    let healed = min(attack.maxHP, healing.threshold + healing.points)
    alive = alive.lowerBound...max(alive.upperBound, healed)
    for hp in stride(from: 1, through: healing.threshold, by: 1) where counts[1][hp] > 0 {
      counts[0][min(attack.maxHP, hp + healing.points)] += counts[1][hp]
      counts[1][hp] = 0
      note(.foeItem(healing.item))
    }
  }

  private mutating func note(_ cause: BattleCause) {
    if !used.contains(cause) { used.append(cause) }
  }
}
