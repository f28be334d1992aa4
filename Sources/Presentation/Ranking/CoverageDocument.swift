import PokedexDomain

extension Page {
  /// The coverage of a few attacks.
  ///
  /// - Parameters:
  ///   - most: The maximum number of Pokémon to name for each multiplier.
  ///   - query: The query that selected the Pokémon; empty for all.
  package init(_ coverage: CoveragePage, from query: String, most: Int) {
    let text = CoverageText(page: coverage, most: most)
    self.init(
      title: coverage.attacks.map(\.name).joined(separator: ", "), summary: worded("Coverage"),
      document: Document(Page.source(query, coverage.games) + text.blocks))
  }
}

private struct CoverageText {
  let page: CoveragePage
  let most: Int

  var blocks: [Document.Block] {
    let types = page.types.map { group in
      Document.Block.fact(
        Formatting.multiplier(percent: group.percent), group.types.map { .type($0) })
    }
    let counts = page.pokemon.map { group in
      fact(group, [Inline(worded("\(Formatting.count(group.forms.count)) Pokémon"))])
    }
    return [.heading(worded("Best damage to each type"))] + types
      + Document.section(worded("Best damage to Pokémon"), counts)
      + [.blank, .heading(worded("Resist every attack"))] + resisting
      + [.blank, .paragraph(Inline(worded("Types alone count, not abilities."), tone: .dim))]
  }

  private var resisting: [Document.Block] {
    guard !page.resisting.isEmpty else {
      return [.paragraph(Inline(worded("There are none."), tone: .dim))]
    }
    return page.resisting.map { fact($0, $0.forms.map(\.link).atMost(most)) }
  }

  private func fact(_ group: CoveragePage.Group, _ parts: [Inline]) -> Document.Block {
    .fact(Formatting.multiplier(percent: group.percent), parts)
  }
}
