extension PokemonRows {
  package func gap(about field: String) -> GameGap? {
    switch field {
    case "ability": lens.gap(.abilities)
    case "hidden": lens.gap(.abilities) ?? lens.gap(.hiddenAbilities)
    case "egg", "hatch": lens.gap(.eggs)
    case "gender": lens.gap(.genders)
    case "happiness": lens.gap(.friendship)
    case "item": lens.gap(.heldItems)
    case "ev": lens.effortGap
    case "move": (try? memo(KnownGaps(self)))?.learnsets
    case "found": (try? memo(KnownGaps(self)))?.encounters
    default: nil
    }
  }
}

/// What the dex does not know of the games of a lens.
private struct KnownGaps: Sendable {
  let learnsets: GameGap?
  let encounters: GameGap?

  init(_ rows: PokemonRows) throws(PokedexError) {
    learnsets = try rows.dex().learnsetGap(of: rows.lens)
    encounters = try rows.dex().encounterGap(of: rows.lens)
  }
}
