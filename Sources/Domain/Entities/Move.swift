/// A move as of the newest games; ``pastValues`` and ``pastStatChanges`` have what it was before.
package struct Move: Tabular, Hashable {
  package static let kind = Kind.move

  package let id: ID<Move>
  package let slug: String
  package var names = Names()
  package var generation = ID<Generation>(0)
  package var type = ID<PokemonType>(0)
  /// Physical, special or status.
  package var damageClass = ID<MoveDamageClass>(0)
  package var power: Int?
  /// Percent; `nil` for moves that never miss.
  package var accuracy: Int?
  package var pp: Int?
  /// -7 to 5.
  package var priority = 0
  /// The chance of the additional effect that the prose describes, in percent.
  package var effectChance: Int?
  package var target = ID<MoveTarget>(0)
  package var ailment: ID<MoveAilment>?
  /// Percent; 0 for always or never, as in PokeAPI.
  package var ailmentChance: Int?
  package var category: ID<MoveCategory>?
  /// Stages above the normal critical-hit ratio.
  package var critRate: Int?
  /// Percent of the damage dealt: healed if positive, taken as recoil if negative.
  package var drain: Int?
  /// Percent; 0 for moves that cannot cause flinching.
  package var flinchChance: Int?
  /// Percent of the user's maximum HP: restored if positive, lost if negative.
  package var healing: Int?
  /// `nil` for moves that hit once, as is `maxHits`.
  package var minHits: Int?
  package var maxHits: Int?
  package var minTurns: Int?
  package var maxTurns: Int?
  /// The chance of `statChanges` in percent; 0 for always or never, as in PokeAPI.
  package var statChance: Int?
  package var statChanges: [StatChange] = []
  package var pastValues: [PastMoveValues] = []
  package var pastStatChanges: [PastStatChange] = []
  /// The set of the move's ``MoveFlag`` values, one bit for each.
  package var flags = 0
  /// The set of the move's ``MoveClass`` values, one bit for each.
  package var classes = 0

  package init(id: ID<Move>, slug: String) {
    self.id = id
    self.slug = slug
  }

  /// Whether the ailment lasts until it is cured. PokeAPI wrongly gives poison a number of turns.
  package var lasts: Bool { ailment == Self.poison }

  private static let poison = ID<MoveAilment>(5)

  package static let fields: [Field<Move>] = [
    .link("generation", \.generation),
    .link("type", \.type),
    .link("damage_class", \.damageClass),
    .number("power", \.power),
    .number("accuracy", \.accuracy),
    .number("pp", \.pp),
    .number("priority", \.priority),
    .number("effect_chance", \.effectChance),
    .link("target", \.target),
    .link("ailment", \.ailment),
    .number("ailment_chance", \.ailmentChance),
    .link("category", \.category),
    .number("crit_rate", \.critRate),
    .number("drain", \.drain),
    .number("flinch_chance", \.flinchChance),
    .number("healing", \.healing),
    .number("min_hits", \.minHits),
    .number("max_hits", \.maxHits),
    .number("min_turns", \.minTurns),
    .number("max_turns", \.maxTurns),
    .number("stat_chance", \.statChance),
    .list("stat_changes", \.statChanges),
    .list("past_values", \.pastValues),
    .list("past_stat_changes", \.pastStatChanges),
    .number("flags", \.flags),
    .number("classes", \.classes),
  ]
}

/// The number of stages by which a move raises or lowers a stat.
package struct StatChange: ListElement, Hashable {
  package var stat = ID<StatEntry>(0)
  package var change = 0

  package init() {}

  package static let fields: [Field<StatChange>] = [
    .link("stat", \.stat),
    .number("change", \.change),
  ]
}

/// One of the stat changes of a move before a version group, which together replace the later ones.
package struct PastStatChange: ListElement, Hashable {
  package var versionGroup = ID<VersionGroup>(0)
  /// `nil` if the move changed no stat.
  package var stat: ID<StatEntry>?
  package var change = 0

  package init() {}

  package static let fields: [Field<PastStatChange>] = [
    .link("version_group", \.versionGroup),
    .link("stat", \.stat),
    .number("change", \.change),
  ]
}

/// The values of a move before a version group; `nil` for values that did not change, and 0 for
/// chances, ailments and numbers of hits that the move did not have.
package struct PastMoveValues: ListElement, Hashable {
  package var versionGroup = ID<VersionGroup>(0)
  package var type: ID<PokemonType>?
  package var power: Int?
  package var accuracy: Int?
  package var pp: Int?
  package var effectChance: Int?
  package var priority: Int?
  package var damageClass: ID<MoveDamageClass>?
  package var ailment: ID<MoveAilment>?
  package var ailmentChance: Int?
  package var category: ID<MoveCategory>?
  package var critRate: Int?
  package var drain: Int?
  package var flinchChance: Int?
  package var healing: Int?
  package var minHits: Int?
  package var maxHits: Int?
  package var statChance: Int?

  /// Whether any value is known. PokeAPI has entries without values, for changes of the effect.
  package var hasValues: Bool {
    Self.fields.dropFirst().contains { $0.value(of: self) != nil }
  }

  package init() {}

  package static let fields: [Field<PastMoveValues>] = [
    .link("version_group", \.versionGroup),
    .link("type", \.type),
    .number("power", \.power),
    .number("accuracy", \.accuracy),
    .number("pp", \.pp),
    .number("effect_chance", \.effectChance),
    .number("priority", \.priority),
    .link("damage_class", \.damageClass),
    .link("ailment", \.ailment),
    .number("ailment_chance", \.ailmentChance),
    .link("category", \.category),
    .number("crit_rate", \.critRate),
    .number("drain", \.drain),
    .number("flinch_chance", \.flinchChance),
    .number("healing", \.healing),
    .number("min_hits", \.minHits),
    .number("max_hits", \.maxHits),
    .number("stat_chance", \.statChance),
  ]
}

extension ID<MoveDamageClass> {
  /// The class of moves that do no damage.
  static let status: Self = 1
}
