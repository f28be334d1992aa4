import PokedexDomain

/// A page that plans for a game.
package enum Planner: Hashable, Sendable {
  /// The chains of parents for moves of a form; without moves, all of its egg moves.
  case breeding(BreedingWish)
  /// The ways in which a form gets moves; in the game of the lens unless one is given.
  case sources(ID<Form>, [ID<Move>], in: ID<VersionGroup>? = nil)
  /// The ways in which the members of a team get their moves.
  case teamSources(String)
  /// The places to train a stat at.
  case training(Stat)
  /// The chances to catch a form.
  case catching(ID<Form>)
  /// The IVs of a form, from levels and stats as the user typed them.
  case individualValues(ID<Form>, String)

  package static func breeding(_ form: ID<Form>, _ moves: [ID<Move>] = []) -> Planner {
    .breeding(BreedingWish(form: form, moves: moves))
  }
}

/// The moves to breed for, and the chains to show.
package struct BreedingWish: Hashable, Sendable {
  package let form: ID<Form>
  package let moves: [ID<Move>]
  /// Whether all parents are from families that the user has caught.
  package var isFromCaught = false
  /// The number of chains before the first that is shown.
  package var skipped = 0

  package init(form: ID<Form>, moves: [ID<Move>]) {
    self.form = form
    self.moves = moves
  }
}

extension Planner {
  /// The stored form, such as `breed 63 227`.
  var address: String {
    switch self {
    case .breeding(let wish): Self.address("breed", wish.form, wish.moves)
    case .sources(let form, let moves, _): Self.address("sources", form, moves)
    case .teamSources(let name): "team-sources \(name)"
    case .training(let stat): "train \(stat.rawValue)"
    case .catching(let form): "catch \(form)"
    case .individualValues(let form, let text): "iv \(form) \(text)"
    }
  }

  private static func address(_ word: String, _ form: ID<Form>, _ moves: [ID<Move>]) -> String {
    ([word, "\(form)"] + moves.map { "\($0)" }).joined(separator: " ")
  }

  /// - Parameters:
  ///   - word: The first word of an address.
  ///   - rest: The other words, separated by spaces.
  init?(_ word: String, _ rest: String) {
    if word == "team-sources" {
      self = .teamSources(rest)
      return
    }
    let words = rest.split(separator: " ", maxSplits: 1)
    guard let first = words.first.flatMap({ Int($0) }) else { return nil }
    let others = words.count > 1 ? String(words[1]) : ""
    let moves = { others.split(separator: " ").map { ID<Move>(Int($0) ?? 0) } }
    switch word {
    case "breed": self = .breeding(ID(first), moves())
    case "sources": self = .sources(ID(first), moves())
    case "train":
      guard let stat = Stat(rawValue: first) else { return nil }
      self = .training(stat)
    case "catch": self = .catching(ID(first))
    case "iv": self = .individualValues(ID(first), others)
    default: return nil
    }
  }
}
