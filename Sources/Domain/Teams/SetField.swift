/// A value of a set, by all its names: on the screen, in Showdown's text, in JSON, as an option and
/// in the store. ``all`` is the table of them.
package struct SetField: Sendable {
  package typealias Path<Value> = WritableKeyPath<TeamMember, Value> & Sendable

  /// The kind of value, and the place where a member has it.
  package enum Kind: Sendable {
    case text(Path<String?>)
    case name(SetVocabulary, Path<Int?>)
    case gender(Path<Gender?>)
    /// - usual: what battles assume if it is not set.
    case number(Path<Int?>, ClosedRange<Int>, usual: Int)
    case flag(Path<Bool?>)
    /// - usual: what battles assume for a stat that is not set.
    /// - total: the most in all stats together.
    case stats(Path<StatValues>, ClosedRange<Int>, usual: Int, total: Int? = nil)
  }

  /// The games that have the value.
  package enum Games: Sendable {
    case all
    case having(GameFeature)
    case training(Set<TrainingSystem>)
    case generations(ClosedRange<Int>)
  }

  /// The line of Showdown's text with the value: `Tera Type: Steel`.
  package struct Line: Sendable {
    /// The position among the lines.
    let place: Int
    /// The text before the colon. The first is written, all are read.
    package let labels: [String]

    init(_ place: Int, _ labels: String...) {
      self.place = place
      self.labels = labels
    }
  }

  private let phrase: @Sendable () -> Phrase
  package let kind: Kind
  package let games: Games
  /// `nil` if the first line of a set has the value.
  package let line: Line?
  package let key: String
  /// The key in calculations of damage, as JSON; `nil` if these have none.
  package let calculation: String?
  /// The option of `pokedex damage`, without dashes; `nil` if there is none.
  package let option: String?
  package let column: String
  /// Whether most sets need it.
  package let isUsual: Bool

  init(
    title: @autoclosure @escaping @Sendable () -> Phrase, _ kind: Kind, in games: Games = .all,
    line: Line? = nil, key: String, calculation: String? = nil, option: String? = nil,
    column: String, isUsual: Bool = false
  ) {
    phrase = title
    self.kind = kind
    self.games = games
    self.line = line
    self.key = key
    self.calculation = calculation
    self.option = option
    self.column = column
    self.isUsual = isUsual
  }

  /// The name within a sentence, in the current language.
  package var name: String { phrase().text }

  /// The name at the start of a line.
  package var title: String { name.capitalizedFirst }
}

extension SetField: Hashable {
  package static func == (left: SetField, right: SetField) -> Bool { left.key == right.key }

  package func hash(into hasher: inout Hasher) { hasher.combine(key) }
}

// MARK: Values

extension SetField {
  /// Whether games with these rules have the value.
  package func exists(in rules: GameRules) -> Bool {
    switch games {
    case .all: true
    case .having(let feature): rules.has(feature)
    case .training(let systems): systems.contains(rules.training)
    case .generations(let numbers): numbers.contains(rules.generation.rawValue)
    }
  }

  /// Whether it matters only to a Pokémon that has dynamaxed.
  package var isOfDynamax: Bool {
    if case .having(.dynamax) = games { true } else { false }
  }

  package func clear(in member: inout TeamMember) {
    switch kind {
    case .text(let path): member[keyPath: path] = nil
    case .name(_, let path), .number(let path, _, _): member[keyPath: path] = nil
    case .gender(let path): member[keyPath: path] = nil
    case .flag(let path): member[keyPath: path] = nil
    case .stats(let path, _, _, _): member[keyPath: path] = StatValues()
    }
  }

  package func isSet(in member: TeamMember) -> Bool {
    var without = member
    clear(in: &without)
    return without != member
  }

  package var numberPath: Path<Int?>? {
    if case .number(let path, _, _) = kind { path } else { nil }
  }

  package var statsPath: Path<StatValues>? {
    if case .stats(let path, _, _, _) = kind { path } else { nil }
  }

  /// Whether the value is one for each stat.
  package var isOfStats: Bool { statsPath != nil }

  /// The number that battles assume for a number or a stat that is not set; `nil` for other kinds.
  package var usual: Int? {
    switch kind {
    case .number(_, _, let usual), .stats(_, _, let usual, _): usual
    default: nil
    }
  }

  /// The most in all stats together; `nil` without a limit.
  package var total: Int? { if case .stats(_, _, _, let total) = kind { total } else { nil } }

  /// The values that a number, or each of the stats, may have; `nil` for other kinds.
  package var range: ClosedRange<Int>? {
    switch kind {
    case .number(_, let range, _), .stats(_, let range, _, _): range
    default: nil
    }
  }
}
