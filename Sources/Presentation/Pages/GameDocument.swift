import PokedexDomain

extension GamePage: DocumentedPage {
  package var summary: String { worded("game · \(generation)") }
  package var document: Document { Document(self) }
}

extension Document {
  /// The page of a version group.
  package init(_ page: GamePage) {
    self.init(
      Self.fact(worded("Versions"), page.versions.map { Inline($0) })
        + Self.fact(worded("Generation"), page.generation)
        + Self.fact(worded("Release order"), Self.time(of: page))
        + Self.fact(worded("Regions"), page.regions.map { Inline($0) })
        + Self.fact(worded("Dexes"), page.dexes.map(\.link))
        + Self.fact(worded("Learning methods"), page.methods.map { Inline($0) })
        + Self.section(worded("Pokémon"), [.paragraph(Self.roster(of: page))]))
  }

  private static func time(of page: GamePage) -> [Inline] {
    [Inline("\(page.number) of \(page.count)")]
      + (page.before.map { ["after \($0.link)"] } ?? [])
      + (page.after.map { ["before \($0.link)"] } ?? [])
  }

  private static func roster(of page: GamePage) -> Inline {
    guard let pokemon = page.pokemon else { return "The dex does not list its Pokémon." }
    return "\(pokemon.link) can exist there."
  }
}
