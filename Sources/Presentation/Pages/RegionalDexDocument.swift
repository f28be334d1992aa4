import PokedexDomain

extension RegionalDexPage: DocumentedPage {
  package var summary: String { worded("regional dex") }
  package var document: Document { Document(self) }
}

extension Document {
  /// The page of a regional dex.
  package init(_ page: RegionalDexPage) {
    self.init(
      Self.fact(worded("Region"), page.region)
        + Self.fact(worded("Games"), page.games.map(\.link))
        + Self.fact(worded("Species"), Formatting.count(page.entries.count))
        + Self.fact(worded("Forms"), page.pokemon.map { [$0.link] } ?? [])
        + Self.section(worded("Species"), Self.entries(of: page)))
  }

  private static func entries(of page: RegionalDexPage) -> [Block] {
    guard !page.entries.isEmpty else { return [.paragraph("It lists no Pokémon.")] }
    return table(
      [worded("No."), worded("Pokémon"), worded("Types")], numbers: [0],
      rows: page.entries.map { entry in
        [Inline("\(entry.number)"), entry.form.link, types(entry.types)]
      })
  }

  /// The types in their colours, without links, because a row should link to its Pokémon only.
  private static func types(_ types: [ID<PokemonType>]) -> Inline {
    .joined(types.map { Inline($0.name, tone: .type($0)) }, by: " ")
  }
}
