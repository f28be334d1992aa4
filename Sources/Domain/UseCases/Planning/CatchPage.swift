/// The chances to catch a Pokémon with each ball.
package struct CatchPage: Sendable {
  package let form: Named<Form>
  package let game: Lens?
  package let level: Int
  /// The capture rate of the species, 3 to 255.
  package let rate: Int
  package let situations: [CatchSituation]
  /// The number of caught species, for critical captures.
  package let caughtSpecies: Int
  /// The gap if the games do not have the form.
  package let absence: GameGap?
  /// One row for each ball under each condition that changes its bonus.
  package internal(set) var balls: [Row] = []
  /// Why there are no chances: nothing is caught in the game, or its formula is not known.
  package internal(set) var gap: GameGap?

  package struct Row: Hashable, Sendable {
    package let ball: Named<Item>
    package let condition: BallCondition
    package let bonus: BallBonus
    /// One for each situation.
    package let chances: [Ratio]
  }
}

/// The HP and the status condition of a wild Pokémon.
package struct CatchSituation: Hashable, Sendable {
  package let health: Health
  package let status: BattleStatus?

  package enum Health: Hashable, Sendable {
    /// The percentage of HP left, 1 to 100.
    case percent(Int)
    /// The number of HP left.
    case points(Int)
    case exact(hp: Int, maxHP: Int)

    /// `50`, `1hp` or `37/120`.
    package var text: String {
      switch self {
      case .percent(let percent): "\(percent)"
      case .points(let hp): "\(hp)hp"
      case .exact(let hp, let maxHP): "\(hp)/\(maxHP)"
      }
    }
  }

  package init(_ health: Health, _ status: BattleStatus? = nil) {
    self.health = health
    self.status = status
  }

  /// Full HP, half of it, 1 HP, and 1 HP while asleep.
  package static let usual = [
    CatchSituation(.percent(100)), CatchSituation(.percent(50)), CatchSituation(.points(1)),
    CatchSituation(.points(1), .sleep),
  ]

  /// Reads `50`, `50%`, `1hp` or `37/120`. Returns `nil` for any other string.
  package static func health(_ text: String) -> Health? {
    let text = text.lowercased().filter { !$0.isWhitespace }
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    if parts.count == 2, let hp = Int(parts[0]), let most = Int(parts[1]), 1...9999 ~= most,
      1...most ~= hp
    {
      return .exact(hp: hp, maxHP: most)
    }
    if text.hasSuffix("hp"), let hp = Int(text.dropLast(2)), 1...9999 ~= hp { return .points(hp) }
    let number = Int(text.hasSuffix("%") ? String(text.dropLast()) : text)
    return number.flatMap { 1...100 ~= $0 ? .percent($0) : nil }
  }

  /// The maximum HP, if it is known.
  var maxHP: Int? {
    if case .exact(_, let maxHP) = health { maxHP } else { nil }
  }

  /// The HP left of the given maximum; at least 1.
  func hp(of maxHP: Int) -> Int {
    switch health {
    case .percent(let percent): max(1, maxHP * percent / 100)
    case .points(let points): min(points, maxHP)
    case .exact(let hp, _): hp
    }
  }
}
