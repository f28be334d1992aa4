import PokedexDomain
import PokedexPresentation

/// The key that chooses the circumstances of a list of encounters.
@MainActor func conditionBinding<Rows: EncounterGroupRows>(
  _ model: CircumstancesModel, _ asking: Prompts, _ rows: @escaping () -> Rows?
) -> Binding {
  Binding(
    .conditions, "time, season, swarm and other conditions", hint: "conditions",
    unless: {
      model.matter(to: rows()) ? nil : worded("no conditions change these encounters")
    },
    run: { rows().map { asking.choose(model.chooser($0)) } })
}
