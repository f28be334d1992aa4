import PokedexDomain

/// The game that the answers of a screen depend on: one of its own, such as that of a team's format,
/// or else that of all screens, with the run that they keep to.
@MainActor package final class ShownGame {
  /// A game that a screen begins with, until the user leaves it or chooses another.
  package struct Own {
    let game: Lens
    /// The text of the chip: the name of the game, or more.
    let text: String
    let isFollowed: Bool
    let follow: @MainActor (Bool) -> Void
  }

  private let all: LensModel
  private let catalog: () -> Catalog?
  private let own: () -> Own?

  init(
    _ all: LensModel, catalog: @escaping () -> Catalog?, own: @escaping () -> Own? = { nil }
  ) {
    self.all = all
    self.catalog = catalog
    self.own = own
  }

  private var followed: Own? { own().flatMap { $0.isFollowed ? $0 : nil } }

  /// The game or generation; `nil` for all games.
  package var lens: Lens? { followed?.game ?? all.lens }

  /// The run that the answers keep to; `nil` without one, and where a screen's own game takes its place.
  private var run: ShownRun? { followed == nil ? all.followedRun : nil }

  package var isOfRun: Bool { run != nil }

  /// The text of the chip; `nil` for all games.
  package var text: String? { followed?.text ?? run?.text ?? all.lens?.name }

  /// The names of games that the chip tells.
  package var told: [String] { [text, run?.game.name].compactMap(\.self) }

  /// The reason why there is no game to leave, and no run to return to.
  package var leavingRefusal: String? {
    lens == nil && all.run == nil ? worded("no game is chosen: L chooses one") : nil
  }

  /// The reason why no game can be chosen.
  package var refusal: String? {
    guard let catalog = catalog(), catalog.reference == nil else { return nil }
    return worded("past games need the local data: leave out --source api")
  }

  /// Leaves the game, and says which games are shown instead. From all games, returns to the run.
  package func leave() -> StatusMessage? {
    if let followed {
      followed.follow(false)
      if all.lens == followed.game { all.look(through: nil) }
      let games = all.lens?.name ?? worded("all games")
      return StatusMessage(worded("\(games) instead of \(followed.game.name)"))
    }
    guard let game = all.lens else { return keepToRun() }
    let left = run?.title
    all.look(through: nil)
    guard let left else { return StatusMessage(worded("all games instead of \(game.name)")) }
    return StatusMessage(worded("all games instead of \(left) · w returns to it"))
  }

  private func keepToRun() -> StatusMessage? {
    all.keepToRun()
    return catalog()?.local.flatMap { all.news(in: $0) }
  }

  /// A chooser among the current run, the games that people changed, then the games and generations,
  /// the newest first. Nothing changes without a choice.
  package var chooser: ChooserViewModel {
    guard let catalog = catalog()?.local else {
      return ChooserViewModel(
        title: worded("Game or generation"),
        emptyText: worded("Past games need the local data, not --source api"),
        among: { [] }, choose: { _ in })
    }
    let lenses = catalog.changedGames + catalog.lenses.newestFirst
    return ChooserViewModel(
      title: worded("Game or generation"), emptyText: worded("No game or generation has that name"),
      among: { [self] in first + choices(lenses, catalog) },
      reporting: { [self] index in
        switch index {
        case Self.ownChoice: take(nil, in: catalog)
        case Self.runChoice: takeRun()
        default: take(.some(index == 0 ? nil : lenses[index - 1]), in: catalog)
        }
      })
  }

  private static let ownChoice = -1
  private static let runChoice = -2

  /// All games, the screen's own one, and that of the run.
  private var first: [Choosable] {
    [Choosable(0, worded("All games, with today's data"), isCurrent: lens == nil)]
      + (own().map { [Choosable(Self.ownChoice, $0.text, isCurrent: $0.isFollowed)] } ?? [])
      + (all.run.map { [Choosable(Self.runChoice, $0.text, isCurrent: isOfRun)] } ?? [])
  }

  private func choices(_ lenses: [Lens], _ catalog: Catalog) -> [Choosable] {
    let shown = followed == nil && !isOfRun ? all.lens : nil
    return lenses.enumerated().map { index, lens in
      Choosable(
        index + 1, lens.data.isGame ? "  \(lens.name)" : lens.name,
        detail: worded(
          "\(Formatting.count(lens.roster(in: catalog.through(lens).dex).count)) Pokémon"),
        alias: lens.slug, isCurrent: shown == lens)
    }
  }

  private func takeRun() -> StatusMessage? {
    own()?.follow(false)
    return keepToRun()
  }

  /// - Parameter choice: `nil` for the screen's own game.
  private func take(_ choice: Lens??, in catalog: Catalog) -> StatusMessage? {
    own()?.follow(choice == nil)
    guard let choice else { return nil }
    all.look(through: choice)
    return all.news(in: catalog)
  }
}
