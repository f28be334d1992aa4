import PokedexDomain
import PokedexPresentation

/// The keys of the conditions of a duel or of a team's table: a digit for each chip, and the dialog of
/// all conditions.
@MainActor struct ChipKeys {
  private let model: any ChipModel
  private let dialogs: Dialogs

  init(_ model: any ChipModel, _ dialogs: Dialogs) {
    self.model = model
    self.dialogs = dialogs
  }

  var bindings: [Binding] {
    [Binding(.conditions, unless: noTable) { askForConditions() }]
      + DamageChip.allCases.map { chip in
        Binding(reporting: .chip(chip), unless: noTable) { press(chip) }
      }
  }

  private var noTable: () -> String? {
    { [model] in model.rules == nil ? worded("nothing is selected") : nil }
  }

  func press(_ chip: DamageChip) -> Message? {
    model.press(chip) { dialogs.edit($0, typingReplacesText: true) }.map { Message($0) }
  }

  func askForConditions() {
    let open = { [dialogs] in dialogs.edit($0, typingReplacesText: true) }
    if let chooser = model.conditionChooser(open: open) { dialogs.choose(chooser) }
  }
}
