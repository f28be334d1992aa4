/// The facts of the dex that mean nothing in a game, because it lacks what they are about.
extension GameRules {
  var meaninglessFormFacts: [PartialKeyPath<Form>] {
    (has(.abilities) ? [] : [\.ability1, \.ability2])
      + (has(.hiddenAbilities) ? [] : [\.hiddenAbility])
      + (has(.heldItems) ? [] : [\.heldItems])
      + (training == .effort ? [] : Stat.allCases.map(\.effortColumn))
  }

  var meaninglessSpeciesFacts: [PartialKeyPath<Species>] {
    (has(.eggs) ? [] : [\.eggGroups, \.hatchCycles])
      + (has(.genders) ? [] : [\.genderRate])
      + (has(.friendship) ? [] : [\.baseHappiness])
      + (has(.catching) ? [] : [\.captureRate])
  }
}
