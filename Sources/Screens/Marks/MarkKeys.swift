import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI

/// The keys that mark one form, wherever it is shown.
@MainActor struct MarkKeys {
  let trainer: TrainerModel
  let router: Router
  /// Who is marked, and what they are called; nobody where nobody is selected.
  let target: () -> (form: ID<Form>, name: String)?

  var bindings: [Binding] {
    [
      toggle(.favourite, .favourite),
      toggle(.caught, .caught),
      toggle(.seen, .seen),
      toggle(.caughtShiny, .shiny),
      Binding(.note, unless: refusal) { [router, target] in
        if let form = target()?.form { router.push(.note(form)) }
      },
    ]
  }

  private func toggle(_ action: Action, _ mark: Mark) -> Binding {
    Binding(
      reporting: action, unless: refusal,
      run: { [trainer, target] in
        guard let (form, name) = target() else { return nil }
        return trainer.mark(.toggle(mark), form, called: name).map { Message($0) }
      })
  }

  private func refusal() -> String? { target() == nil ? worded("nothing is selected") : nil }
}

/// The keys that mark all that a list has, after a question.
@MainActor func bulkMarkBindings(
  _ trainer: TrainerModel, _ router: Router, forms: @escaping () -> [ID<Form>]
) -> [Binding] {
  let marks: [(Action, Mark)] = [
    (.allFavourite, .favourite), (.allCaught, .caught), (.allSeen, .seen),
  ]
  return marks.map { action, mark in
    Binding(
      action,
      unless: { forms().isEmpty ? worded("nothing is listed") : nil },
      run: { if trainer.propose(mark, for: forms()) { router.push(.markAll) } })
  }
}

extension Message {
  /// A remark as the line at the bottom shows it.
  package init(_ remark: StatusMessage) {
    self.init(remark.text, remark.isTrouble ? .error : .note)
  }
}
