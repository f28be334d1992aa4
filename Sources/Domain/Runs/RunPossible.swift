extension RunPlaces {
  /// Whether an encounter cannot be had, or does not count as the first of its place by the rules of
  /// the run.
  package func isLeftOut(_ met: RunEncounters.Encountered) -> Bool {
    met.isExcluded || met.isDuplicate && run.rules.contains(.duplicates)
  }

  /// The number of Pokémon that may be the first encounter.
  package func possible(in found: RunEncounters) -> Int {
    Set(found.met.filter { !isLeftOut($0) }.map(\.group.form)).count
  }
}
