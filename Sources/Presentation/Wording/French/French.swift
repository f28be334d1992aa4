/// What the program says in French, by the English text.
enum French {
  static let phrases = [
    queries, pokemon, pages, trainer, keys, moreKeys, words, spoken, shell, terms, places, meetings,
    settings,
  ]
  .reduce(into: [:]) { all, part in all.merge(part) { first, _ in first } }
}
