import PokedexDomain
import PokedexPresentation

/// The keys of the comparison page.
@MainActor func comparisonKeys(_ model: ComparisonModel, _ dialogs: Dialogs) -> [Binding] {
  let refusal = { model.subjects.isEmpty ? worded("no Pokémon is marked") : nil }
  return [
    Binding(.add, "add a Pokémon by name, such as garchomp@platinum") {
      dialogs.type(
        worded("Compare with"), problem: { model.problem(in: $0) }, accept: { model.add($0) })
    },
    Binding(.leaveOut, hint: "remove", unless: refusal) {
      let names = model.subjects.map { model.name(of: $0) }
      dialogs.choose(
        ChooserViewModel(leavingOutOf: names) { model.remove(at: $0) })
    },
    Binding(.leaveOutAll, unless: refusal) { model.clear() },
  ]
}
