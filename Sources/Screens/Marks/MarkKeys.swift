import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI

/// The keys that mark a form, on any screen that shows it.
@MainActor struct MarkKeys {
  let trainer: TrainerModel
  let router: Router
  /// Returns the form to mark and its name; `nil` if nothing is selected.
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
        return trainer.toggle(mark, form, called: name).map { Message($0) }
      })
  }

  private func refusal() -> String? { target() == nil ? worded("nothing is selected") : nil }
}

/// The keys that mark all forms of a list, after confirmation.
@MainActor func bulkMarkBindings(
  _ trainer: TrainerModel, _ router: Router, forms: @escaping () -> [ID<Form>]
) -> [Binding] {
  let marks: [(Action, Mark)] = [
    (.allFavourite, .favourite), (.allCaught, .caught), (.allSeen, .seen),
  ]
  return marks.map { action, mark in
    Binding(
      action,
      unless: { forms().isEmpty ? worded("the list is empty") : nil },
      run: { if trainer.propose(mark, for: forms()) { router.push(.markAll) } })
  }
}

extension Message {
  /// Converts a status message for the bottom line.
  package init(_ remark: StatusMessage) {
    self.init(remark.text, remark.isError ? .error : .note)
  }
}
