extension PokemonRows {
  /// The query for candidates and counters unless the user gives another: Pokémon that have fully
  /// evolved, without forms that a team cannot start a battle with.
  package static let contenders = "is:final -is:battle-only"

  /// The query for counters to opponents unless the user gives another: on the way through a game,
  /// Pokémon that may have evolved by the highest of their levels; in a run, its own Pokémon, and
  /// those that can be had so far, up to the cap; otherwise ``contenders``.
  package func contenders(against foes: [TeamMember] = []) -> String {
    if let run { return "is:mine | found:reached\(run.cap == nil ? "" : " level<=cap")" }
    guard let level = foes.compactMap(\.level).max(),
      foes.allSatisfy({ TeamMember.isOnTheWay($0.level) })
    else { return Self.contenders }
    return Self.contenders(atLevel: level)
  }

  private static func contenders(atLevel level: Int) -> String {
    "reached<=\(level) -is:legendary -is:mythical -is:battle-only"
  }

  /// The condition that leaves legendary Pokémon out.
  package static let withoutLegends = "-is:legendary"

  private static let usual = Set(
    [contenders, "\(contenders) \(withoutLegends)"] + TeamMember.levels.map(contenders(atLevel:)))

  /// Returns the rows to rank among those that a query has found, without forms that no player can
  /// have: for that of ``contenders(against:)``, only those in ``distinctForms``, which has no
  /// duplicates; for any other query, all of them.
  package func ranked(_ found: [Int], of query: String) -> [Int] {
    guard Self.usual.contains(query) else { return owned(among: found) }
    let distinctForms = Set(distinctForms)
    return found.filter(distinctForms.contains)
  }

  /// The rows that exist in the games of the lens, without those that are equal in battle, and those
  /// that no player can have.
  package var distinctForms: [Int] { distinct(among: owned(among: existing.rows)) }

  /// The rows without forms such as Eternamax Eternatus, which are met and never had.
  private func owned(among rows: [Int]) -> [Int] {
    let slots = catalog.slots
    return rows.filter { !slots.isNeverOwned(catalog.forms.ids[$0]) }
  }

  /// The rows without duplicates: of the forms of a species with the same types and stats, those
  /// whose abilities an earlier one can have, too, are left out, such as Totem Pokémon.
  func distinct(among rows: [Int]) -> [Int] {
    let forms = catalog.forms
    let species = forms.column(\.species)
    let columns = [
      forms.column(\.type1), forms.column(\.type2), forms.column(\.stats.hp),
      forms.column(\.stats.attack), forms.column(\.stats.defense),
      forms.column(\.stats.specialAttack), forms.column(\.stats.specialDefense),
      forms.column(\.stats.speed),
    ]
    let slots = [
      forms.column(\.ability1), forms.column(\.ability2), forms.column(\.hiddenAbility),
    ]
    let abilities = { (row: Int) in slots.map { $0[row] }.filter { $0 > 0 } }
    var known: [Int32: [Int]] = [:]
    return rows.filter { row in
      let others = known[species[row], default: []]
      known[species[row], default: []].append(row)
      return !others.contains { other in
        columns.allSatisfy { $0[other] == $0[row] }
          && abilities(row).allSatisfy(abilities(other).contains)
      }
    }
  }
}
