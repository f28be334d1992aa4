/// Finds the Pokémon named in lines of text, one per line, in any spelling of ``FormReader``. A line
/// may also be a row of a printed list or a spreadsheet, with the name in one of its columns or after
/// its number.
package struct FindListedPokemon: Sendable {
  /// A line that is not empty, and the form that it names.
  package struct Line: Hashable, Sendable {
    /// The number of the line, from 1.
    package let number: Int
    /// The text without surrounding spaces.
    package let text: String
    package let form: Result<ID<Form>, ListedLineProblem.Reason>

    package var problem: ListedLineProblem? {
      form.failure.map { ListedLineProblem(line: number, text: text, reason: $0) }
    }
  }

  private let takesLooks: Bool

  /// - Parameter takesLooks: whether the name of a look stands for its form.
  package init(takesLooks: Bool = true) {
    self.takesLooks = takesLooks
  }

  /// Reads lines up to the first problem beyond the ``ListedLineProblem/most``.
  package func callAsFunction(
    _ lines: some Sequence<some StringProtocol>, in catalog: Catalog
  ) -> [Line] {
    let reader = NameReader(catalog, takesLooks: takesLooks)
    var found: [Line] = []
    var problems = 0
    for (number, text) in zip(1..., lines.lazy.map(\.trimmed)) where !text.isEmpty {
      let line = Line(number: number, text: text, form: reader(ListedLine(text)))
      found.append(line)
      if line.problem != nil { problems += 1 }
      if problems > ListedLineProblem.most { break }
    }
    return found
  }
}

extension [FindListedPokemon.Line] {
  /// The forms in the order of their lines, each once.
  package var forms: [ID<Form>] {
    var known: Set<ID<Form>> = []
    return compactMap(\.form.value).filter { known.insert($0).inserted }
  }

  package var problems: [ListedLineProblem] { compactMap(\.problem) }
}
