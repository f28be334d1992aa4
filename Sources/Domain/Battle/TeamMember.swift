/// A member of a team. All properties but the form are optional.
package struct TeamMember: Hashable, Sendable {
  package var form: ID<Form>
  /// The look, if not the default. For Arceus, it determines the type.
  package var look: ID<Look>?
  package var nickname: String?
  package var gender: Gender?
  package var item: ID<Item>?
  package var ability: ID<Ability>?
  /// One of ``levels``; if `nil`, battles assume ``Team/usualLevel``.
  package var level: Int?
  package var nature: ID<Nature>?
  /// EVs, each in ``efforts``, at most 510 in total; 0 if unset.
  package var effort = StatValues()
  /// IVs, each in ``individuals``; 31 if unset.
  package var individual = StatValues()
  package var moves: [TeamMove] = []
  package var isShiny: Bool?
  /// One of ``happinesses``; battles assume 255 if `nil`.
  package var happiness: Int?
  package var teraType: ID<PokemonType>?
  /// One of ``dynamaxLevels``; battles assume 10 if `nil`.
  package var dynamaxLevel: Int?
  /// Whether it has the Gigantamax factor.
  package var isGigantamax: Bool?
  package var ball: ID<Item>?
  /// Whether it is one of the alphas of the Legends games.
  package var isAlpha: Bool?
  /// The type of Hidden Power, if given on a separate line instead of with the move.
  package var hiddenPower: ID<PokemonType>?
  /// Lines of the set that are not understood, unchanged.
  package var unread: [String] = []

  package static let maxMoves = 4
  /// The maximum number of moves of an imported member, which may break the rules.
  static let maxKeptMoves = 100
  package static let defaultLevel = 100

  /// Whether a Pokémon of a level is taken to be on the way through a game: untrained, with the moves
  /// that it has learned by level.
  static func isOnTheWay(_ level: Int?) -> Bool { level.map { $0 < 50 } ?? false }

  // The ranges of valid values. Imported and stored values are checked when they are read, the
  // user's input by ``TeamRules``.
  package static let levels = 1...100
  package static let efforts = 0...StatFormula.effort.maxEffort
  package static let individuals = 0...31
  package static let happinesses = 0...255
  package static let dynamaxLevels = 0...10

  package init(_ form: ID<Form>) {
    self.form = form
  }
}

/// A move that a member knows.
package struct TeamMove: Hashable, Sendable {
  package var move: ID<Move>
  /// The type of Hidden Power; `nil` for any other move.
  package var type: ID<PokemonType>?

  package init(_ move: ID<Move>, type: ID<PokemonType>? = nil) {
    self.move = move
    self.type = type
  }
}

extension TeamMember {
  /// The type of Hidden Power that a move or the set states; `nil` if none does.
  package func statedType(of move: TeamMove) -> ID<PokemonType>? {
    let known = moves.first { $0.move == move.move }
    return move.type ?? known?.type ?? (known == nil ? nil : hiddenPower)
  }
}
