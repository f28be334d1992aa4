import PokedexDomain

/// The large tables: learnsets and encounters.
enum WildTables {
  static let all = [learnset, encounter, need, ordinary]

  private static let learnset = DumpTable(
    "learnset", "A way in which a form learns a move in games.",
    [
      .link(.form, "The form."), .link(.versionGroup, "The games."),
      .link(.moveLearnMethod, "How it learns the move."), .link(.move, "The move."),
      .number(
        "level", "1 to 100 for moves learned by level; 0 on evolving, and for other methods."),
      .number(
        "sort_order", "The position among the moves of the same level, if games define one.",
        isOptional: true),
    ],
    key: ["form_id", "version_group_id", "move_learn_method_id", "move_id", "level"],
    indexed: ["move_id"]
  ) { source, insert in
    for form in source.catalog.forms.ids {
      for learned in source.dex.learnset(of: form).moves {
        try insert([
          DumpValue(form), DumpValue(learned.versionGroup), DumpValue(learned.method),
          DumpValue(learned.move), .number(learned.level), DumpValue(learned.order),
        ])
      }
    }
  }

  private static let encounter = DumpTable(
    "encounter",
    """
    An encounter slot. An area has several of a form; their chances add up, as far as their \
    conditions (`encounter_need`) hold at once.
    """,
    [
      .number("id", "A number of this file; another dex may give it to another slot."),
      .link(.form, "The form."), .link(.version, "The version."),
      .link(.locationArea, "The area."), .link(.encounterMethod, "How it is met."),
      .number("min_level", "The lowest level."), .number("max_level", "The highest level."),
      .number("chance", "Percent."), .number("is_alpha", "1 for an alpha, else 0."),
      .number("is_always_shiny", "1 if it is always shiny, else 0."),
      .number("is_never_shiny", "1 if it is never shiny, else 0."),
    ], key: ["id"], indexed: ["form_id", "location_area_id"]
  ) { source, insert in
    try source.forEachEncounter { id, form, slot in
      try insert([
        .number(id), DumpValue(form), DumpValue(slot.version), DumpValue(slot.area),
        DumpValue(slot.method), .number(slot.minLevel), .number(slot.maxLevel),
        .number(slot.chance), DumpValue(slot.traits.contains(.alpha)),
        DumpValue(slot.traits.contains(.alwaysShiny)), DumpValue(slot.traits.contains(.neverShiny)),
      ])
    }
  }

  private static let need = DumpTable(
    "encounter_need", "A condition that must hold for an encounter slot; all of its rows must.",
    [.link("encounter", "The slot."), .link(.encounterConditionValue, "The condition.")],
    key: ["encounter_id", "encounter_condition_value_id"]
  ) { source, insert in
    try source.forEachEncounter { id, _, slot in
      for condition in slot.conditions.unique {
        try insert([.number(id), DumpValue(condition)])
      }
    }
  }

  private static let ordinary = DumpTable(
    "ordinary_encounter",
    """
    Where a form is met on an ordinary day, with the chances of all slots that then hold: no swarm, \
    no radio, no cartridge in slot 2, and as the program's pages show it.
    """,
    [
      .link(.form, "The form."), .link(.version, "The version."),
      .link(.locationArea, "The area."), .link(.encounterMethod, "How it is met."),
      .number("min_level", "The lowest level."), .number("max_level", "The highest level."),
      .number("chance", "Percent; empty if it is not known.", isOptional: true),
      .text(
        "needs",
        "What else must hold, by the slugs of conditions: all of `a, b`, either of `a; b`; mostly ''."
      ),
    ], indexed: ["form_id", "location_area_id"]
  ) { source, insert in
    let slugs = source.dex.table(EncounterConditionValue.self)
    for form in source.catalog.forms.ids {
      let met = source.dex.encounterGroups(of: form, in: nil).filter(\.isMet)
      let rows = met.flatMap { $0.values(slugs) }
      for row in rows.sorted(by: { $0.lexicographicallyPrecedes($1) }) { try insert(row) }
    }
  }
}

extension EncounterGroup {
  /// The rows of the group, one for each version.
  fileprivate func values(_ slugs: Table<EncounterConditionValue>) -> [[DumpValue]] {
    let needs = conditions.map { needed in
      needed.compactMap(slugs.slug(of:)).sorted().joined(separator: ", ")
    }.sorted().joined(separator: "; ")
    return versions.map { version in
      [
        DumpValue(form), DumpValue(version), DumpValue(area), DumpValue(method),
        .number(minLevel), .number(maxLevel), DumpValue(chance), .text(needs),
      ]
    }
  }
}

extension DumpSource {
  /// Calls a function with every encounter slot, and a number for it.
  fileprivate func forEachEncounter(
    _ body: (Int, ID<Form>, Encounter) throws -> Void
  ) rethrows {
    var number = 0
    for form in catalog.forms.ids {
      for slot in dex.encounters(of: form) {
        number += 1
        try body(number, form, slot)
      }
    }
  }
}
