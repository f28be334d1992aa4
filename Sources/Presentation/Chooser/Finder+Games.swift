import PokedexDomain

/// Pokémon as they are in a game, by what is typed: `feebas@platinum`.
extension Finder {
  /// The page of a Pokémon as it is in a game.
  package struct PageInGame: Hashable, Sendable {
    /// The name of the Pokémon.
    package let name: String
    /// The name of the game or generation.
    package let game: String
    package let destination: Destination
  }

  /// The text before and after `@`.
  private struct Typed {
    let name: String
    let game: String

    /// `nil` for a text without a name before `@`.
    init?(_ text: String) {
      let parts = text.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, !parts[0].trimmed.isEmpty else { return nil }
      (name, game) = (parts[0].trimmed, parts[1].trimmed)
    }
  }

  /// The most Pokémon, the closest ones.
  private static let maxForms = 4

  /// The Pokémon with the name in the games that have them, and whose names have the letters after
  /// `@`; empty for a text without `@`.
  package func pages(inGames text: String) -> [PageInGame] {
    guard let typed = Typed(text), let catalog = catalog()?.local else { return [] }
    let lenses = games(named: typed.game, in: catalog)
    guard !lenses.isEmpty else { return [] }
    return forms(named: typed.name, in: catalog).flatMap { form in
      lenses.filter { catalog.absence(of: form, from: $0) == nil }.map { lens in
        PageInGame(
          name: catalog.named(form).name, game: lens.name,
          destination: .pokemon(form, game: lens.slug))
      }
    }
  }

  /// Why a text with `@` finds no page; `nil` if it has none, or if no Pokémon has its name.
  package func problem(inGames text: String) -> String? {
    guard let typed = Typed(text), let catalog = catalog()?.local else { return nil }
    guard let lens = games(named: typed.game, in: catalog).first else {
      return worded("No game or generation has that name")
    }
    return forms(named: typed.name, in: catalog).first
      .flatMap { catalog.absence(of: $0, from: lens)?.text }
  }

  /// Without names that are only similar: `@` also stands in questions.
  private func forms(named name: String, in catalog: Catalog) -> [ID<Form>] {
    find(name, in: catalog, among: [.form]).filter { !$0.isOnlySimilar }
      .prefix(Self.maxForms).map { ID($0.id) }
  }

  /// The game with the name, then the others that have its letters, the newest first.
  private func games(named name: String, in catalog: Catalog) -> [Lens] {
    let lenses = catalog.changedGames + catalog.lenses.newestFirst
    let choices = lenses.enumerated().map { Choosable($0, $1.name, alias: $1.slug) }
    let meant = [catalog.lens(named: name)].compactMap(\.self)
    return meant
      + KnownChoices(choices).narrowed(by: name).map { lenses[$0.id] }
      .filter { !meant.contains($0) }
  }
}
