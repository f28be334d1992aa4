/// Pokémon that fight together, under a name of the player's choice.
///
/// A team may break the rules: what was read from a text is kept as it is, and
/// ``TeamRules/faults(of:in:)`` tells what is wrong with it.
package struct Team: Hashable, Sendable {
  /// Empty for a team that was read from a text without a name.
  package var name: String
  /// What Showdown calls the format it is for, such as `gen9ou`.
  package var format: String?
  package var members: [TeamMember]
  /// Parts of a text that nobody could be made of, as they were written.
  package var unread: [[String]]

  package static let mostMembers = 6

  package init(
    name: String, format: String? = nil, members: [TeamMember] = [], unread: [[String]] = []
  ) {
    self.name = name
    self.format = format
    self.members = members
    self.unread = unread
  }

  /// Letter case does not matter.
  package func isCalled(_ name: String) -> Bool { self.name.lowercased() == name.lowercased() }
}

/// One of a team. Everything but who it is may be left open.
package struct TeamMember: Hashable, Sendable {
  package var form: ID<Form>
  /// How it looks, where that is not the usual way. An Arceus' look decides its type.
  package var look: ID<Look>?
  package var nickname: String?
  package var gender: Gender?
  package var item: ID<Item>?
  package var ability: ID<Ability>?
  /// One of ``levels``; battles take the highest where none is told.
  package var level: Int?
  package var nature: ID<Nature>?
  /// Of ``efforts`` each, 510 together; what is not told is 0.
  package var effort = StatValues()
  /// Of ``individuals``; what is not told is 31.
  package var individual = StatValues()
  package var moves: [TeamMove] = []
  package var isShiny: Bool?
  /// One of ``happinesses``; battles take 255 where none is told.
  package var happiness: Int?
  package var teraType: ID<PokemonType>?
  /// One of ``dynamaxLevels``; battles take 10 where none is told.
  package var dynamaxLevel: Int?
  /// Whether it has the Gigantamax factor.
  package var isGigantamax: Bool?
  package var ball: ID<Item>?
  /// The type of its Hidden Power where that is told apart from the move.
  package var hiddenPower: ID<PokemonType>?
  /// Lines of its text that are not understood, as they were written.
  package var unread: [String] = []

  /// A text as a nickname: without blanks around it, and without what nobody sees.
  package static func nickname(_ text: String) -> String { TeamNames.typable(text) }

  package static let mostMoves = 4
  package static let usualLevel = 100

  // What is read from a text or the store is one of these; what somebody types is refused by the
  // rules.
  package static let levels = 1...100
  package static let efforts = 0...TeamRules.mostEffort
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
  /// The type of a Hidden Power.
  package var type: ID<PokemonType>?

  package init(_ move: ID<Move>, type: ID<PokemonType>? = nil) {
    self.move = move
    self.type = type
  }
}

package enum Gender: String, CaseIterable, Hashable, Sendable {
  case male = "M"
  case female = "F"
  case none = "N"
}

/// Numbers for some of the six stats: 0 is told, nothing is not.
package struct StatValues: Hashable, Sendable {
  private var values = [Int?](repeating: nil, count: Stat.allCases.count)

  package init(_ values: [Stat: Int] = [:]) {
    for (stat, value) in values { self[stat] = value }
  }

  package subscript(stat: Stat) -> Int? {
    get { values[stat.rawValue - 1] }
    set { values[stat.rawValue - 1] = newValue }
  }

  /// What is told, in the games' order.
  package var told: [(stat: Stat, value: Int)] {
    Stat.allCases.compactMap { stat in self[stat].map { (stat, $0) } }
  }

  package var isEmpty: Bool { values.allSatisfy { $0 == nil } }

  /// A number counts for as much as any game lets it be, so that the sum is one of whatever is typed.
  package var total: Int { told.reduce(0) { $0 + min(max($1.value, -65_535), 65_535) } }
}
