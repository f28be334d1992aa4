/// The names of places, methods and conditions of encounters.
package struct EncounterNames: Sendable {
  private let areas: Table<LocationArea>
  private let locations: Table<Location>
  private let methods: Table<EncounterMethod>
  private let values: Table<EncounterConditionValue>
  private let areaNames: [String]
  private let locationNames: [String]
  private let methodNames: [String]
  private let valueNames: [String]
  private let regionNames: [Int: String]
  private let versionNames: [Int: String]
  private let versions: Table<Version>
  private let locationOf: [Int32]
  private let regionOf: [Int32]
  private let kindOf: [Int32]

  package init(_ dex: any DexReference) {
    areas = dex.table(LocationArea.self)
    locations = dex.table(Location.self)
    methods = dex.table(EncounterMethod.self)
    values = dex.table(EncounterConditionValue.self)
    areaNames = dex.names(of: areas)
    locationNames = dex.names(of: locations)
    methodNames = dex.names(of: methods)
    valueNames = dex.names(of: values)
    regionNames = Self.names(of: Region.self, in: dex)
    versions = dex.table(Version.self)
    versionNames = Self.names(of: Version.self, in: dex)
    locationOf = areas.column(\.location)
    regionOf = locations.column(\.region)
    kindOf = values.column(\.condition)
  }

  private static func names<Row: Tabular>(
    of type: Row.Type, in dex: any DexReference
  ) -> [Int: String] {
    let table = dex.table(type)
    return Dictionary(
      zip(table.ids.map(\.rawValue), dex.names(of: table)),
      uniquingKeysWith: { first, _ in first })
  }
}

// MARK: Places

extension EncounterNames {
  private func row(_ area: ID<LocationArea>) -> (area: Int, location: Int?)? {
    areas.row(of: area).map { ($0, locations.row(of: ID(Int(locationOf[$0])))) }
  }

  /// The location of an area.
  package func place(of area: ID<LocationArea>) -> Named<Location> {
    guard let row = row(area), let location = row.location else { return Named(0, "#\(area)") }
    return Named(locations.ids[location], locationNames[location])
  }

  package func name(of location: ID<Location>) -> String {
    locations.row(of: location).map { locationNames[$0] } ?? "#\(location)"
  }

  func slug(ofPlaceOf area: ID<LocationArea>) -> String {
    row(area).flatMap(\.location).map { locations.slugs[$0] } ?? ""
  }

  /// The name of an area within its location, such as `1F`; empty for the whole location.
  package func part(of area: ID<LocationArea>) -> String {
    guard let row = row(area) else { return "#\(area)" }
    guard let location = row.location else { return areaNames[row.area] }
    let name = AreaName(
      name: areaNames[row.area], slug: areas.slugs[row.area], location: locationNames[location],
      locationSlug: locations.slugs[location])
    return name.part
  }

  func regionID(of area: ID<LocationArea>) -> Int32 {
    row(area).flatMap(\.location).map { regionOf[$0] } ?? .min
  }

  package func region(of area: ID<LocationArea>) -> String {
    regionNames[Int(regionID(of: area))] ?? ""
  }
}

// MARK: Methods and conditions

extension EncounterNames {
  /// `Scarlet/Violet`.
  package func games(_ versions: [ID<Version>]) -> String {
    gameNames(versions).joined(separator: "/")
  }

  func gameNames(_ versions: [ID<Version>]) -> [String] {
    versions.map { versionNames[$0.rawValue] ?? "#\($0)" }
  }

  /// The names of versions of one version group, as far as they differ; empty if they are all versions of
  /// the group.
  func only(_ some: [ID<Version>]) -> String { onlyNames(some).joined(separator: "/") }

  func onlyNames(_ some: [ID<Version>]) -> [String] {
    let groups = versions.column(\.versionGroup)
    let group = some.first.flatMap { versions.row(of: $0) }.map { groups[$0] }
    let all = groups.indices.filter { groups[$0] == group }.map { versions.ids[$0] }
    guard all.count != some.count else { return [] }
    let ending = GameNames.commonEnding(of: gameNames(all))
    return gameNames(some).map { String($0.dropLast(ending.count)) }
  }

