import PokedexDomain
import PokedexPresentation

/// The keys that mark a form, on any screen that shows it.
@MainActor struct MarkKeys {
  let trainer: TrainerModel
  let dialogs: Dialogs
  /// Returns the ticked forms, on which the marks act together.
  var ticked: () -> [ID<Form>] = { [] }
  /// Returns the form to mark and its name; `nil` if nothing is selected.
  let target: () -> (form: ID<Form>, name: String)?

  var bindings: [Binding] {
    [
      toggle(.favourite, .favourite),
      toggle(.caught, .caught),
      toggle(.seen, .seen),
      toggle(.caughtShiny, .shiny),
      Binding(.slots, unless: refusal) { [dialogs, ticked, target] in
        let forms = ticked()
        if !forms.isEmpty {
          dialogs.chooseSlots(of: forms)
        } else if let form = target()?.form {
          dialogs.chooseSlots(of: [form])
        }
      },
      Binding(.note, unless: refusal) { [dialogs, target] in
        if let form = target()?.form { dialogs.writeNote(on: form) }
      },
    ]
  }

  private func toggle(_ action: Action, _ mark: Mark) -> Binding {
    Binding(
      reporting: action, unless: refusal,
      run: { [trainer, dialogs, ticked, target] in
        let forms = ticked()
        guard forms.isEmpty else {
          if let proposal = trainer.propose(mark, for: forms) { dialogs.confirm(proposal) }
          return nil
        }
        guard let (form, name) = target() else { return nil }
        return trainer.toggle(mark, form, called: name).map { Message($0) }
      })
  }

  private func refusal() -> String? { target() == nil ? worded("nothing is selected") : nil }
}

extension Message {
  /// Converts a status message for the bottom line.
  package init(_ remark: StatusMessage) {
    self.init(remark.text, remark.isError ? .error : .note, copying: remark.copiedText)
  }
}

extension StatusMessage {
  init(_ message: Message) {
    self.init(message.text, isError: message.weight != .note, copying: message.copiedText)
  }
}
