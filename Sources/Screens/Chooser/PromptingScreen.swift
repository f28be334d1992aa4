import PokedexPresentation
import PokedexTerminalUI

/// A screen that asks for input in an overlay: a name, a number or a choice.
@MainActor protocol PromptingScreen: Screen {
  var asking: Prompts { get }
}

/// Opens the prompts and choosers of a screen.
@MainActor final class Prompts {
  private let router: Router
  private let symbols: Symbols
  /// The screen of the current prompt or chooser.
  private(set) var question: (any Screen)?

  init(_ router: Router, _ symbols: Symbols) {
    self.router = router
    self.symbols = symbols
  }

  func choose(_ model: ChooserViewModel) {
    ask(ChooserScreen(model: model, router: router, symbols: symbols))
  }

  /// - Parameters:
  ///   - typingReplacesText: whether the first character typed replaces the whole text.
  ///   - isLong: whether the text is long, such as the path of a file.
  func type(
    _ title: String, text: String = "", typingReplacesText: Bool = false, isLong: Bool = false,
    problem: @escaping (String) -> String? = { _ in nil },
    accept: @escaping (String) -> StatusMessage?
  ) {
    ask(
      PromptScreen(
        title: title, text: text, typingReplacesText: typingReplacesText, isLong: isLong,
        router: router, problem: problem,
        accept: { accept($0).map { Message($0) } }))
  }

  /// Opens the editor of a value.
  ///
  /// - Parameter typingReplacesText: whether the first character typed replaces the whole text.
  func open(_ editor: MemberViewModel.Editor, typingReplacesText: Bool) {
    switch editor {
    case .choose(let chooser): choose(chooser)
    case .type(let title, let text, let problem, let accept):
      type(
        title, text: text, typingReplacesText: typingReplacesText, problem: problem, accept: accept)
    }
  }

  private func ask(_ question: any Screen) {
    self.question = question
    router.push(.asking)
  }
}
