import PokedexDomain

extension ViewModels {
  /// A quiz about the listed Pokémon or, if the list has no filter, about the default forms.
  package func quiz() -> QuizViewModel {
    QuizViewModel(extras: extras, store: scores, lens: { [lens] in lens.lens }) {
      [self] streak throws(PokedexError) in
      dex.look()
      let engine = QueryEngine(dex.list.rows)
      let isWhole = dex.list.condition.trimmed.isEmpty
      let rows =
        isWhole ? SearchPokedex()(QuizDeck.usual, in: engine).rows : dex.list.result.rows
      let deck = try QuizDeck(rows, of: engine)
      guard let questions = QuizQuestions(deck, seed: seed()) else {
        throw .notFound(worded("Pokémon: the list is empty"))
      }
      return QuizRun(questions, offersChoices: true, streak: streak)
    }
  }
}
