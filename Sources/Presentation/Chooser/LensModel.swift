import PokedexDomain

/// The game or generation through which every screen looks.
@MainActor package final class LensModel {
  /// None shows everything as it is today.
  @Watched package private(set) var lens: Lens?

  package init(_ lens: Lens? = nil) {
    self.lens = lens
  }

  /// Another number whenever another was chosen.
  package var version: Int { _lens.changes }

  package func look(through lens: Lens?) { self.lens = lens }

  /// Chooses among the lenses of a dex; the first choice is to look through none.
  package func chooser(_ dex: any DexReference) -> ChooserViewModel {
    let lenses = (try? Lenses(dex).all) ?? []
    return ChooserViewModel(
      title: worded("Look at"), emptyText: worded("No game or generation is called so"),
      among: { [weak self] in
        [Choosable(0, worded("Everything, as it is today"), isCurrent: self?.lens == nil)]
          + lenses.enumerated().map { place, lens in
            Choosable(
              place + 1, lens.isGame ? "  \(lens.name)" : lens.name, detail: lens.slug,
              isCurrent: self?.lens == lens)
          }
      },
      choose: { [weak self] in self?.look(through: $0 == 0 ? nil : lenses[$0 - 1]) })
  }
}
