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
      key("f", "favourite, or no longer", .favourite, hint: "favourite"),
      key("c", "caught, or no longer", .caught, hint: "caught"),
      key("v", "seen, or no longer", .seen),
      key("X", "caught in its other colours, or no longer", .shiny),
      Binding("N", "write a note", unless: refusal) { [router, target] in
        if let form = target()?.form { router.push(.note(form)) }
      },
    ]
  }

  private func key(_ key: String, _ help: Phrase, _ mark: Mark, hint: Phrase? = nil) -> Binding {
    Binding(
      telling: key, help, hint: hint, unless: refusal,
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
  let keys: [(String, Mark)] = [("F", .favourite), ("C", .caught), ("V", .seen)]
  return keys.map { key, mark in
    Binding(
      key, "all that are listed: \(mark.name), or no longer",
      unless: { forms().isEmpty ? worded("nothing is listed") : nil },
      run: { if trainer.propose(mark, for: forms()) { router.push(.markAll) } })
  }
}

extension Message {
  /// A remark as the line at the bottom shows it.
  package init(_ remark: Remark) {
    self.init(remark.text, remark.isTrouble ? .error : .note)
  }
}
