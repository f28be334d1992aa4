import PokedexPresentation
import PokedexTerminalUI

/// A screen that asks for something in a box over it: a name, a number, one of several things.
@MainActor protocol PromptingScreen: Screen {
  var asking: Prompts { get }
}

/// What a screen asks.
@MainActor final class Prompts {
  private let router: Router
  /// What is asked just now.
  private(set) var question: (any Screen)?

  init(_ router: Router) {
    self.router = router
  }

  func choose(_ model: ChooserViewModel) {
    ask(ChooserScreen(model: model, router: router))
  }

  /// - Parameter isReplaced: whether the first letter that is typed takes the place of the text.
  func type(
    _ title: String, text: String = "", isReplaced: Bool = false,
    mistake: @escaping (String) -> String? = { _ in nil },
    accept: @escaping (String) -> StatusMessage?
  ) {
    ask(
      PromptScreen(
        title: title, text: text, isReplaced: isReplaced, router: router, mistake: mistake,
        accept: { accept($0).map { Message($0) } }))
  }

  private func ask(_ question: any Screen) {
    self.question = question
    router.push(.asking)
  }
}
