import PokedexDomain
import PokedexPresentation

/// Going back and quitting.
extension App {
  var leaving: [Binding] {
    [
      Binding(.help) { [weak self] in self?.showHelp() },
      Binding(.leave) { [router] in router.leave() },
      Binding(.quit) { [router] in router.quit() },
    ]
  }

  func perform(_ binding: Binding) {
    top.followTyping()
    let isBack = binding.goesBack
    show(binding.perform())
    if router.isLeaving {
      leave()
    } else if isBack {
      brake.noteBack(at: now())
    }
  }

  /// Quits, or asks for a second press. Without a key to press again, it quits.
  private func leave() {
    let key = keys.keys(of: .leave).first
    let quits = key == nil || brake.lets(at: now(), isBusy: sync.isRunning || screens.areBusy)
    router.answerLeaving(quits: quits)
    guard !quits, let label = key?.label(isUnicode: symbols.isUnicode) else { return }
    show(Message(worded("\(label) again quits")))
  }
}

extension Binding {
  /// Whether it now goes back from somewhere, to the page below or out of a dialog.
  fileprivate var goesBack: Bool {
    [Action.leave, .back, .cancel].contains { $0.name == action.name } && !isRefused
  }
}
