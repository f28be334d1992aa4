import PokedexDomain

/// The lens of all screens: the game or generation whose data they show.
@MainActor package final class LensModel {
  /// The current lens; `nil` shows the newest data.
  @Watched package private(set) var lens: Lens?

  package init(_ lens: Lens? = nil) {
    self.lens = lens
  }

  /// A number that changes with the lens.
  package var version: Int { _lens.changes }

  /// Returns the lens for a list of one game: the game, until the user chooses another lens.
  ///
  /// - Parameter game: `nil` for a list that uses the lens of all screens.
  package func lens(beginningWith game: Lens?) -> () -> Lens? {
    let before = version
    return { [self] in
      let chosen = lens
      return version == before ? game ?? chosen : chosen
    }
  }

  package func look(through lens: Lens?) { self.lens = lens }

  /// A chooser among the games that people changed and the lenses of a dex, the newest first. The first
  /// choice removes the lens.
  package func chooser(_ catalog: Catalog) -> ChooserViewModel {
    let lenses = catalog.changedGames + catalog.lenses.newestFirst
    return ChooserViewModel(
      title: worded("Game or generation"), emptyText: worded("No game or generation has that name"),
      among: { [weak self] in
        [Choosable(0, worded("All games, with today's data"), isCurrent: self?.lens == nil)]
          + lenses.enumerated().map { index, lens in
            Choosable(
              index + 1, lens.data.isGame ? "  \(lens.name)" : lens.name,
              detail: worded(
                "\(Formatting.count(lens.roster(in: catalog.through(lens).dex).count)) Pokémon"),
              alias: lens.slug, isCurrent: self?.lens == lens)
          }
      },
      choose: { [weak self] in self?.look(through: $0 == 0 ? nil : lenses[$0 - 1]) })
  }
}
