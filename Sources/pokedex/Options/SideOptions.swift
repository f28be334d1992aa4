import ArgumentParser
import PokedexDomain

/// The options for a Pokémon of a calculation, which override its set.
struct SideOptions<Side: SetSide>: ParsableArguments {
  @OptionGroup var set: SetOptions<Side>

  @Flag(
    name: Side.option("mega"),
    help: ArgumentHelp("The \(Side.noun) is Mega Evolved, or in its primal form."))
  var mega = false

  @Flag(
    name: Side.option("dynamax"),
    help: ArgumentHelp(
      "The \(Side.noun) has dynamaxed: more HP, and Max Moves in place of its moves."))
  var dynamax = false

  @Option(
    name: Side.option("tera"),
    help: ArgumentHelp("The type of the \(Side.noun) once Terastallized."))
  var tera: String?

  @Option(
    name: Side.option("boosted"),
    help: ArgumentHelp(
      "The stat that the \(Side.noun)'s Protosynthesis or Quark Drive raises, such as atk."),
    completion: .list(StatBoost.words), transform: StatBoost.stat)
  var boosted: Stat?

  @Flag(
    name: Side.option("ability-active"),
    help: ArgumentHelp("Something that the \(Side.noun)'s ability needs has happened."))
  var abilityActive = false

  @Option(
    name: Side.option("boost"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp("A stage of the \(Side.noun), such as atk=2 or spa=-1; may be repeated."),
    transform: StatBoost.read)
  var boost: [StatBoost] = []

  @Option(
    name: Side.option("status"),
    help: ArgumentHelp("The status condition of the \(Side.noun)."),
    completion: .list(BattleStatus.allValueStrings))
  var status: BattleStatus?

  @Option(
    name: Side.option("hp"), parsing: .unconditional,
    help: ArgumentHelp("The \(Side.noun)'s HP left, in percent."))
  var hp: Int?

  func validate() throws { try OptionNumber.check("--\(Side.prefix)hp", hp, 1...100) }

  var changes: SetChanges {
    SetChanges(
      prefix: Side.prefix, values: set.values, tera: tera, boosts: boost, status: status,
      hpPercent: hp, isMega: mega, boosted: boosted, isAbilityActive: abilityActive,
      dynamax: dynamax ? .dynamax : nil)
  }
}

extension SetSide {
  fileprivate static func option(_ word: String) -> NameSpecification {
    .customLong(prefix + word)
  }
}

/// The options for the attacker: also those that matter only to one who attacks.
struct AttackerOptions: ParsableArguments {
  @OptionGroup var side: SideOptions<AttackerSide>

  @Flag(help: "The attacker has gigantamaxed: its G-Max Move takes the place of a Max Move.")
  var gigantamax = false

  @Flag(
    inversion: .prefixedNo,
    help: "The attacker's moves are used as Z-Moves; by default if it holds a Z-Crystal.")
  var zMove: Bool?

  @Option(parsing: .unconditional, help: "How many partners of the attacker have fainted.")
  var fallen: Int?

  @Option(parsing: .unconditional, help: "How many hits the attacker has taken: Rage Fist.")
  var hitsTaken: Int?

  func validate() throws {
    try OptionNumber.check("--fallen", fallen, BattleSet.fallenAlliesRange)
    try OptionNumber.check("--hits-taken", hitsTaken, BattleSet.hitsTakenRange)
  }

  var changes: SetChanges {
    var changes = side.changes
    if gigantamax { changes.dynamax = .gigantamax }
    changes.usesZMoves = zMove
    changes.fallenAllies = fallen
    changes.hitsTaken = hitsTaken
    return changes
  }
}

/// The changes that options make to a set.
struct SetChanges {
  /// The beginning of the names of the options.
  let prefix: String
  /// As they are written.
  let values: [SetField: String]
  let tera: String?
  let boosts: [StatBoost]
  let status: BattleStatus?
  let hpPercent: Int?
  let isMega: Bool
  let boosted: Stat?
  let isAbilityActive: Bool
  var dynamax: Dynamax?
  var usesZMoves: Bool?
  var fallenAllies: Int?
  var hitsTaken: Int?

  /// Whether no option changes the set.
  var isEmpty: Bool {
    values.isEmpty && tera == nil && boosts.isEmpty && status == nil && hpPercent == nil && !isMega
      && boosted == nil && !isAbilityActive && dynamax == nil && usesZMoves == nil
      && fallenAllies == nil && hitsTaken == nil
  }
}
