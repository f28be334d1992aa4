/// A player's way through a game: where they are, how they can meet Pokémon there, and what they have
/// caught. It is apart from the marks, which are those of the living dex.
package struct Run: Hashable, Sendable {
  /// Unique among the runs, regardless of case. See ``isName(_:)``.
  package var name: String
  /// The slug of its game, by which the catalog finds the lens: `platinum`, or that of a changed game.
  package var game: String
  package var rules: RunRules
  /// The name of the file with its route; `nil` for the only route of its game.
  package var route: String?
  /// The places reached, in the order in which they were.
  package var reached: [RunPlace] = []
  package var means = RunMeans()
  /// The highest level that its Pokémon may have, one of ``TeamMember/levels``; `nil` for none.
  package var cap: Int?
  /// The Pokémon of the run in the order in which they were caught, with the fallen ones.
  package var own: [RunPokemon] = []
  /// The places whose first encounter got away.
  package var missed: [RunPlace] = []
  /// The names of the route's battles that are won, in the order in which they were.
  package var beaten: [String] = []
  /// Whether it has ended, and is only kept.
  package var isArchived = false

  package init(name: String, game: String, rules: RunRules = [], route: String? = nil) {
    self.name = name
    self.game = game
    self.rules = rules
    self.route = route
  }

  package static let mostPlaces = 2_000
  package static let mostPokemon = 500
  package static let mostBattles = 500

  /// Whether a run may have the name: a text that can be typed, of at most
  /// ``TeamNames/longest`` code points, without spaces at its ends.
  package static func isName(_ text: String) -> Bool {
    !text.isEmpty && text.typable == text
      && text.unicodeScalars.count <= TeamNames.longest
  }

  /// Whether it has the name, regardless of case.
  package func isCalled(_ name: String) -> Bool { self.name.lowercased() == name.lowercased() }

  /// The Pokémon that have not fallen.
  package var living: [RunPokemon] { own.filter { !$0.isFallen } }
  package var fallen: [RunPokemon] { own.filter(\.isFallen) }
}

/// The rules that players give themselves in a Nuzlocke run; none for an ordinary one.
package struct RunRules: OptionSet, Hashable, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  /// Only the first Pokémon met at a place may be caught.
  package static let firstEncounter = RunRules(rawValue: 1)
  /// A Pokémon that faints has fallen: it may not be used again.
  package static let fallen = RunRules(rawValue: 2)
  /// One of whose family the player has one does not count as the first encounter.
  package static let duplicates = RunRules(rawValue: 4)

  /// The rules by their words in files.
  package static let words: [(word: String, rule: RunRules)] = [
    ("first-encounter", .firstEncounter), ("fallen", .fallen), ("duplicates", .duplicates),
  ]

  package var words: [String] { Self.words.filter { contains($0.rule) }.map(\.word) }

  /// - Parameter words: those of ``words``; others are passed over.
  package init(_ words: [String]) {
    self.init(Self.words.filter { words.contains($0.word) }.map(\.rule))
  }

  package static let nuzlocke: RunRules = [.firstEncounter, .fallen, .duplicates]
}

/// A place of a run: a location, or one of its areas where their levels differ.
package struct RunPlace: Hashable, Sendable {
  package let location: ID<Location>
  /// `nil` for the whole location.
  package let area: ID<LocationArea>?

  package init(_ location: ID<Location>, area: ID<LocationArea>? = nil) {
    self.location = location
    self.area = area
  }

  /// Whether it contains another place: itself, or an area of it.
  package func contains(_ other: RunPlace) -> Bool {
    location == other.location && (area == nil || area == other.area)
  }
}

/// A Pokémon of a run.
package struct RunPokemon: Hashable, Sendable {
  /// As it is now, with its form, nickname, level and the rest.
  package var member: TeamMember
  /// Where it was met; `nil` if that is not told.
  package var place: RunPlace?
  package var isFallen = false

  package init(_ member: TeamMember, at place: RunPlace? = nil) {
    self.member = member
    self.place = place
  }

  package var form: ID<Form> { member.form }
}
