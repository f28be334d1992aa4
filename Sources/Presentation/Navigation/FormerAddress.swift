import PokedexDomain

extension Question {
  /// Reads an address as earlier versions stored it, with numbers instead of names: `breed 63 227
  /// caught skipped:20`.
  ///
  /// - Parameters:
  ///   - word: The first word of the address.
  ///   - rest: The other words, separated by spaces.
  init?(former word: String, _ rest: String) {
    if word == "team-sources" {
      self = .teamSources(TeamSources(rest))
      return
    }
    let words = rest.split(separator: " ", maxSplits: 1)
    guard let first = words.first.flatMap({ Int($0) }) else { return nil }
    let others = words.count > 1 ? String(words[1]) : ""
    let options = others.split(separator: " ")
    let moves = options.compactMap { Int($0) }.map { ID<Move>($0) }
    switch word {
    case "breed": self = .breeding(Breeding(ID(first), moves, former: options))
    case "sources":
      let game = Self.number("game", in: options).map { ID<VersionGroup>($0) }
      self = .sources(Sources(ID(first), moves, in: game))
    case "train":
      guard let stat = Stat(rawValue: first) else { return nil }
      self = .training(TrainingPlaces(stat))
    case "catch": self = .catching(Catching(ID(first)))
    case "iv": self = .individualValues(IVs(ID(first), others))
    default: return nil
    }
  }

  /// The number of an option such as `game:9`.
  fileprivate static func number(_ option: String, in options: [Substring]) -> Int? {
    options.first { $0.hasPrefix("\(option):") }.flatMap { Int($0.dropFirst(option.count + 1)) }
  }
}

extension Question.Breeding {
  fileprivate init(_ form: ID<Form>, _ moves: [ID<Move>], former options: [Substring]) {
    self.init(form, moves)
    isFromCaught = options.contains { $0 == "caught" }
    let wanted = Question.number("skipped", in: options) ?? 0
    skipped = min(max(0, wanted), Self.mostSkipped)
  }
}
