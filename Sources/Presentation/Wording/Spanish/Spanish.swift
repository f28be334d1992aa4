/// What the program says in Spanish, by the English text.
enum Spanish {
  static let phrases = [
    queries, pokemon, pages, trainer, keys, moreKeys, words, spoken, shell, terms, places, meetings,
    settings,
  ]
  .reduce(into: [:]) { all, part in all.merge(part) { first, _ in first } }
}
