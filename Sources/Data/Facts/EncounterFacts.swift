import PokedexDomain

/// Encounters that PokeAPI has under a wrong form or condition, or that no game has.
struct EncounterFacts {
  private let rows: [[String]]
  private let conditions: [[String]]
  /// The slots of forms that are still to be written.
  private var moved: [ID<Form>: [Encounter]] = [:]

  init(_ facts: Facts) {
    rows = facts.encounters.rows
    conditions = facts.encounterConditions.rows
  }

  /// Takes away the wrong slots of a form, adds those that PokeAPI has under a form with a lower
  /// number, and corrects conditions.
  mutating func corrected(
    _ encounters: [Encounter], of form: ID<Form>, _ words: FactWords
  ) -> [Encounter] {
    var kept = encounters
    for cells in rows where Int(cells[0]) == form.rawValue {
      let slots = kept.filter { isMeant($0, by: cells, words) }
      if let right = Int(cells[7]) { moved[ID(right), default: []] += slots }
      kept.removeAll { isMeant($0, by: cells, words) }
    }
    let all = kept + (moved.removeValue(forKey: form) ?? [])
    return conditions.reduce(all) { replacing($1, in: $0, words) }
  }

  private func replacing(
    _ cells: [String], in slots: [Encounter], _ words: FactWords
  ) -> [Encounter] {
    guard let area = words.id(cells[0], LocationArea.self),
      let wrong = words.id(cells[1], EncounterConditionValue.self),
      let right = words.id(cells[2], EncounterConditionValue.self)
    else { return slots }
    return slots.map { slot in
      guard slot.area == area, slot.conditions.contains(wrong) else { return slot }
      var slot = slot
      slot.conditions = slot.conditions.map { $0 == wrong ? right : $0 }.sorted()
      return slot
    }
  }

  private func isMeant(_ slot: Encounter, by cells: [String], _ words: FactWords) -> Bool {
    let condition = words.id(cells[6], EncounterConditionValue.self)
    return slot.version == words.id(cells[2], Version.self)
      && slot.area == words.id(cells[3], LocationArea.self)
      && slot.method == words.id(cells[4], EncounterMethod.self)
      && slot.minLevel == Int(cells[5]) && slot.conditions == (condition.map { [$0] } ?? [])
  }
}
