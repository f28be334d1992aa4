/// Moves that Champions changed, for which PokéAPI has only the values of earlier games.
///
/// Source: Pokémon Showdown's public data for Champions, August 2026.
enum ChampionsMoves {
  private static let powers: [String: Int] = [
    "anchor-shot": 90, "apple-acid": 90, "astral-barrage": 110, "beak-blast": 120,
    "blood-moon": 130, "bolt-beak": 80, "bone-rush": 30, "dragon-hammer": 100, "fire-lash": 90,
    "first-impression": 100, "fishious-rend": 80, "gear-grind": 60, "grav-apple": 90,
    "hyper-drill": 120, "infernal-parade": 65, "mountain-gale": 120, "night-daze": 90,
    "psyshield-bash": 90, "revelation-dance": 100, "snipe-shot": 85, "spirit-shackle": 90,
    "triple-dive": 35, "trop-kick": 85,
  ]

  private static let slicing: Set<String> = [
    "crush-claw", "dire-claw", "dragon-claw", "metal-claw", "shadow-claw",
  ]

  static func change(_ move: inout BattleMove) {
    move.power = powers[move.slug] ?? move.power
    if slicing.contains(move.slug) { move.flags |= MoveFlag.slicing.bit }
    if move.slug == "snap-trap" { move.type = .steel }
    if move.slug == "freeze-dry" { move.classes &= ~MoveClass.secondary.bit }
  }
}
