import PokedexDomain

/// The questions that a text after `:` asks or may become.
@MainActor package struct QuestionFinder {
  package struct Offer: Hashable, Sendable {
    package let question: Asked
    /// The words that ask it.
    package let text: String
  }

  private let catalog: () -> Catalog?

  package init(catalog: @escaping () -> Catalog?) { self.catalog = catalog }

  package func callAsFunction(_ text: String) -> [Offer] {
    guard let catalog = catalog() else { return [] }
    return Questions.completions(of: text, in: catalog).compactMap { asked in
      asked.question.text(in: catalog).map { Offer(question: asked, text: $0) }
    }
  }

  /// The question that a text asks; `nil` if it asks none.
  package func question(_ text: String) -> Asked? {
    read(text)?.value
  }

  /// The first words of a question about IVs, up to the Pokémon, and the others.
  package func beginning(of question: IVQuestion) -> (form: String, rest: String)? {
    guard let catalog = catalog(), let form = IVQuestion(question.form).text(in: catalog),
      let whole = question.text(in: catalog)
    else { return nil }
    return (form, whole.dropFirst(form.count).trimmed)
  }

  /// Whether a text begins as a question and asks nothing.
  package func isWrong(_ text: String) -> Bool { read(text)?.failure != nil }

  /// Why a text asks nothing; `nil` if it does, or if its first word is not that of a question.
  package func problem(in text: String) -> String? { read(text)?.failure?.told().text }

  private func read(_ text: String) -> Result<Asked, Misread>? {
    catalog().flatMap { Questions.read(text, in: $0) }
  }
}
