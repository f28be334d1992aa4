import PokedexDomain

/// A page that plans for a game.
package enum Planner: Hashable, Sendable {
  /// The chains of parents for moves of a form; without moves, all of its egg moves.
  case breeding(ID<Form>, [ID<Move>])
  /// The places to train a stat at.
  case training(Stat)
  /// The chances to catch a form.
  case catching(ID<Form>)
}

extension Planner {
  /// The stored form, such as `breed 63 227`.
  var address: String {
    switch self {
    case .breeding(let form, let moves):
      (["breed", "\(form)"] + moves.map { "\($0)" }).joined(separator: " ")
    case .training(let stat): "train \(stat.rawValue)"
    case .catching(let form): "catch \(form)"
    }
  }

  /// - Parameters:
  ///   - word: The first word of an address.
  ///   - rest: The other words, separated by spaces.
  init?(_ word: String, _ rest: String) {
    let numbers = rest.split(separator: " ").map { Int($0) ?? 0 }
    guard let first = numbers.first else { return nil }
    switch word {
    case "breed": self = .breeding(ID(first), numbers.dropFirst().map { ID($0) })
    case "train":
      guard let stat = Stat(rawValue: first) else { return nil }
      self = .training(stat)
    case "catch": self = .catching(ID(first))
    default: return nil
    }
  }
}
