/// What the program says in German, by the English text.
enum German {
  static let phrases = [
    queries, pokemon, pages, trainer, keys, moreKeys, words, spoken, shell, terms, places, meetings,
    settings,
  ]
  .reduce(into: [:]) { all, part in all.merge(part) { first, _ in first } }
}
