/// The way to get a form in one or several games.
package enum Availability: Hashable, Sendable {
  /// Found in encounters of these kinds only; ``EncounterRows`` has the places.
  case met(Set<EncounterWay>)
  /// Evolves from these: the nearest ancestors with encounters; if none has any, the direct
  /// pre-evolutions, without places.
  case evolves(from: [Relative])
  /// The first of its family, which hatches from the eggs of these forms with encounters.
  case hatches(from: [Relative])
  /// Another form of a species whose default form is in the game.
  case variant(of: Relative)
  /// In the game, but without encounters, and neither hatched nor evolved from a form with
  /// encounters: it must be traded, received at an event or transferred.
  case onlyBrought
  /// Not in the game.
  case notInGame
  /// The dex has no encounters of the game, or no game is given.
  case unknown
}

/// A form of the same family, with its places.
package struct Relative: Hashable, Sendable {
  package let form: Named<Form>
  /// The easiest first; empty if the dex has none.
  package let places: [Named<Location>]
  package let ways: Set<EncounterWay>
}
