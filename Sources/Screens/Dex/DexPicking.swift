import PokedexDomain
import PokedexPresentation

/// The list while `pokedex pick` asks for a choice: Enter chooses, Space ticks.
extension DexScreen {
  /// The keys of the choice come first, so that they take precedence over the user's own keys for
  /// the list.
  func makePickBindings(_ pick: @escaping ([ID<Form>]) -> Void) -> [Binding] {
    let model = model
    return [
      Binding(.pick, unless: { [weak self] in self?.pickRefusal }) { pick(model.chosen) },
      Binding(.tick, unless: { [weak self] in self?.openRefusal }) { model.toggleTick() },
      Binding(.openToLook, unless: { [weak self] in self?.openRefusal }) { model.openPage() },
      Binding(.leavePick) { [weak self] in self?.clearOrLeave() },
    ]
  }

  private var pickRefusal: String? {
    model.chosen.isEmpty ? worded("nothing is selected") : nil
  }

  private func clearOrLeave() {
    if model.list.query.isEmpty { router.quit() } else { model.list.clearFilter() }
  }
}
