/// The judgement of an answer.
package enum QuizVerdict: Hashable, Sendable {
  case right
  case wrong
  /// The text fits the names of several species, of which the first few are given. It does not
  /// count as an answer.
  case unclear([String])
  /// The text is not a possible answer; for example, no name is like it.
  case unknown
}

extension QuizQuestion {
  /// Judges an answer: a name in any spelling, or as the search reads it, with a letter wrong, or a
  /// part of the name if no other species has it.
  ///
  /// - Parameter text: a name, an effectiveness or, if `offersChoices`, the letter of a choice.
  package func verdict(
    on text: String, in engine: QueryEngine<PokemonRows>, offersChoices: Bool
  ) -> QuizVerdict {
    let plain = text.filter { !$0.isWhitespace }.lowercased()
    if offersChoices, let index = choices.indices.first(where: { QuizChoice.letter($0) == plain }) {
      return choices[index].isRight ? .right : .wrong
    }
    if case .effectiveness(_, let percent) = clue {
      return QuizEffect.percent(text).map { $0 == percent ? .right : .wrong } ?? .unknown
    }
    let found = engine.species(called: text)
    guard let first = found.first else { return .unknown }
    guard found.count == 1 else { return .unclear(found.prefix(4).map(\.name)) }
    if species.contains(first.id) { return .right }
    // Only the names of the two compared Pokémon are possible answers.
    return kind == .speed && !isCompared(first.id, in: engine) ? .unknown : .wrong
  }

  private func isCompared(_ found: ID<Species>, in engine: QueryEngine<PokemonRows>) -> Bool {
    guard case .speeds(let one, let other) = clue else { return false }
    return [one, other].contains { engine.rows.catalog.forms[$0.form.id]?.species == found }
  }
}

extension QueryEngine<PokemonRows> {
  /// The species that a text names, or those with the names closest to it; of equally close ones, all.
  fileprivate func species(called text: String) -> [Named<Species>] {
    // A number may be meant for the choices.
    let named = Int(text) == nil ? FormReader(rows.catalog)(text).rows : []
    let found = named.isEmpty ? closest(to: text) : named
    let numbers = rows.catalog.forms.column(\.species)
    let positions = rows.positions
    return found.sorted { positions[$0] < positions[$1] }
      .map { Named<Species>(ID(Int(numbers[$0])), rows.names[$0]) }
      .grouped(by: \.id).reduce(into: []) { species, next in
        if species.last?.id != next.id { species.append(next) }
      }
  }

  /// The rows with the names closest to a text.
  private func closest(to text: String) -> [Int] {
    let matches = matches(Spelling.folded(text))
    guard let closest = matches.compactMap({ $0?.closest }).min() else {
      let near = NearestWord.to(text, among: rows.names)
      return rows.names.indices.filter { rows.names[$0] == near }
    }
    return matches.indices.filter { matches[$0]?.closest == closest }
  }
}
