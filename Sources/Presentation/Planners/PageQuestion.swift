import PokedexDomain

/// A question whose answer is a page.
package protocol PageQuestion: AnsweredQuestion {
  func page(of answer: Answer, in context: QuestionContext) -> Page
  /// The blocks that only the screen has, above the answer.
  func lead(in context: QuestionContext) -> [Document.Block]
  /// The questions that the answer leads to, with the words of their links.
  func related(to answer: Answer, in context: QuestionContext) -> [RelatedQuestion]
}

package typealias RelatedQuestion = (title: String, question: any Question)

extension PageQuestion {
  package func lead(in context: QuestionContext) -> [Document.Block] { [] }

  package func related(to answer: Answer, in context: QuestionContext) -> [RelatedQuestion] { [] }

  /// The page of the screen: the answer and the way to other questions, which keep the games of this
  /// one.
  fileprivate func screenPage(in context: QuestionContext) throws(PokedexError) -> Page {
    let answer = try answer(in: context)
    let links = related(to: answer, in: context).map { title, question in
      var question = question
      question.lens = lens
      return Inline.link(title, .asking(question))
    }
    let foot = links.isEmpty ? [] : [.blank] + Document.fact(worded("See also"), links)
    let page = page(of: answer, in: context)
    return Page(
      title: page.title, summary: page.summary,
      document: Document(lead(in: context) + page.document.blocks + foot), gap: page.gap)
  }
}

extension Asked {
  /// The page that answers the question on the screen.
  func page(in context: QuestionContext) async throws(PokedexError) -> Page {
    guard let question = question as? any PageQuestion else {
      throw .notFound(worded("page of that kind"))
    }
    @Sendable func page() throws(PokedexError) -> Page { try question.screenPage(in: context) }
    return try await Work.done(inBackground: question.takesLong(in: context), page)
  }
}
