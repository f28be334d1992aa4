import PokedexDomain
import PokedexPresentation

/// The key that chooses the circumstances of a list of encounters.
@MainActor func conditionBinding<Rows: EncounterGroupRows>(
  _ model: CircumstancesModel, _ dialogs: Dialogs, _ rows: @escaping () -> Rows?
) -> Binding {
  conditionBinding(
    if: { model.matter(to: rows()) }, dialogs, { rows().map { model.chooser($0) } })
}

/// The key that chooses the circumstances of a page about a game.
@MainActor func conditionBinding(
  _ model: CircumstancesModel, _ dialogs: Dialogs, _ game: @escaping () -> GameCircumstances?
) -> Binding {
  conditionBinding(if: { game() != nil }, dialogs, { game().map { model.chooser($0) } })
}

@MainActor private func conditionBinding(
  if canChange: @escaping () -> Bool, _ dialogs: Dialogs,
  _ chooser: @escaping () -> ChooserViewModel?
) -> Binding {
  Binding(
    .conditions, "time, season, swarm and other conditions", hint: "conditions",
    unless: { canChange() ? nil : worded("no conditions change these encounters") },
    run: { chooser().map { dialogs.choose($0) } })
}
