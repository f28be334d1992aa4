import ArgumentParser
import PokedexDomain

extension QuizKind: ExpressibleByArgument {}

/// The options of the quiz.
struct QuizOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: "A number: the same one asks the same questions again.")
  var seed: UInt64?

  @Option(parsing: .unconditional, help: "Stop after this many questions.")
  var count: Int?

  @Option(
    help: ArgumentHelp(
      "Ask this kind only; may be given several times.", valueName: "kind"))
  var kind: [QuizKind] = []

  @Flag(help: "Offer four answers to choose from with each question.")
  var choices = false

  func validate() throws {
    if let count, count < 1 { throw ValidationError("--count needs 1 or more, not \(count)") }
  }

  /// The only kinds; `nil` for all.
  var kinds: [QuizKind]? { kind.isEmpty ? nil : kind.unique }

  /// Starts a quiz with the Pokémon of a deck.
  ///
  /// - Throws: ``Failure`` if the deck has no Pokémon for these kinds.
  func run(_ deck: QuizDeck) throws -> QuizRun {
    let seed = seed ?? .random(in: 0...(.max))
    guard let questions = QuizQuestions(deck, kinds: kinds, seed: seed) else {
      throw Failure("none of these Pokémon suits that kind of question", .nothingFound)
    }
    return QuizRun(questions, offersChoices: choices)
  }
}
