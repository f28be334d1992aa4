/// The order in which a game is played, from a file of the user's: its places, and the battles between
/// them.
package struct GameRoute: Hashable, Sendable {
  /// The name of the file without its ending.
  package let name: String
  package let game: Lens
  package internal(set) var stops: [RouteStop] = []

  package var places: [RunPlace] { stops.compactMap(\.place) }
  package var battles: [RouteBattle] { stops.compactMap(\.battle) }

  /// The battle with a name, without regard to case.
  package func battle(named name: String) -> RouteBattle? {
    let folded = Spelling.folded(name)
    return battles.first { Spelling.folded($0.name) == folded }
  }
}

/// A place or a battle on a route.
package enum RouteStop: Hashable, Sendable {
  case place(RunPlace)
  case battle(RouteBattle)

  package var place: RunPlace? { if case .place(let place) = self { place } else { nil } }
  package var battle: RouteBattle? { if case .battle(let battle) = self { battle } else { nil } }
}

extension EncounterNames {
  /// `Oreburgh Gate`, or `Oreburgh Gate, B1F`.
  package func name(of place: RunPlace) -> String {
    Self.title(name(of: place.location), part: place.area.map(part))
  }

  /// The name of a place with that of one of its areas, which may be empty.
  static func title(_ place: String, part: String?) -> String {
    [place, part ?? ""].filter { !$0.isEmpty }.joined(separator: ", ")
  }
}

package struct RouteBattle: Hashable, Sendable {
  /// The most bytes of a name.
  package static let longestName = 4 * OverlayWords.longestName

  /// The line of the file.
  package let line: Int
  /// Different from those of the other battles of the route.
  package let name: String
  package let kind: BattleKind
  /// The stated place, else that of the last line with one; `nil` before the first.
  package let place: RunPlace?
  /// The stated level cap; `nil` for the highest level of the team.
  package let statedCap: Int?
  /// The names of the foes' teams or sets in the library: `sets/roark`, `sets/roark/Geodude`. Without
  /// any, a cap is stated.
  package let teams: [String]
}

package enum BattleKind: String, CaseIterable, Sendable {
  case trainer, rival, villain, gym, trial, boss
  case eliteFour = "elite-four"
  case champion

  package var title: String {
    switch self {
    case .trainer: worded("Trainer")
    case .rival: worded("Rival")
    case .villain: worded("Villain")
    case .gym: worded("Gym")
    case .trial: worded("Trial")
    case .boss: worded("Boss")
    case .eliteFour: worded("Elite Four")
    case .champion: worded("Champion")
    }
  }
}

// MARK: Progress

extension GameRoute {
  /// The first battle that is neither won nor passed; `nil` if none is left. A battle is passed once a
  /// place behind it is reached, or a battle behind it is won.
  package func nextBattle(for run: Run) -> RouteBattle? {
    let last = stops.lastIndex { stop in
      switch stop {
      case .battle(let battle): run.beaten.contains(battle.name)
      case .place(let place):
        run.reached.contains { $0.contains(place) || place.contains($0) }
      }
    }
    return stops.suffix(from: last.map { $0 + 1 } ?? 0).lazy.compactMap(\.battle).first
  }
}
