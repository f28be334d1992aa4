import PokedexDomain

/// The questions that a text after `:` asks or may become.
@MainActor package struct QuestionFinder {
  package struct Offer: Hashable, Sendable {
    package let question: Question
    /// The words that ask it.
    package let text: String
  }

  private let catalog: () -> Catalog?

  package init(catalog: @escaping () -> Catalog?) { self.catalog = catalog }

  package func callAsFunction(_ text: String) -> [Offer] {
    guard let catalog = catalog() else { return [] }
    return Question.completions(of: text, in: catalog).compactMap { question in
      question.text(in: catalog).map { Offer(question: question, text: $0) }
    }
  }

  /// Why a text asks nothing; `nil` if it does, or if its first word is not that of a question.
  package func problem(in text: String) -> String? {
    guard let catalog = catalog(), case .failure(let problem)? = Question.read(text, in: catalog)
    else { return nil }
    return problem.text
  }
}
