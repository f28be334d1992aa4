import PokedexDomain

/// Encounters that PokeAPI has under a wrong form, or that no game has.
struct EncounterFacts {
  private let rows: [[String]]
  /// The slots of forms that are still to be written.
  private var moved: [ID<Form>: [Encounter]] = [:]

  init(_ facts: Facts) {
    rows = facts.encounters.rows
  }

  /// Takes away the wrong slots of a form, and adds those that PokeAPI has under a form with a lower
  /// number.
  mutating func corrected(
    _ encounters: [Encounter], of form: ID<Form>, _ words: FactWords
  ) -> [Encounter] {
    var kept = encounters
    for cells in rows where Int(cells[0]) == form.rawValue {
      let slots = kept.filter { isMeant($0, by: cells, words) }
      if let right = Int(cells[7]) { moved[ID(right), default: []] += slots }
      kept.removeAll { isMeant($0, by: cells, words) }
    }
    return kept + (moved.removeValue(forKey: form) ?? [])
  }

  private func isMeant(_ slot: Encounter, by cells: [String], _ words: FactWords) -> Bool {
    let condition = words.id(cells[6], EncounterConditionValue.self)
    return slot.version == words.id(cells[2], Version.self)
      && slot.area == words.id(cells[3], LocationArea.self)
      && slot.method == words.id(cells[4], EncounterMethod.self)
      && slot.minLevel == Int(cells[5]) && slot.conditions == (condition.map { [$0] } ?? [])
  }
}
