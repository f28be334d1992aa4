/// The conditions under which wild Pokémon are met: the time, the season, a swarm and the like, each
/// as on an ordinary day unless the player chose another value.
///
/// PokeAPI lists an encounter slot with the values that must hold for it.
package struct Circumstances: Hashable, Sendable {
  /// A kind of condition that the player chooses, because it changes or can be brought about. The
  /// raw value is PokeAPI's name.
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    case time, season, weather, swarm, radar, slot2, radio
    case contest = "bug-catching-contest"
    case backlot
    case nationalDex
    case hallOfFame
  }

  /// The chosen values, by PokeAPI's slugs; a kind without one has its ordinary value.
  private var chosen: [Kind: String] = [:]

  /// An ordinary day, with nothing special.
  package static let ordinary = Circumstances()

  package init() {}

  /// - Parameter values: PokeAPI's slugs of the values that are not ordinary.
  package init(_ values: [String]) {
    for value in values { choose(value) }
  }

  package subscript(kind: Kind) -> String { chosen[kind] ?? kind.ordinary }

  /// Chooses a value.
  ///
  /// - Parameter value: PokeAPI's slug; that of no kind changes nothing.
  package mutating func choose(_ value: String) {
    guard let kind = Kind.allCases.first(where: { $0.values.contains(value) }) else { return }
    chosen[kind] = value == kind.ordinary ? nil : value
  }

  /// The players' words for the values, such as `night`, with PokeAPI's slugs.
  package static let words: [(word: String, value: String)] = Kind.allCases.flatMap { kind in
    kind.values.map { (kind.word(for: $0), $0) }
  }
}

extension Circumstances.Kind {
  /// The values by PokeAPI's slugs, the ordinary one first.
  package var values: [String] {
    switch self {
    case .time: ["time-day", "time-morning", "time-night"]
    case .season: ["season-spring", "season-summer", "season-autumn", "season-winter"]
    case .weather:
      ["normal", "overcast", "raining", "thunderstorm", "snowing", "snowstorm", "sandstorm"]
        .map { "weather-\($0)" } + ["weather-intense-sun", "weather-fog"]
    case .swarm: ["swarm-no", "swarm-yes"]
    case .radar: ["radar-off", "radar-on"]
    case .slot2:
      ["none", "ruby", "sapphire", "emerald", "firered", "leafgreen"].map { "slot2-\($0)" }
    case .radio: ["radio-off", "radio-hoenn", "radio-sinnoh"]
    case .contest: ["bug-catching-contest-no", "bug-catching-contest-yes"]
    case .backlot: ["backlot-not-mentioned", "backlot-mentioned"]
    case .nationalDex:
      ["story-progress-before-national-dex", "story-progress-national-dex"]
    case .hallOfFame:
      ["story-progress-before-hall-of-fame", "story-progress-hall-of-fame"]
    }
  }

  package var ordinary: String { values[0] }

  /// Whether the values come by themselves, so that none of them is nothing special.
  package var comesByItself: Bool { self == .time || self == .season || self == .weather }

  fileprivate func word(for value: String) -> String {
    switch value {
    case "swarm-yes": "swarm"
    case "swarm-no": "no-swarm"
    case "radar-on": "radar"
    case "radar-off": "no-radar"
    case "radio-hoenn": "hoenn-sound"
    case "radio-sinnoh": "sinnoh-sound"
    case "radio-off": "no-radio"
    case "slot2-none": "no-slot2"
    case "bug-catching-contest-yes": "contest"
    case "bug-catching-contest-no": "no-contest"
    default:
      ["time-", "season-", "weather-", "slot2-", "story-progress-"].first(where: value.hasPrefix)
        .map { String(value.dropFirst($0.count)) } ?? value
    }
  }
}

/// The circumstances of a dex, with its numbers of the values.
package struct EncounterConditions: Sendable {
  package typealias Value = ID<EncounterConditionValue>
  package typealias Kind = Circumstances.Kind

  private static let nothing: Set = [
    "story-progress-none", "other-none", "item-none", "great-marsh-daily-slot-none",
    "johto-safari-blocks-inactive",
  ]

  /// Whether a value means "no condition", for which PokeAPI has values such as `item-none`, and is
  /// not one to choose.
  ///
  /// - Parameter slug: PokeAPI's.
  static func asksForNothing(_ slug: String) -> Bool { nothing.contains(slug) }

  private let kinds: [Value: Kind]
  private let slugs: [Value: String]

  package init(_ dex: any DexReference) {
    let table = dex.table(EncounterConditionValue.self)
    let kindOf = Dictionary(
      Kind.allCases.flatMap { kind in kind.values.map { ($0, kind) } },
      uniquingKeysWith: { first, _ in first })
    slugs = Dictionary(zip(table.ids, table.slugs), uniquingKeysWith: { first, _ in first })
    kinds = slugs.compactMapValues { kindOf[$0] }
  }

  package func kind(of value: Value) -> Kind? { kinds[value] }

  /// The kinds that matter to any of the encounters.
  func kinds(of encounters: [EncounterGroup]) -> [Kind] {
    kinds(among: encounters.flatMap(\.mentioned))
  }

  /// The kinds that any of the values belong to.
  func kinds(among values: some Sequence<Value>) -> [Kind] {
    let known = Set(values.compactMap(kind))
    return Kind.allCases.filter(known.contains)
  }

  /// The values that hold in circumstances, one of each kind.
  func values(in circumstances: Circumstances) -> Set<Value> {
    let chosen = Set(Kind.allCases.map { circumstances[$0] })
    return Set(kinds.keys.filter { chosen.contains(slug(of: $0)) })
  }

  /// Whether the circumstances of a slot hold.
  ///
  /// - Parameter held: the values that hold.
  func hold(_ conditions: [Value], in held: Set<Value>) -> Bool {
    conditions.allSatisfy { kinds[$0] == nil || held.contains($0) }
  }

  /// For each value of a kind, all values of that kind.
  var rivals: [Value: [Value]] {
    let values = Dictionary(grouping: kinds.keys) { kinds[$0] }
    return kinds.mapValues { values[$0] ?? [] }
  }

  /// Whether a value means the absence of a condition, such as no swarm.
  func isAbsence(_ value: Value) -> Bool {
    guard let kind = kinds[value] else { return Self.asksForNothing(slug(of: value)) }
    return !kind.comesByItself && slug(of: value) == kind.ordinary
  }

  package func slug(of value: Value) -> String { slugs[value] ?? "" }

  /// The conditions of a slot that do not change with the circumstances, such as an item.
  func needs(of conditions: [Value]) -> [Value] {
    conditions.filter { kinds[$0] == nil && !Self.asksForNothing(slug(of: $0)) }.sorted()
  }

  /// The conditions of a slot that do not hold in the circumstances, in ascending order.
  func missing(_ conditions: [Value], in circumstances: Circumstances) -> [Value] {
    conditions.filter { value in
      kinds[value].map { circumstances[$0] != slug(of: value) } ?? false
    }.sorted()
  }

  /// The circumstances changed so that the values hold.
  func changed(_ circumstances: Circumstances, to values: [Value]) -> Circumstances {
    var changed = circumstances
    for value in values { changed.choose(slug(of: value)) }
    return changed
  }
}
