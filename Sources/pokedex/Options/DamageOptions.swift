import ArgumentParser
import PokedexDomain

/// The options for the circumstances of an attack.
struct DamageOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: "The level of Pokémon whose set has none, 1 to 100; in Champions it is 50.")
  var level: Int?

  @Option(
    help: ArgumentHelp("Weather: \(BattleWeather.allValueStrings.joined(separator: ", "))."),
    completion: .list(BattleWeather.allValueStrings))
  var weather: BattleWeather?

  @Option(
    help: ArgumentHelp("Terrain: \(BattleTerrain.allValueStrings.joined(separator: ", "))."),
    completion: .list(BattleTerrain.allValueStrings))
  var terrain: BattleTerrain?

  @Option(
    help: ArgumentHelp(
      """
      On the target's side: \(BattleScreen.allCases.map(\.rawValue).joined(separator: ", ")); may be \
      repeated.
      """),
    completion: .list(BattleScreen.allValueStrings))
  var screen: [BattleScreen] = []

  @Flag(help: "A double battle.")
  var doubles = false

  @Flag(help: "A critical hit.")
  var critical = false

  @Flag(help: "An ally helps the attacker with Helping Hand.")
  var helpingHand = false

  /// The conditions of the field.
  var conditions: BattleConditions {
    var conditions = BattleConditions()
    conditions.isCritical = critical
    conditions.field.weather = weather
    conditions.field.terrain = terrain
    conditions.field.isDoubles = doubles
    conditions.field.attackerSide[.helpingHand] = helpingHand
    for screen in screen { conditions.field.defenderSide[keyPath: screen.path] = true }
    return conditions
  }

  func validate() throws {
    try DamageNumber.check("--level", level, TeamMember.levels)
  }
}

/// The options for the attacker, which override its set.
struct AttackerOptions: ParsableArguments {
  @Option(help: "The item of the attacker.", completion: ShellCompletion.items)
  var item: String?

  @Option(help: "The ability of the attacker.")
  var ability: String?

  @Option(help: "The nature of the attacker.", completion: ShellCompletion.natures)
  var nature: String?

  @Option(help: "The type of the attacker once Terastallized.")
  var tera: String?

  @Option(
    parsing: .unconditionalSingleValue,
    help: "A stage of the attacker, such as atk=2 or spa=-1; may be repeated.",
    transform: StatBoost.read)
  var boost: [StatBoost] = []

  @Option(
    help: "The status condition of the attacker.", completion: .list(BattleStatus.allValueStrings))
  var status: BattleStatus?

  @Option(parsing: .unconditional, help: "The attacker's HP left, in percent.")
  var hp: Int?

  func validate() throws { try DamageNumber.check("--hp", hp, 1...100) }

  var changes: SetChanges {
    SetChanges(
      item: item, ability: ability, nature: nature, tera: tera, boosts: boost, status: status,
      hpPercent: hp)
  }
}

/// The options for the target, which override its set.
struct TargetOptions: ParsableArguments {
  @Option(help: "The item of the target.", completion: ShellCompletion.items)
  var targetItem: String?

  @Option(help: "The ability of the target.")
  var targetAbility: String?

  @Option(help: "The nature of the target.", completion: ShellCompletion.natures)
  var targetNature: String?

  @Option(help: "The type of the target once Terastallized.")
  var targetTera: String?

  @Option(
    parsing: .unconditionalSingleValue,
    help: "A stage of the target, such as def=1; may be repeated.", transform: StatBoost.read)
  var targetBoost: [StatBoost] = []

  @Option(
    help: "The status condition of the target.", completion: .list(BattleStatus.allValueStrings))
  var targetStatus: BattleStatus?

  @Option(parsing: .unconditional, help: "The target's HP left, in percent.")
  var targetHP: Int?

  func validate() throws { try DamageNumber.check("--target-hp", targetHP, 1...100) }

  var changes: SetChanges {
    SetChanges(
      item: targetItem, ability: targetAbility, nature: targetNature, tera: targetTera,
      boosts: targetBoost, status: targetStatus, hpPercent: targetHP)
  }
}

/// The changes that options make to a set.
struct SetChanges {
  let item: String?
  let ability: String?
  let nature: String?
  let tera: String?
  let boosts: [StatBoost]
  let status: BattleStatus?
  let hpPercent: Int?
}

/// A stage of a stat: `atk=2`.
struct StatBoost {
  let stat: Stat
  let stage: Int

  private static let stats = Stat.allCases.filter { $0 != .hp }

  @Sendable static func read(_ text: String) throws -> StatBoost {
    let parts = text.lowercased().split(separator: "=", omittingEmptySubsequences: false)
    guard parts.count == 2, let stat = stats.first(where: { $0.word == parts[0] }) else {
      let words = stats.map(\.word).joined(separator: ", ")
      throw ValidationError("a stage is one of \(words), '=' and -6 to 6, such as atk=2.")
    }
    guard let stage = Int(parts[1]), (-6...6).contains(stage) else {
      throw ValidationError("a stage must be -6 to 6, not \(parts[1]).")
    }
    return StatBoost(stat: stat, stage: stage)
  }
}

/// A screen that weakens attacks.
enum BattleScreen: String, CaseIterable, ExpressibleByArgument {
  case reflect
  case lightScreen = "light-screen"
  case auroraVeil = "aurora-veil"

  var path: WritableKeyPath<BattleSide, Bool> {
    switch self {
    case .reflect: \.[.reflect]
    case .lightScreen: \.[.lightScreen]
    case .auroraVeil: \.[.auroraVeil]
    }
  }
}

extension BattleWeather: ExpressibleByArgument {
  public init?(argument: String) {
    guard let weather = Self.allCases.first(where: { $0.word == argument.lowercased() }) else {
      return nil
    }
    self = weather
  }

  var word: String { rawValue.lowercased().replacing(" ", with: "-") }

  public static var allValueStrings: [String] { allCases.map(\.word) }
}

extension BattleTerrain: ExpressibleByArgument {
  public init?(argument: String) {
    guard let terrain = Self.allCases.first(where: { $0.word == argument.lowercased() }) else {
      return nil
    }
    self = terrain
  }

  var word: String { rawValue.lowercased() }

  public static var allValueStrings: [String] { allCases.map(\.word) }
}

extension BattleStatus: ExpressibleByArgument {
  /// Takes a word such as `burn`, or an abbreviation such as `brn`.
  public init?(argument: String) {
    let text = argument.lowercased()
    guard let status = Self.allCases.first(where: { [$0.word, $0.rawValue].contains(text) }) else {
      return nil
    }
    self = status
  }

  private var word: String {
    switch self {
    case .burn: "burn"
    case .poison: "poison"
    case .badPoison: "bad-poison"
    case .paralysis: "paralysis"
    case .sleep: "sleep"
    case .freeze: "freeze"
    }
  }

  public static var allValueStrings: [String] { allCases.map(\.word) }
}

enum DamageNumber {
  static func check(_ name: String, _ value: Int?, _ range: ClosedRange<Int>) throws {
    guard let value, !range.contains(value) else { return }
    throw ValidationError(
      "\(name) must be \(range.lowerBound) to \(range.upperBound), not \(value)")
  }
}
