/// How a form is to be had in a game, or in several.
package enum Availability: Hashable, Sendable {
  /// It is met there, in these ways and no others: see ``EncounterRows`` for the places.
  case met(Set<EncounterWay>)
  /// Others evolve into it: those that are met, the nearest of its family; where none is, those
  /// that evolve into it directly, without a place.
  case evolves(from: [Relative])
  /// It is the first of its family, and hatches from the eggs of those that are met.
  case hatches(from: [Relative])
  /// It is another form of a species of which the usual form is in the game.
  case variant(of: Relative)
  /// It is in the game, and neither met there nor comes of one that is: it must be traded, given
  /// away or brought from another game.
  case onlyBrought
  /// The game does not have it.
  case notInGame
  /// The dex does not tell: it knows no place of the game, or no game is named.
  case unknown

  /// Whether somebody hands it over, by trade, as a gift or as an egg, and nothing else is told.
  package var isHandedOver: Bool {
    guard case .met(let ways) = self else { return false }
    return ways.allSatisfy(\.isHandedOver)
  }
}

/// One of the same family, and where it is met.
package struct Relative: Hashable, Sendable {
  package let form: Named<Form>
  /// What is easiest first; empty where the dex tells of none.
  package let places: [Named<Location>]
  package let ways: Set<EncounterWay>
}
