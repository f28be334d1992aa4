import PokedexDomain

/// The residents of one area as bytes, packed like encounters. All share one area, so the field for
/// the area holds the form instead.
enum ResidentPacking {
  static func pack(_ residents: [Resident]) -> [UInt8] {
    EncounterPacking.pack(inOrder: residents.sorted(by: isBefore).map(withFormForArea))
  }

  private static func withFormForArea(_ resident: Resident) -> Encounter {
    var encounter = resident.encounter
    encounter.area = ID(resident.form.rawValue)
    return encounter
  }

  /// Sorts by form, method, conditions, levels, chance, traits and version: most slots are the same
  /// in several versions, so this order has the most repetition.
  private static func isBefore(_ left: Resident, _ right: Resident) -> Bool {
    let leftMethod = left.encounter.method
    let rightMethod = right.encounter.method
    guard (left.form, leftMethod) == (right.form, rightMethod) else {
      return (left.form, leftMethod) < (right.form, rightMethod)
    }
    let leftConditions = left.encounter.conditions
    let rightConditions = right.encounter.conditions
    guard leftConditions == rightConditions else {
      return EncounterPacking.isBefore(leftConditions, rightConditions)
    }
    return slot(left.encounter) < slot(right.encounter)
  }

  private static func slot(_ encounter: Encounter) -> (Int, Int, Int, Int, Int) {
    (
      encounter.minLevel, encounter.maxLevel, encounter.chance, encounter.traits.rawValue,
      encounter.version.rawValue
    )
  }

  static func unpack(
    _ bytes: [UInt8], of area: ID<LocationArea>
  ) throws(ByteReader.Damaged) -> [Resident] {
    try EncounterPacking.unpack(bytes).map { packed in
      var encounter = packed
      encounter.area = area
      return Resident(form: ID(packed.area.rawValue), encounter: encounter)
    }
  }
}
