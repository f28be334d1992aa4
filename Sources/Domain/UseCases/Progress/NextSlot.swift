/// A missing slot, and the easiest way to fill it in the games that one has.
package struct NextSlot: Hashable, Sendable {
  /// Its place in the collection.
  package let place: CollectionBoxes.Place
  package let way: Way

  package var isWanted: Bool { place.state == .wanted }

  /// In the order of ease.
  package enum Way: Hashable, Sendable {
    /// It evolves from a form that is had.
    case evolve(from: Named<Form>)
    case meet(Meeting)
    /// It hatches from the eggs of a form that is had or met.
    case hatch(from: Named<Form>)
    /// It evolves from a form that is not had; the place where that is met, if it is.
    case evolveMissing(from: Named<Form>, place: Named<Location>?)
    /// Another form of its species is in the games.
    case change(of: Named<Form>)
    /// It is in the games, but it must be traded, received or transferred.
    case bring
    /// It is in none of the games.
    case elsewhere
    /// The dex has no encounters of the games.
    case unknown

    var rank: Int {
      switch self {
      case .evolve: 0
      case .meet: 1
      case .hatch: 2
      case .evolveMissing: 3
      case .change: 4
      case .bring: 5
      case .unknown: 6
      case .elsewhere: 7
      }
    }

    /// The word for programs.
    package var word: String {
      switch self {
      case .evolve, .evolveMissing: "evolve"
      case .meet: "meet"
      case .hatch: "breed"
      case .change: "change"
      case .bring: "trade"
      case .elsewhere: "elsewhere"
      case .unknown: "unknown"
      }
    }

    /// The form that it comes from; `nil` if it comes from none.
    package var origin: Named<Form>? {
      switch self {
      case .evolve(let form), .hatch(let form), .change(let form): form
      case .evolveMissing(let form, _): form
      case .meet, .bring, .elsewhere, .unknown: nil
      }
    }

    package var meeting: Meeting? { if case .meet(let meeting) = self { meeting } else { nil } }
  }

  /// An encounter in the wild, a gift or a trade of the game.
  package struct Meeting: Hashable, Sendable {
    package let place: Named<Location>
    /// The games, such as `Platinum`.
    package let games: String
    package let method: String
    package let levels: ClosedRange<Int>
    /// Percent; `nil` if it is not known.
    package let chance: Int?
    /// The needs besides an ordinary day, such as `Swarm`; empty for none.
    package let needs: String

    /// Lower is easier: what is met on an ordinary day, then by chance and level.
    fileprivate var difficulty: [Int] {
      [needs.isEmpty ? 0 : 1, -(chance ?? 0), levels.lowerBound]
    }
  }
}

extension NextSlot.Way {
  /// Lower is easier.
  var difficulty: [Int] { [rank] + (meeting?.difficulty ?? []) }
}
