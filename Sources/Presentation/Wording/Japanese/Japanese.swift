/// What the program says in Japanese, by the English text.
enum Japanese {
  static let phrases = [
    queries, pokemon, pages, trainer, keys, moreKeys, words, spoken, shell, terms, places, meetings,
    settings,
  ]
  .reduce(into: [:]) { all, part in all.merge(part) { first, _ in first } }
}
