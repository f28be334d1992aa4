import PokedexDomain

extension LocationPage: DocumentedPage {
  package var summary: String { worded("place") }
  package var document: Document { Document(self) }
}

extension Document {
  /// The page of a location.
  package init(_ page: LocationPage) {
    self.init(
      Self.fact(worded("Region"), page.region)
        + Self.fact(worded("Areas"), page.areas.map { Inline($0) })
        + Self.summary(of: page)
        + page.games.flatMap { Self.game($0) })
  }

  private static func summary(of page: LocationPage) -> [Block] {
    guard let all = page.pokemon else {
      return [page.gap?.paragraph ?? .paragraph("The dex has no encounters here.")]
    }
    return [.paragraph(all.count == 1 ? "\(all.link) appears here." : "\(all.link) appear here.")]
  }

  private static func game(_ game: LocationPage.Game) -> [Block] {
    section(
      game.game.name,
      [.paragraph("\(game.pokemon.link) in \(game.game.link)")] + game.methods.flatMap { finds($0) }
    )
  }

  private static func finds(_ method: LocationPage.MethodFinds) -> [Block] {
    let areas = method.areas.joined(separator: ", ")
    let heading = areas.isEmpty ? method.method : worded("\(areas): \(method.method)")
    let rows = method.finds.map { find in
      [
        find.form.link, Inline(find.percent.map { "\($0) %" } ?? ""),
        Inline(Formatting.range(find.levels)),
        Inline(find.versions), Inline(find.condition), Inline(traits(find.traits)),
      ]
    }
    let note = method.sum.map { sum in
      Document.Block.paragraph(
        Inline(worded("The chances in PokéAPI's data add up to \(sum) %."), tone: .dim))
    }
    return [.paragraph(Inline(heading, tone: .strong))] + [note].compactMap { $0 }
      + table(
        [
          worded("Pokémon"), worded("Chance"), worded("Level"), worded("Games"),
          worded("Condition"), worded("Trait"),
        ], numbers: [1, 2], rows: rows)
  }

  private static func traits(_ traits: EncounterTraits) -> String {
    [
      (EncounterTraits.alpha, worded("alpha")), (.alwaysShiny, worded("always shiny")),
      (.neverShiny, worded("never shiny")),
    ].filter { traits.contains($0.0) }.map(\.1).joined(separator: ", ")
  }
}
