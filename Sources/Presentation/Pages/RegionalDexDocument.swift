import PokedexDomain

extension Document {
  /// What the page of a regional dex tells.
  package init(_ page: RegionalDexPage) {
    self.init(
      Self.fact("Region", page.region)
        + Self.fact("Games", page.games.map(\.link))
        + Self.fact("Species", Formatting.count(page.entries.count))
        + Self.fact("Forms", page.pokemon.map { [$0.link] } ?? [])
        + Self.section("Species", Self.entries(of: page)))
  }

  private static func entries(of page: RegionalDexPage) -> [Block] {
    guard !page.entries.isEmpty else { return [.paragraph("It lists no Pokémon.")] }
    return table(
      ["No.", "Pokémon", "Types"], numbers: [0],
      rows: page.entries.map { entry in
        [Inline("\(entry.number)"), entry.form.link, types(entry.types)]
      })
  }

  /// In their colours; they lead nowhere, for the names beside them are what is looked for.
  private static func types(_ types: [ID<PokemonType>]) -> Inline {
    .joined(types.map { Inline($0.englishName, tone: .type($0)) }, by: " ")
  }
}
