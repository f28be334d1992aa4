import PokedexDomain

extension ViewModels {
  /// Returns what finds the circumstances that matter to training in the games of the lens.
  package func trainingCircumstances() -> () -> GameCircumstances? {
    known { [lens] in lens.lens.flatMap { $0.rules.training == .effort ? $0 : nil } }
  }

  /// Returns what finds the circumstances that matter to a version group, or to one version of it.
  package func circumstances(
    of group: ID<VersionGroup>, _ version: ID<Version>?
  ) -> () -> GameCircumstances? {
    known { [self] in
      let games = dex.localCatalog.map { GamesWithDexes($0) }
      return games?[group, version].flatMap { lens(named: $0.slug) }
    }
  }

  /// Reads the encounters once for each lens; `nil` where no circumstances matter.
  private func known(_ game: @escaping () -> Lens?) -> () -> GameCircumstances? {
    var last: (lens: Lens, found: GameCircumstances?)?
    return { [dex] in
      guard let catalog = dex.localCatalog, let lens = game() else { return nil }
      if let last, last.lens == lens { return last.found }
      let found = GameCircumstances(catalog, lens)
      let known = found.kinds.isEmpty ? nil : found
      last = (lens, known)
      return known
    }
  }
}
