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
  private var total: UInt128 = 1
  /// The effects that have kept or healed HP so far, each of which works only once.
  private(set) var used: [BattleCause] = []

  init(_ attack: RepeatedAttack) {
    self.attack = attack
    let none = [UInt128](repeating: 0, count: attack.maxHP + 1)
    counts = attack.healing == nil ? [none] : [none, none]
    counts[counts.count - 1][attack.hp] = 1
  }

  var fatal: UInt128 { counts.reduce(0) { $0 + $1[0] } }
  var survived: UInt128 { counts.reduce(0) { $1.dropFirst().reduce($0, +) } }

  mutating func use(_ damage: Damage) {
    for rolls in damage.hits {
      makeRoom(for: rolls.count)
      if let endurance = attack.endurance, isSaved(from: rolls) { note(endurance) }
      change(rolls) { [attack] hp, roll in
        if roll < hp { return hp - roll }
        return attack.endurance != nil && hp == attack.maxHP ? 1 : 0
      }
    }
  }

  /// - Parameter turn: counted from 1.
  mutating func endTurn(_ turn: Int) {
    for effect in attack.earlyEffects { apply(effect, turn) }
    heal()
    for effect in attack.lateEffects { apply(effect, turn) }
  }

  private mutating func apply(_ effect: TurnEffect, _ turn: Int) {
    change([effect.points(ofHP: attack.maxHP, turn: turn)]) { [attack] hp, points in
      min(attack.maxHP, max(0, hp + points))
    }
  }

  private func isSaved(from rolls: [Int]) -> Bool {
    rolls.contains { $0 >= attack.maxHP } && counts.contains { $0[attack.maxHP] > 0 }
  }

  private mutating func makeRoom(for rolls: Int) {
    let (product, isTooLarge) = total.multipliedReportingOverflow(by: UInt128(rolls))
    guard isTooLarge else {
      total = product
      return
    }
    counts = counts.map { $0.map { $0 > 0 ? max(1, $0 >> 32) : 0 } }
    total = (total >> 32) * UInt128(rolls)
  }

  /// Replaces each outcome by one for each number, with the HP that `left` makes of the number and
  /// the outcome's HP. A fainted target stays fainted. Since generation 4, the healing item is used
  /// at once.
  private mutating func change(_ numbers: [Int], _ left: (_ hp: Int, _ number: Int) -> Int) {
    counts = counts.map { row in
      var next = [UInt128](repeating: 0, count: row.count)
      next[0] = row[0] * UInt128(numbers.count)
      for hp in 1..<row.count where row[hp] > 0 {
        for number in numbers { next[left(hp, number)] += row[hp] }
      }
      return next
    }
    if attack.healing?.isImmediate ?? false { heal() }
  }

  /// Uses the healing item in all outcomes with HP at or below its threshold.
  private mutating func heal() {
    guard let healing = attack.healing else { return }
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
