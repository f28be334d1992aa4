/// Adds up the chances of encounter slots.
struct EncounterChances: Sendable {
  /// The methods whose slots share a hundred percent.
  private let summed: Set<ID<EncounterMethod>>
  /// The methods by which Pokémon are seen before they are met. Where PokeAPI knows no shares, it
  /// gives each of them 100 %.
  private let overworld: Set<ID<EncounterMethod>>

  init(_ methods: Table<EncounterMethod>) {
    summed = Set(methods.ids.filter { EncounterNeed($0).isRepeated })
    overworld = Set(
      zip(methods.ids, methods.slugs).filter { _, slug in
        slug.hasPrefix("overworld") || slug.hasPrefix("wanderer")
      }.map(\.0))
  }

  /// The chance of slots of one form, method and area in percent, 0 to 100; `nil` if it is not known.
  func callAsFunction(_ slots: [Encounter]) -> Int? {
    guard let method = slots.first?.method else { return nil }
    let chances = slots.map { min(100, max(0, $0.chance)) }
    if overworld.contains(method), chances.contains(100) { return nil }
    guard summed.contains(method) else { return chances.max() }
    return min(100, chances.reduce(0, +))
  }
}
