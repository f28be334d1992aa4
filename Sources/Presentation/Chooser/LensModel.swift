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

  package func look(through lens: Lens?) { self.lens = lens }

  /// What a user should know who did not choose the game just now; `nil` for all games.
  func news(in catalog: Catalog) -> StatusMessage? {
    guard let lens else { return nil }
    let count = Formatting.count(lens.roster(in: catalog.through(lens).dex).count)
    return StatusMessage(worded("\(lens.name): \(count) Pokémon · L changes it, w leaves it"))
  }
}

/// Whether a page still shows the game that it began with.
@MainActor final class PageGame {
  @Watched var isFollowed = true
}
