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

  /// The game for a user who did not choose it just now, or what is left out of it; `nil` for all games.
  func news(in catalog: Catalog) -> StatusMessage? {
    guard let lens else { return nil }
    if let message = lens.overlay?.leftOut { return message }
    let count = Formatting.count(lens.roster(in: catalog.through(lens).dex).count)
    return StatusMessage(worded("\(lens.name): \(count) Pokémon · L changes it, w leaves it"))
  }
}

extension Overlay {
  /// The message about the lines of the file that are left out; `nil` if there are none.
  var leftOut: StatusMessage? {
    guard !mistakes.isEmpty else { return nil }
    let text =
      mistakes.count == 1
      ? worded("\(fileName): 1 line left out; 'pokedex overlay check' tells why")
      : worded("\(fileName): \(mistakes.count) lines left out; 'pokedex overlay check' tells why")
    return StatusMessage(text, isError: true)
  }
}

/// Whether a page still shows the game that it began with.
@MainActor final class PageGame {
  @Watched var isFollowed = true
}
