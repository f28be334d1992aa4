import ArgumentParser
import PokedexDomain

struct QuizCommand: Command {
  static let configuration = CommandConfiguration(
    commandName: "quiz", abstract: "Guess Pokémon, all or those of a query.",
    discussion: """
      pokedex quiz
      pokedex quiz gen:1 --kind silhouette
      pokedex quiz is:starter --choices --count 10
      pokedex quiz type:dragon --seed 7 --linear

      Answer with a name in any language, as you would search for it, or with the letter of an \
      offered answer. Commands: /hint, /choices, /skip, /show, /quit, or their first letters. An \
      empty line repeats the question.
      """)

  @OptionGroup var query: QueryArgument
  @OptionGroup var quiz: QuizOptions
  @OptionGroup var game: GameOption

  @Flag(help: "Use ASCII characters only.")
  var ascii = false

  @Flag(help: "Print words only, with facts in place of pictures.")
  var linear = false

  @OptionGroup var color: ColorOption
  @OptionGroup var dex: DexOptions

  @MainActor func execute(_ configuration: Configuration) async throws {
    let composition = Composition(dex.settings(configuration))
    let rows = try await PokemonRows.rows(of: composition.pokedex(), through: game.asked)
    let query = query.text.isEmpty ? QuizDeck.usual : query.text
    let engine = QueryEngine(rows)
    let found = try composition.search(for: query).found(query, in: engine).rows
    guard !found.isEmpty else { throw Failure("nothing matches", .nothingFound) }
    let deck = try QuizDeck(found, of: engine)
    let settings = ShowSettings(
      configuration: configuration.with(color, isASCII: ascii, isLinear: linear), game: game.asked)
    var printer = try PrintedQuiz(
      quiz.run(deck), composition, settings, most: quiz.count ?? .max)
    try await printer.play()
  }
}
