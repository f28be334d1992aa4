import Synchronization

/// The types of a row, and an ability if it counts: with its stats, they decide the damage that it
/// takes.
struct DefenceKey: Hashable, Sendable {
  /// IDs; 0 for none.
  let type1: Int32
  let type2: Int32
  let ability: Int32

  var types: [ID<PokemonType>] { [type1, type2].filter { $0 > 0 }.map { ID(Int($0)) } }
}

/// A value for each row of a list, which follows from its types and its ability.
struct DefenceColumn: Sendable {
  fileprivate let values: [Int?]
  fileprivate let classes: [Int]

  /// `nil` for rows without known types.
  subscript(row: Int) -> Int? { values[classes[row]] }
}

/// ``Matchups`` for all rows of a list. There are far fewer combinations of types and ability than
/// rows, and each is asked only once.
final class DefenceColumns: Sendable {
  let matchups: Matchups
  private let type1: [Int32]
  private let type2: [Int32]
  private let slots: [[Int32]]
  /// The combinations of types with the ability that a row always has, if that counts.
  private let distinct: [DefenceKey]
  /// The index of each row's combination.
  private let classes: [Int]
  /// The slugs of the abilities that count, by their IDs.
  private let counting: [Int32: String]
  private let abilities: Table<Ability>
  /// The percentages of attacks for each combination.
  private let known = Mutex<[BattleMove: DefenceColumn]>([:])

  init(_ rows: PokemonRows) {
    let forms = rows.catalog.forms
    let matchups = rows.matchups()
    let abilities = rows.dex.table(Ability.self)
    let counting = abilities.counting(in: matchups)
    self.matchups = matchups
    self.abilities = abilities
    self.counting = counting
    type1 = forms.column(\.type1)
    type2 = forms.column(\.type2)
    slots = [forms.column(\.ability1), forms.column(\.ability2), forms.column(\.hiddenAbility)]
    let keys = zip(zip(type1, type2), forms.onlyAbilities).map { types, only in
      DefenceKey(
        type1: max(0, types.0), type2: max(0, types.1), ability: counting[only] == nil ? 0 : only)
    }
    var indices: [DefenceKey: Int] = [:]
    var distinct: [DefenceKey] = []
    classes = keys.map { key in
      if let known = indices[key] { return known }
      indices[key] = distinct.count
      distinct.append(key)
      return distinct.count - 1
    }
    self.distinct = distinct
  }

  /// The types of a row, with the ability that it always has.
  subscript(row: Int) -> DefenceKey { distinct[classes[row]] }

  func key(of row: Int, ability: Int32) -> DefenceKey {
    DefenceKey(type1: max(0, type1[row]), type2: max(0, type2[row]), ability: ability)
  }

  /// The abilities that a row can have.
  func abilities(of row: Int) -> [Int32] { slots.map { $0[row] }.filter { $0 > 0 }.unique }

  /// Whether an ability changes the damage of some types' attacks.
  func counts(_ ability: Int32) -> Bool { counting[ability] != nil }

  /// `nil` for 0.
  func name(of ability: Int32, among names: [String]) -> Named<Ability>? {
    let id = ID<Ability>(Int(ability))
    return abilities.row(of: id).map { Named(id, names[$0]) }
  }

  func battler(_ key: DefenceKey) -> Battler {
    Battler(key.types, ability: counting[key.ability] ?? "")
  }

  /// Percent of normal damage from each type, indexed by the ID of the type less 1.
  func percents(_ key: DefenceKey) -> [Int] {
    let target = battler(key)
    return ID<PokemonType>.standard.map { type in
      matchups.chart.types.contains(type) ? matchups.percent(of: type, on: target) : 100
    }
  }

  /// Percent of normal damage that an attack does to each row, with the ability that it always has.
  func percents(of attack: BattleMove) -> DefenceColumn {
    if let column = known.withLock({ $0[attack] }) { return column }
    let column = column { matchups.percent(of: attack, on: battler($0)) }
    known.withLock { $0[attack] = column }
    return column
  }

  func column(_ value: (DefenceKey) -> Int) -> DefenceColumn {
    DefenceColumn(values: distinct.map { $0.type1 > 0 ? value($0) : nil }, classes: classes)
  }

  /// The rows whose types, with the ability that they always have, meet a condition.
  func rows(where condition: (Battler) -> Bool) -> RowSet {
    let answers = distinct.map { $0.type1 > 0 && condition(battler($0)) }
    return RowSet(count: classes.count) { answers[classes[$0]] }
  }
}

extension Table<Ability> {
  /// The slugs of the abilities that change the damage of some types' attacks, by their IDs.
  fileprivate func counting(in matchups: Matchups) -> [Int32: String] {
    var found: [Int32: String] = [:]
    for row in 0..<count where matchups.counts(slugs[row]) {
      found[Int32(clamping: ids[row].rawValue)] = slugs[row]
    }
    return found
  }
}

extension PokemonRows {
  func defences() -> DefenceColumns { memo(DefenceColumns(self)) }
}
