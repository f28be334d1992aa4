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
      "On the target's side: \(SideEffect.screenWords.joined(separator: ", ")); may be repeated."),
    completion: .list(SideEffect.screenWords), transform: SideEffect.screen)
  var screen: [SideEffect] = []

  @Flag(
    inversion: .prefixedNo, help: "A double battle; by default as in the format of a team.")
  var doubles: Bool?

  @Flag(help: "A critical hit.")
  var critical = false

  @Option(
    parsing: .unconditional,
    help: """
      The number of hits of a move with several: without it, three of two to five, four or five with \
      Loaded Dice, all of a move that checks each hit.
      """)
  var hits: Int?

  @Option(
    parsing: .unconditional,
    help: "How many times in a row the move is used: Fury Cutter, Rollout, Ice Ball, Echoed Voice.")
  var turn: Int?

  @Flag(help: "A Stellar Pokémon uses a move of its type for the first time.")
  var firstUse = false

  /// The conditions of the field.
  var conditions: BattleConditions {
    var conditions = BattleConditions()
    conditions.isCritical = critical
    conditions.field.weather = weather
    conditions.field.terrain = terrain
    for screen in screen { conditions.field.defenderSide[screen] = true }
    conditions.hits = hits
    conditions.turn = turn ?? 1
    conditions.isStellarFirstUse = firstUse
    return conditions
  }

  func validate() throws {
    try OptionNumber.check("--level", level, TeamMember.levels)
    try OptionNumber.check("--hits", hits, BattleConditions.hitsRange)
    try OptionNumber.check("--turn", turn, BattleConditions.turnRange)
  }
}

/// A stage of a stat: `atk=2`.
struct StatBoost {
  let stat: Stat
  let stage: Int

  private static let stats = Stat.allCases.filter { $0 != .hp }
  static let words = stats.map(\.word)

  @Sendable static func stat(_ text: String) throws -> Stat {
    guard let stat = stats.first(where: { $0.word == text.lowercased() }) else {
      throw ValidationError("a stat is one of \(words.joined(separator: ", ")).")
    }
    return stat
  }

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

extension SideEffect {
  static let screenWords = screens.map(\.rawValue)

  @Sendable fileprivate static func screen(_ text: String) throws -> SideEffect {
    guard let screen = screens.first(where: { $0.rawValue == text.lowercased() }) else {
      throw ValidationError("a screen is one of \(screenWords.joined(separator: ", ")).")
    }
    return screen
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
  public init?(argument: String) { self.init(word: argument) }

  public static var allValueStrings: [String] { allCases.map(\.word) }
}
