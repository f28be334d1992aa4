/// The states of a place that decide which encounters are possible: times, seasons, swarms.
///
/// PokeAPI lists an encounter slot once for each of its conditions. A state has one value of each
/// kind of condition that changes by itself, such as the time, and at most one value that the
/// player brings about, such as the Poké Radar. Conditions that only come with the story are left
/// out.
struct EncounterStates: Sendable {
  typealias Value = ID<EncounterConditionValue>

  /// PokeAPI's kinds of condition that change by themselves and are no circumstances.
  private static let changing = ["weekday", "tv-option", "starter"]

  private let values: Table<EncounterConditionValue>
  private let conditions: EncounterConditions
  private let kinds: [Int32]
  private let kindSlugs: [Int32: String]

  init(_ dex: any DexReference) throws(PokedexError) {
    values = try dex.table(EncounterConditionValue.self)
    conditions = try EncounterConditions(dex)
    kinds = values.column(\.condition)
    let table = try dex.table(EncounterCondition.self)
    kindSlugs = Dictionary(
      zip(table.ids.map { Int32(clamping: $0.rawValue) }, table.slugs),
      uniquingKeysWith: { first, _ in first })
  }

  /// The conditions of a slot without those that only mean the absence of a condition.
  func needed(_ conditions: [Value]) -> [Value] {
    conditions.filter { !self.conditions.isAbsence($0) }
  }

  /// The kinds of condition that must be absent for a slot, such as a swarm.
  func neutralKinds(of conditions: [Value]) -> Set<String> {
    Set(conditions.filter(self.conditions.isAbsence).compactMap(kind))
  }

  func kinds(of state: [Value]) -> Set<String> { Set(state.compactMap(kind)) }

  /// The states that come by themselves, such as each time of the day; one empty state if none of
  /// the conditions is of such a kind.
  func changing(among conditions: Set<Value>) -> [[Value]] {
    let kinds = Circumstances.Kind.allCases.filter(\.comesByItself).map(\.rawValue) + Self.changing
    return kinds.reduce([[]]) { states, kind in
      let values = conditions.sorted().filter { self.kind($0) == kind }
      return values.isEmpty ? states : states.flatMap { state in values.map { state + [$0] } }
    }
  }

  /// The values that the player can bring about.
  func brought(among conditions: Set<Value>) -> [Value] {
    conditions.sorted().filter { value in
      self.conditions.kind(of: value).map { !$0.comesByItself } ?? false
    }
  }

  /// The circumstance, or else PokeAPI's kind. (PokeAPI files the weather under the rating of dens.)
  private func kind(_ value: Value) -> String? {
    conditions.kind(of: value)?.rawValue
      ?? values.row(of: value).flatMap { kindSlugs[kinds[$0]] }
  }
}
