/// A condition for a Speed change, other than stat stages.
package enum SpeedCondition: String, CaseIterable, Hashable, Sendable {
  case tailwind
  case trickRoom = "trick-room"
  case rain
  case sun
  case sand
  case snow
  case electricTerrain = "electric-terrain"
  /// The holder has lost its item.
  case itemGone = "item-gone"
  /// Any non-volatile status condition: burned, poisoned, asleep …
  case status
  case paralysis
  /// The first five turns of a holder of Slow Start.
  case firstTurns = "first-turns"
  /// Protosynthesis or Quark Drive raises Speed, the Pokémon's highest stat.
  case boosted
}

/// The effect of an ability, an item or the state of the battle on Speed. The API has these
/// effects only as prose.
///
/// Source: Bulbapedia's ability, item and move pages.
package struct SpeedEffect: Hashable, Sendable {
  package enum Cause: Hashable, Sendable {
    case ability(String)
    case item(String)
    case state
  }

  package let cause: Cause
  /// Percent: 50, 150 or 200.
  package let percent: Int
  /// The first generation with this effect.
  package let since: ID<Generation>
  /// `nil` for a permanent effect.
  package let condition: SpeedCondition?
  /// The slug of the only form that it affects.
  package let onlyFor: String?

  package static let all: [SpeedEffect] =
    [
      SpeedEffect(.state, 200, since: 4, when: .tailwind),
      ability("swift-swim", 200, since: 3, when: .rain),
      ability("chlorophyll", 200, since: 3, when: .sun),
      ability("sand-rush", 200, since: 5, when: .sand),
      ability("slush-rush", 200, since: 7, when: .snow),
      ability("surge-surfer", 200, since: 7, when: .electricTerrain),
      ability("unburden", 200, since: 4, when: .itemGone),
      ability("quick-feet", 150, since: 4, when: .status),
      ability("slow-start", 50, since: 4, when: .firstTurns),
      ability("protosynthesis", 150, since: 9, when: .boosted),
      ability("quark-drive", 150, since: 9, when: .boosted),
      SpeedEffect(.item("choice-scarf"), 150, since: 4),
      SpeedEffect(.item("quick-powder"), 200, since: 4, onlyFor: "ditto"),
      SpeedEffect(.item("iron-ball"), 50, since: 4),
      SpeedEffect(.item("macho-brace"), 50, since: 3),
    ]
    + [
      "power-anklet", "power-band", "power-belt", "power-bracer", "power-lens", "power-weight",
    ].map { SpeedEffect(.item($0), 50, since: 4) }

  /// Items and abilities whose holder moves last, regardless of its Speed.
  package static let movingLast: Set<String> = ["lagging-tail", "full-incense", "stall"]

  private init(
    _ cause: Cause, _ percent: Int, since: ID<Generation>, when condition: SpeedCondition? = nil,
    onlyFor: String? = nil
  ) {
    self.cause = cause
    self.percent = percent
    self.since = since
    self.condition = condition
    self.onlyFor = onlyFor
  }

  private static func ability(
    _ slug: String, _ percent: Int, since: ID<Generation>, when condition: SpeedCondition
  ) -> SpeedEffect {
    SpeedEffect(.ability(slug), percent, since: since, when: condition)
  }
}
