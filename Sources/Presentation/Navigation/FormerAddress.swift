import PokedexDomain

/// Addresses as earlier versions stored them, with numbers instead of names: `breed 63 227 caught
/// skipped:20`.
enum FormerAddress {
  /// - Parameters:
  ///   - word: The first word of the address.
  ///   - rest: The other words, separated by spaces.
  static func question(_ word: String, _ rest: String) -> (any Question)? {
    if word == "team-sources" { return SourcesQuestion(ofTeam: rest) }
    let words = rest.split(separator: " ")
    guard let first = words.first.flatMap({ Int($0) }) else { return nil }
    let moves = words.dropFirst().compactMap { Int($0) }.map { ID<Move>($0) }
    switch word {
    case "breed":
      var question = BreedQuestion(ID(first), moves)
      question.isFromCaught = words.contains("caught")
      question.skipped = min(max(0, number("skipped", in: words) ?? 0), 1_000)
      return question
    case "sources": return SourcesQuestion(ID(first), moves)
    case "train": return Stat(rawValue: first).map { TrainQuestion($0) }
    case "catch": return CatchQuestion(ID(first))
    // The stats were stored as they were typed; the page asks for them again.
    case "iv": return IVQuestion(ID(first))
    default: return nil
    }
  }

  /// The number of an option such as `skipped:20`.
  private static func number(_ option: String, in words: [Substring]) -> Int? {
    words.first { $0.hasPrefix("\(option):") }.flatMap { Int($0.dropFirst(option.count + 1)) }
  }
}
