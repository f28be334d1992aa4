/// The values of a vocabulary that a word may mean.
struct WordValues {
  let vocabulary: Vocabulary
  /// The values with this name.
  let exact: [Vocabulary.Entry]
  /// The values that the word may become, if there is none with this name.
  let begun: [Vocabulary.Entry]
  /// The names of ``begun``, each once.
  let begunNames: [String]

  init(_ word: String, in vocabulary: Vocabulary) {
    self.vocabulary = vocabulary
    exact = vocabulary.entries(named: word)
    begun = exact.isEmpty ? vocabulary.entries(thatMayBecome: word) : []
    begunNames = begun.map(\.name).unique
  }
}
