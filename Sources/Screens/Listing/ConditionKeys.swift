import PokedexDomain
import PokedexPresentation

/// The key that chooses the circumstances of a list of encounters.
@MainActor func conditionBinding<Rows: EncounterGroupRows>(
  _ model: CircumstancesModel, _ asking: Prompts, _ rows: @escaping () -> Rows?
) -> Binding {
  conditionBinding(
    if: { model.matter(to: rows()) }, asking, { rows().map { model.chooser($0) } })
}

/// The key that chooses the circumstances of a page about a game.
@MainActor func conditionBinding(
  _ model: CircumstancesModel, _ asking: Prompts, _ game: @escaping () -> GameCircumstances?
) -> Binding {
  conditionBinding(if: { game() != nil }, asking, { game().map { model.chooser($0) } })
}

@MainActor private func conditionBinding(
  if canChange: @escaping () -> Bool, _ asking: Prompts,
  _ chooser: @escaping () -> ChooserViewModel?
) -> Binding {
  Binding(
    .conditions, "time, season, swarm and other conditions", hint: "conditions",
    unless: { canChange() ? nil : worded("no conditions change these encounters") },
    run: { chooser().map { asking.choose($0) } })
}
