import PokedexDomain

/// A run as the screens that keep to it show it.
package struct ShownRun: Hashable, Sendable {
  let game: Lens
  /// The game and the name: `Platinum · Ada`.
  let title: String
  /// The text of the chip, with the last place and the cap: `Platinum · Ada · to Route 206 · cap 26`.
  let text: String
}

/// The lens of all screens: the game or generation whose data they show, and the run that they keep
/// to.
@MainActor package final class LensModel {
  /// The current lens; `nil` shows the newest data.
  @Watched package private(set) var lens: Lens?
  /// The current run, which the screens may keep to.
  @Watched private(set) var run: ShownRun?
  @Watched private(set) var keepsToRun = false
  /// Called when the screens keep to another run, or to none.
  var runHasChanged: () -> Void = {}

  package init(_ lens: Lens? = nil) {
    self.lens = lens
  }

  /// A number that changes with the lens.
  package var version: Int { _lens.changes }

  /// Shows a game, without the run.
  package func look(through lens: Lens?) {
    let wasKept = keepsToRun
    keepsToRun = false
    self.lens = lens
    if wasKept { runHasChanged() }
  }

  /// The run that the screens keep to.
  var followedRun: ShownRun? { keepsToRun ? run : nil }

  /// Shows the current run's game, and keeps to the run.
  func keepToRun() {
    guard let run else { return }
    keepsToRun = true
    if lens != run.game { lens = run.game }
    runHasChanged()
  }

  /// Takes what the current run has become. Screens that keep to it show its game; without a run, they
  /// show all games.
  func follow(_ run: ShownRun?) {
    guard run != self.run else { return }
    self.run = run
    guard keepsToRun else { return }
    if run == nil { look(through: nil) } else { keepToRun() }
  }

  /// The game for a user who did not choose it just now, or what is left out of it; `nil` for all games.
  func news(in catalog: Catalog) -> StatusMessage? {
    guard let lens else { return nil }
    if let message = lens.overlay?.leftOut { return message }
    let count = Formatting.count(lens.roster(in: catalog.through(lens).dex).count)
    let name = followedRun?.title ?? lens.name
    return StatusMessage(worded("\(name): \(count) Pokémon · L changes it, w leaves it"))
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