  /// A name of one or two words, such as `Old Rod`. PokeAPI's own names are long phrases.
  package func method(_ method: ID<EncounterMethod>) -> String {
    guard let row = methods.row(of: method) else { return "#\(method)" }
    let language = Wording.current.language
    switch methods.slugs[row] {
    case let slug where Kind.encounterMethod.translatedName(of: slug, in: language) != nil:
      return methodNames[row]
    case "npc-trade": return "Trade"
    case "sos": return "SOS"
    case let slug: return titled(slug)
    }
  }

  /// The same by PokeAPI's slug; `nil` without such a method.
  func method(called slug: String) -> String? {
    methods.slugs.firstIndex(of: slug).map { method(methods.ids[$0]) }
  }

  /// PokeAPI's own name, such as `Fishing with an Old Rod`.
  package func way(_ method: ID<EncounterMethod>) -> String {
    methods.row(of: method).map { Self.withoutStop(methodNames[$0]) } ?? "#\(method)"
  }

  /// `In the morning / At night`; empty without conditions.
  package func conditions(_ alternatives: [[ID<EncounterConditionValue>]]) -> String {
    conditionNames(alternatives).joined(separator: ", ")
  }

  /// The conditions that must all be met, each with its alternatives.
  func conditionNames(_ alternatives: [[ID<EncounterConditionValue>]]) -> [String] {
    let needed = alternatives.map { $0.filter { !asksForNothing($0) } }
    guard !needed.contains([]) else { return [] }
    return factors(of: needed).map { texts($0, " / ") }
  }

  /// The name of a condition, such as `At night`.
  ///
  /// - Parameter slug: PokeAPI's.
  package func condition(_ slug: String) -> String {
    values.slugs.firstIndex(of: slug).map { text(of: values.ids[$0]) } ?? slug
  }

  /// The circumstances that matter, in words: those that come by themselves, and what is special.
  ///
  /// - Parameter kinds: the kinds that matter.
  package func summary(
    of circumstances: Circumstances, among kinds: [Circumstances.Kind]
  ) -> [String] {
    kinds.filter { $0.comesByItself || circumstances[$0] != $0.ordinary }
      .map { condition(circumstances[$0]) }
  }

  /// `At night 40 %`, each for other circumstances.
  func otherChances(_ others: [EncounterChance]) -> [String] {
    others.map { other in
      let when = other.conditions.map(text).joined(separator: " + ")
      return other.chance.map { "\(when) \($0) %" } ?? when
    }
  }

  private func asksForNothing(_ value: ID<EncounterConditionValue>) -> Bool {
    values.row(of: value).map { EncounterConditions.asksForNothing(values.slugs[$0]) } ?? false
  }

  /// Splits the alternatives into one group for each kind of condition, if they are all
  /// combinations of one condition of each kind; otherwise returns a single group.
  private func factors(
    of alternatives: [[ID<EncounterConditionValue>]]
  ) -> [[[ID<EncounterConditionValue>]]] {
    let byKind = Dictionary(grouping: Array(alternatives.joined()).unique) { value in
      values.row(of: value).map { kindOf[$0] } ?? -1
    }
    let count = byKind.values.reduce(1) { $0 * min($1.count, 1000) % 1_000_000 }
    guard count == alternatives.count, alternatives.allSatisfy({ $0.count == byKind.count }) else {
      return [alternatives]
    }
    return byKind.sorted { $0.key < $1.key }.map { $0.value.sorted().map { [$0] } }
  }

  private func texts(
    _ alternatives: [[ID<EncounterConditionValue>]], _ separator: String
  ) -> String {
    alternatives.map { $0.map(text).joined(separator: " + ") }
      .joined(separator: separator)
  }

  private func text(of value: ID<EncounterConditionValue>) -> String {
    guard let row = values.row(of: value) else { return "#\(value)" }
    return Self.withoutStop(valueNames[row])
  }

  /// Some of PokeAPI's names are sentences.
  private static func withoutStop(_ name: String) -> String {
    name.hasSuffix(".") ? String(name.dropLast()) : name
  }
}
