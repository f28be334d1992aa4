/// Things of later games that the rules of a changed game may have beyond features.
enum RuleExtra: String, CaseIterable {
  /// The type Fairy, with the Pokémon and moves that have it.
  case fairy
  /// Moves are physical or special by themselves, before generation IV.
  case split
}

extension GameFeature {
  /// `mega-evolution`.
  var slug: String {
    rawValue.reduce(into: "") { slug, letter in
      slug += letter.isUppercase ? "-" + letter.lowercased() : String(letter)
    }
  }
}

extension OverlayReader {
  mutating func apply(_ extra: RuleExtra) {
    switch extra {
    case .fairy: addFairy()
    case .split:
      for var type in all(PokemonType.self) where type.damageClass != nil {
        type.damageClass = nil
        put(type)
      }
    }
  }

  private mutating func addFairy() {
    let first = ID<Generation>(1)
    if var type = current(ID<PokemonType>.fairy) {
      type.generation = first
      put(type)
    }
    addPastDamage()
    dropPast(of: "types", where: [\Form.type1, \Form.type2], are: .fairy)
    dropPast(of: "type", where: [\Move.type], are: .fairy)
  }

  /// Drops the past values of a fact in the rows with a type in one of some fields.
  private mutating func dropPast<Row: ChangeableRow>(
    of fact: String, where fields: [PartialKeyPath<Row>], are type: ID<PokemonType>
  ) {
    guard let rule = Row.facts[fact] else { return }
    let dex = dex
    draft?.change(dex.table(Row.self)) { table in
      for column in fields.map({ table.column($0) }) {
        for (row, value) in column.enumerated() where Int(value) == type.rawValue {
          table.dropPast(of: rule, row: row)
        }
      }
    }
  }

  /// The chart of a past generation has no Fairy, which would make all other types neutral to it.
  private mutating func addPastDamage() {
    guard let fairy = current(ID<PokemonType>.fairy) else { return }
    for var type in all(PokemonType.self) where type.id != fairy.id && !type.pastDamage.isEmpty {
      for generation in Set(type.pastDamage.map(\.generation)).sorted() {
        type.pastDamage += [true, false].compactMap { isAttack in
          let (attack, defence) = isAttack ? (type, fairy) : (fairy, type)
          return attack.percent(on: defence.id).map {
            PastDamage(generation, isAttack: isAttack, fairy.id, percent: $0)
          }
        }
      }
      put(type)
    }
  }

  private func all<Row: Tabular>(_ type: Row.Type) -> [Row] {
    let table = table(type)
    return table.ids.indices.map { table[$0] }
  }
}

extension PokemonType {
  /// 200, 50 or 0 percent of normal damage today; `nil` for normal damage.
  func percent(on other: ID<PokemonType>) -> Int? {
    if doubleDamageTo.contains(other) { return 200 }
    if halfDamageTo.contains(other) { return 50 }
    return noDamageTo.contains(other) ? 0 : nil
  }
}

extension PastDamage {
  init(
    _ generation: ID<Generation>, isAttack: Bool, _ other: ID<PokemonType>, percent: Int
  ) {
    self.init()
    self.generation = generation
    self.isAttack = isAttack
    self.other = other
    self.percent = percent
  }
}
