/// The user's files of games that people changed.
package protocol OverlaySource: Sendable {
  /// All changed games of the user, by name. What is wrong in a file is left out.
  func games(on catalog: Catalog) -> [Lens]

  /// The changed game with a slug or a name, or that of a file; `nil` if there is none.
  func game(named word: String, on catalog: Catalog) -> Lens?
}

/// A source without changed games.
package struct NoOverlays: OverlaySource {
  package init() {}

  package func games(on catalog: Catalog) -> [Lens] { [] }
  package func game(named word: String, on catalog: Catalog) -> Lens? { nil }
}

extension Catalog {
  /// The lens with a name: that of a game as it was published, else that of one that people changed.
  package func lens(named word: String) -> Lens? {
    let published = published
    return published.lenses.named(word) ?? overlays.game(named: word, on: published)
  }

  /// The games that people changed, by name.
  package var changedGames: [Lens] { overlays.games(on: published) }
}
