import PokedexDomain
import PokedexPresentation

/// The keys that mark a form, on any screen that shows it. While the screens keep to a run, what is
/// caught is the run's, and the living dex stays as it is.
@MainActor struct MarkKeys {
  let trainer: TrainerModel
  let dialogs: Dialogs
  /// Returns the place of a run at which the form is met; `nil` where no place is shown.
  var place: () -> RunPlace? = { nil }
  /// Returns the ticked forms, on which the marks act together.
  var ticked: () -> [ID<Form>] = { [] }
  /// Returns the form to mark and its name; `nil` if nothing is selected.
  let target: () -> (form: ID<Form>, name: String)?

  var bindings: [Binding] {
    [
      toggle(.favourite, .favourite, unless: refusal),
      toggle(.caught, .caught, unless: refusal),
      toggle(.seen, .seen, unless: refusalInRun),
      toggle(.caughtShiny, .shiny, unless: refusalInRun),
      Binding(.slots, unless: refusalInRun) { [dialogs, ticked, target] in
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

  private func toggle(
    _ action: Action, _ mark: Mark, unless refusal: @escaping () -> String?
  ) -> Binding {
    Binding(
      reporting: action, unless: refusal,
      run: { [trainer, dialogs, ticked, target] in
        let forms = ticked()
        if mark == .caught, dialogs.models.runs.isFollowed { return catchInRun(forms) }
        let catalog = dialogs.models.dex.seen
        guard forms.isEmpty else {
          guard let proposal = trainer.propose(mark, for: forms, in: catalog) else {
            return Message(worded("no player can keep any of them"))
          }
          dialogs.confirm(proposal)
          return nil
        }
        guard let (form, name) = target() else { return nil }
        return trainer.toggle(mark, form, called: name, in: catalog).map { Message($0) }
      })
  }

  private func catchInRun(_ ticked: [ID<Form>]) -> Message? {
    guard ticked.isEmpty else {
      return Message(worded("a run takes one Pokémon at a time: Esc unticks them"))
    }
    guard let form = target()?.form else { return nil }
    return dialogs.models.runs.toggleCaught(form, at: place()).map { Message($0) }
  }

  private func refusalInRun() -> String? {
    refusal()
      ?? (dialogs.models.runs.isFollowed
        ? worded("the run is on: w leaves it, then marks go to the living dex") : nil)
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
