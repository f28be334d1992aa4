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
  /// The stored form, such as `breed 63 227 caught`: after the form, the moves and then options.
  var address: String {
    switch self {
    case .breeding(let wish): Self.address("breed", wish.form, wish.moves, wish.options)
    case .sources(let form, let moves, let game):
      Self.address("sources", form, moves, game.map { ["game:\($0)"] } ?? [])
    case .teamSources(let name): "team-sources \(name)"
    case .training(let stat): "train \(stat.rawValue)"
    case .catching(let form): "catch \(form)"
    case .individualValues(let form, let text): "iv \(form) \(text)"
    }
  }

  private static func address(
    _ word: String, _ form: ID<Form>, _ moves: [ID<Move>], _ options: [String]
  ) -> String {
    ([word, "\(form)"] + moves.map { "\($0)" } + options).joined(separator: " ")
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
    let options = others.split(separator: " ")
    let moves = options.compactMap { Int($0) }.map { ID<Move>($0) }
    switch word {
    case "breed": self = .breeding(BreedingWish(form: ID(first), moves: moves, options))
    case "sources":
      self = .sources(ID(first), moves, in: Self.number(of: "game", in: options).map { ID($0) })
    case "train":
      guard let stat = Stat(rawValue: first) else { return nil }
      self = .training(stat)
    case "catch": self = .catching(ID(first))
    case "iv": self = .individualValues(ID(first), others)
    default: return nil
    }
  }

  /// The number of an option such as `game:9`.
  fileprivate static func number(of option: String, in options: [Substring]) -> Int? {
    options.first { $0.hasPrefix("\(option):") }.flatMap { Int($0.dropFirst(option.count + 1)) }
  }
}

extension BreedingWish {
  /// More chains are not skipped when an address is read: each takes time to find.
  private static let mostSkipped = 1_000

  fileprivate var options: [String] {
    (isFromCaught ? ["caught"] : [])
      + (skipped > 0 ? ["skipped:\(skipped)"] : [])
  }

  fileprivate init(form: ID<Form>, moves: [ID<Move>], _ options: [Substring]) {
    self.init(form: form, moves: moves)
    isFromCaught = options.contains { $0 == "caught" }
    skipped = min(Self.mostSkipped, max(0, Planner.number(of: "skipped", in: options) ?? 0))
  }
}
