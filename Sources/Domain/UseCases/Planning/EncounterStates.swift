/// The states of a place that decide which encounters are possible: times, seasons, swarms.
///
/// PokeAPI lists an encounter slot once for each of its conditions. A state has one value of each
/// kind of condition that changes by itself, such as the time, and at most one value that the
/// player brings about, such as the Poké Radar; the rest is as on an ordinary day. In chosen
/// circumstances, only what these leave open makes states.
struct EncounterStates: Sendable {
  typealias Value = ID<EncounterConditionValue>

  struct State: Hashable {
    /// The values that tell the state from others.
    fileprivate(set) var named: [Value] = []
    fileprivate var holding: Set<Value>

    /// - Parameter needed: the conditions of a slot.
    func allows(_ needed: [Value]) -> Bool { needed.allSatisfy(holding.contains) }
  }

  /// PokeAPI's kinds of condition that change by themselves and are no circumstances.
  private static let changing = ["weekday", "tv-option", "starter"]

  private let values: Table<EncounterConditionValue>
  private let conditions: EncounterConditions
  private let kinds: [Int32]
  private let kindSlugs: [Int32: String]
  private let circumstances: Circumstances?
  private let start: State
  private let rivals: [Value: [Value]]

  /// - Parameter circumstances: `nil` for all.
  init(_ dex: any DexReference, under circumstances: Circumstances?) {
    self.circumstances = circumstances
    values = dex.table(EncounterConditionValue.self)
    conditions = EncounterConditions(dex)
    start = State(holding: conditions.values(in: circumstances ?? .ordinary))
    rivals = conditions.rivals
    kinds = values.column(\.condition)
    let table = dex.table(EncounterCondition.self)
    kindSlugs = Dictionary(
      zip(table.ids.map { Int32(clamping: $0.rawValue) }, table.slugs),
      uniquingKeysWith: { first, _ in first })
  }

  /// The conditions of a slot without those that ask for nothing.
  func needed(_ conditions: [Value]) -> [Value] {
    conditions.filter { !EncounterConditions.asksForNothing(self.conditions.slug(of: $0)) }
  }

  /// The circumstances that any of the conditions belong to.
  func kinds(among conditions: Set<Value>) -> [Circumstances.Kind] {
    self.conditions.kinds(among: conditions)
  }

  /// The states that come by themselves, such as each time of the day; one unnamed state if none of
  /// the conditions is of such a kind.
  func changing(among conditions: Set<Value>) -> [State] {
    let circumstantial = Circumstances.Kind.allCases.filter(\.comesByItself).map(\.rawValue)
    let kinds = (circumstances == nil ? circumstantial : []) + Self.changing
    return kinds.reduce([start]) { states, kind in
      let values = conditions.sorted().filter { self.kind($0) == kind }
      return values.isEmpty ? states : states.flatMap { state in values.map { changed(state, $0) } }
    }
  }

  /// The values that the player can bring about.
  func brought(among conditions: Set<Value>) -> [Value] {
    guard circumstances == nil else { return [] }
    return conditions.sorted().filter { value in
      self.conditions.kind(of: value).map { !$0.comesByItself } ?? false
        && !self.conditions.isAbsence(value)
    }
  }

  /// A state in which a value of its kind holds instead.
  func changed(_ state: State, _ value: Value) -> State {
    var state = state
    state.named.append(value)
    for rival in rivals[value] ?? [] { state.holding.remove(rival) }
    state.holding.insert(value)
    return state
  }

  /// The circumstance, or else PokeAPI's kind. (PokeAPI files the weather under the rating of dens.)
  private func kind(_ value: Value) -> String? {
    conditions.kind(of: value)?.rawValue
      ?? values.row(of: value).flatMap { kindSlugs[kinds[$0]] }
  }
}
