extension PokemonRows {
  package func gap(about field: String) -> GameGap? {
    switch field {
    case "ability", "abilities": lens.gap(.abilities)
    case "hidden": lens.gap(.abilities) ?? lens.gap(.hiddenAbilities)
    case "egg", "eggs", "hatch": lens.gap(.eggs)
    case "gender": lens.gap(.genders)
    case "catch": lens.gap(.catching)
    case "happiness": lens.gap(.friendship)
    case "item": lens.gap(.heldItems)
    case "ev": lens.effortGap
    case "move": memo(LearnsetGap(self)).gap
    case "kos": lens.statGap ?? gap(about: "move")
    case "level" where run?.levels.isEmpty == false: nil
    case "found", "level": memo(EncounterGap(self)).gap
    case "cap": run == nil ? .noRun : nil
    default: nil
    }
  }
}

// Two types, because each is memoized alone: finding a gap reads all forms of the games.

private struct LearnsetGap: Sendable {
  let gap: GameGap?

  init(_ rows: PokemonRows) {
    gap = rows.dex.learnsetGap(of: rows.lens)
  }
}

private struct EncounterGap: Sendable {
  let gap: GameGap?

  init(_ rows: PokemonRows) {
    gap = rows.dex.encounterGap(of: rows.lens)
  }
}
