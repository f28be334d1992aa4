import PokedexDomain

extension DexViewModel {
  /// Chooses the lens; the first choice is to look through none.
  package func lensChooser() -> ChooserViewModel {
    let lenses = lenses
    return ChooserViewModel(
      title: "Look at", emptyText: "No game or generation is called so",
      read: { [weak self] in
        [Choosable("Everything, as it is today", isCurrent: self?.lens == nil)]
          + lenses.map { lens in
            Choosable(
              lens.isGame ? "  \(lens.name)" : lens.name, detail: lens.slug,
              isCurrent: self?.lens == lens)
          }
      },
      choose: { [weak self] in self?.look(through: $0 == 0 ? nil : lenses[$0 - 1]) })
  }
}
