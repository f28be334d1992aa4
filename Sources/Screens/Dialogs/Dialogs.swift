import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI

/// Makes a search for any Pokémon by name, which is given to the closure.
typealias FormFinder = (@escaping (ID<Form>) -> StatusMessage?) -> ChooserViewModel

/// The dialogs over the page on top: choosers, prompts, questions, the help. A dialog belongs to the
/// page that it was opened over, and is gone as soon as another page is on top.
@MainActor package final class Dialogs {
  let models: ViewModels
  let router: Router
  var symbols: Symbols
  /// The open dialogs, from the bottom up.
  @Watched package private(set) var open: [any Screen] = []
  private var visit: Visit

  init(models: ViewModels, router: Router, symbols: Symbols) {
    self.models = models
    self.router = router
    self.symbols = symbols
    visit = router.visit
  }

  /// Opens a dialog. One that is open already stays as it is.
  func present(_ dialog: any Screen) {
    followRouter()
    if open.last?.title != dialog.title { open.append(dialog) }
  }

  /// Closes the dialog on top.
  func close() { _ = open.popLast() }

  /// Closes the dialogs if another page is on top.
  func followRouter() {
    guard visit != router.visit else { return }
    visit = router.visit
    if !open.isEmpty { open = [] }
  }

  func choose(_ model: ChooserViewModel) {
    present(ChooserScreen(model: model, symbols: symbols, dialogs: self))
  }

  /// - Parameters:
  ///   - typingReplacesText: whether the first character typed replaces the whole text.
  ///   - isLong: whether the text is long, such as the path of a file.
  ///   - problem: returns the reason why a text is invalid; `nil` if it is valid.
  ///   - takePaste: takes a pasted text of several lines; `nil` where such a text is typed.
  ///   - follow: takes each valid text while it is typed, and the first one again if the dialog is cancelled.
  ///   - accept: takes a valid text.
  func type(
    _ title: String, text: String = "", typingReplacesText: Bool = false, isLong: Bool = false,
    problem: @escaping (String) -> String? = { _ in nil },
    takePaste: ((String) -> StatusMessage?)? = nil, follow: ((String) -> Void)? = nil,
    accept: @escaping (String) -> StatusMessage?
  ) {
    present(
      PromptScreen(
        title: title, text: text, typingReplacesText: typingReplacesText, isLong: isLong,
        dialogs: self, problem: problem, takePaste: takePaste, follow: follow, accept: accept))
  }

  /// Asks a yes-or-no question.
  ///
  /// - Parameters:
  ///   - title: the title in the help.
  ///   - answers: the possible answers, shown after the question.
  ///   - more: bindings for answers other than yes and no.
  func ask(
    _ question: String, title: String = worded("Question"), answers: String = worded("y/n"),
    more: [Binding] = [], accept: @escaping () -> StatusMessage?
  ) {
    present(
      QuestionScreen(
        question, title: title, answers: answers, more: more, dialogs: self, accept: accept))
  }

  /// Opens the editor of a value.
  ///
  /// - Parameter typingReplacesText: whether the first character typed replaces the whole text.
  func edit(_ editor: MemberViewModel.Editor, typingReplacesText: Bool) {
    switch editor {
    case .choose(let chooser): choose(chooser)
    case .type(let title, let text, let problem, let accept):
      type(
        title, text: text, typingReplacesText: typingReplacesText, problem: problem, accept: accept)
    }
  }
}
