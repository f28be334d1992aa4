import PokedexDomain

/// The kinds about moves and types.
extension DumpKind {
  static let moves: [DumpKind] = [
    DumpKind(
      Move.self, "A move, as of the newest games.", moveFields,
      lists: [
        .elements(
          "stat_changes", StatChange.self, as: "move_stat_change",
          "A stat that a move raises or lowers.",
          ["stat": "The stat.", "change": "The stages, -6 to 6."]),
        .elements(
          "past_values", PastMoveValues.self, as: "past_move_value",
          """
          The values that a move had before a version group; empty for those that did not change. \
          `move_in_game` has the values of each game.
          """, pastMoveFields),
        .elements(
          "past_stat_changes", PastStatChange.self, as: "past_move_stat_change",
          "A stat that a move raised or lowered before a version group.",
          [
            "version_group": firstLater, "stat": "The stat; empty if it changed none.",
            "change": "The stages, -6 to 6.",
          ]),
      ], omitted: MoveBits.fields),
    DumpKind(MoveAilment.self, "A condition that a move causes."),
    DumpKind(MoveCategory.self, "A category of moves by their effects."),
    DumpKind(MoveDamageClass.self, "Physical, special or status."),
    DumpKind(MoveLearnMethod.self, "A way to learn a move, such as a machine."),
    DumpKind(MoveTarget.self, "What a move is aimed at."),
    DumpKind(
      PokemonType.self, "A type. `type_effect` has its effectiveness in each generation.",
      [
        "generation": "The first generation with it.",
        "damage_class": "The class of all its moves before generation IV.",
      ], omitted: ["double_damage_to", "half_damage_to", "no_damage_to", "past_damage"]),
  ]

  private static let firstLater = "The first games without it."

  /// The meanings of the fields of a move.
  static let moveFields = [
    "generation": "The first generation with it.", "type": "The type.",
    "damage_class": "Physical, special or status.", "power": "Empty if it varies or there is none.",
    "accuracy": "Percent; empty for moves that never miss.", "pp": "The PP without PP Ups.",
    "priority": "-7 to 5; a higher one moves first.",
    "effect_chance": "The chance of the additional effect in percent.",
    "target": "What it is aimed at.", "ailment": "The condition that it causes.",
    "ailment_chance": "Percent; 0 for always or never, as in PokéAPI.",
    "category": "The category by its effects.",
    "crit_rate": "The stages above the normal rate of critical hits.",
    "drain": "Percent of the damage: healed if positive, taken as recoil if negative.",
    "flinch_chance": "The chance that the target flinches in percent.",
    "healing": "Percent of the user's HP: restored if positive, lost if negative.",
    "min_hits": "The fewest hits; empty for moves that hit once.", "max_hits": "The most hits.",
    "min_turns": "The fewest turns that it lasts.", "max_turns": "The most turns.",
    "stat_chance": "The chance of the changes of stats in percent; 0 for always or never.",
  ]

  private static let pastMoveFields = moveFields.merging([
    "version_group": firstLater, "ailment": "The condition; 0 for none.",
    "effect_chance": "Percent; 0 for no such effect.",
    "min_hits": "The fewest hits; 0 for moves that hit once.", "max_hits": "The most hits.",
  ]) { $1 }
}
