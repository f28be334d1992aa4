/// The Pokémon that a run can still have by its rules and the gifts that it has.
struct RunRemainder: Sendable {
  private let rules: RunRules
  private let families: RunFamilies
  private let gifts: RunGifts
  /// The areas of the places whose first encounter was caught or missed, if no other one counts.
  private let usedUp: Set<ID<LocationArea>>

  /// - Parameter catalog: that of the game.
  init(of run: Run, in game: Lens, _ catalog: Catalog) {
    rules = run.rules
    families = RunFamilies(run, catalog)
    gifts = RunGifts(in: game, catalog)
    let had = run.rules.contains(.firstEncounter) ? run.own.compactMap(\.place) + run.missed : []
    usedUp = Set(had.map(\.location).unique.flatMap(catalog.dex.areas))
  }

  /// Whether the run has, or had, one of the family of a form.
  func hasFamily(of form: ID<Form>) -> Bool { families.have(form) }

  /// The gifts of which the player gets only one, with the form itself; empty if it excludes none.
  func oneOf(_ form: ID<Form>, by method: ID<EncounterMethod>) -> [ID<Form>] {
    EncounterWay(method) == .gift ? gifts.alternatives(to: form) : []
  }

  /// The gifts of the run that exclude another one.
  func gifts(excluding form: ID<Form>) -> [ID<Form>] {
    families.have(form) ? [] : gifts.alternatives(to: form).filter(families.have)
  }

  /// Whether a gift that the run has excludes this one.
  func isExcluded(_ form: ID<Form>, by method: ID<EncounterMethod>) -> Bool {
    EncounterWay(method) == .gift && !gifts(excluding: form).isEmpty
  }

  /// Whether a Pokémon that is met does not count, since the run has one of its family.
  func isDuplicate(_ form: ID<Form>) -> Bool { rules.contains(.duplicates) && families.have(form) }

  /// Whether an encounter of a form can still be had; a chosen gift is not given again.
  func state(of encounter: Encounter, of form: ID<Form>) -> RunFacts.EncounterState {
    if oneOf(form, by: encounter.method).contains(where: families.have) { return .gone }
    return usedUp.contains(encounter.area) || isDuplicate(form) ? .forbidden : .open
  }
}
