import PokedexDomain

/// Facts from sources other than PokeAPI. Each row names an entity by kind and slug, and a field of
/// the dex.
package struct Facts: Sendable {
  /// Values that are wrong in PokeAPI.
  let corrections: Corrections
  /// The effects of moves for which PokeAPI has none, one field per column.
  let effects: FactTable
  /// The flags and classes of moves: slug, flags, classes.
  let moves: FactTable
  /// Past values that PokeAPI lacks: slug, field, last generation with the value, value.
  let pastValues: FactTable

  /// Encounters that PokeAPI has under a wrong form, or that no game has: the form's number and slug,
  /// the slot, the right form's number and slug, if there is one.
  let encounters: FactTable

  /// Conditions that PokeAPI has for the encounters of an area in place of others: area, condition,
  /// right condition.
  let encounterConditions: FactTable

  /// The tables in the program.
  package static func bundled() -> Facts {
    Facts(
      corrections: Corrections(FactTable.text(0)),
      effects: .bundled(1), moves: .bundled(2), pastValues: .bundled(3), encounters: .bundled(5),
      encounterConditions: .bundled(6))
  }

  /// The year and month of the PokeAPI data that the bundled dex was built from; `nil` if the table
  /// of sources lacks them.
  package static func bundledMonth() -> (year: Int, month: Int)? {
    let numbers = FactSource.all.first?.month.split(separator: "-").compactMap { Int($0) } ?? []
    return numbers.count == 2 ? (numbers[0], numbers[1]) : nil
  }
}
