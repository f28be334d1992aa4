import PokedexDomain

extension EggGroupPage: DocumentedPage {
  package var summary: String { worded("egg group") }
  package var document: Document { Document(self) }
}

extension Document {
  /// The page of an egg group.
  package init(_ page: EggGroupPage) {
    self.init(
      Self.members(of: page)
        + Self.note(page.group.slug)
        + Self.section(worded("Also in another group"), Self.shared(page)))
  }

  private static func members(of page: EggGroupPage) -> [Block] {
    guard let all = page.all else {
      return [page.gap?.paragraph ?? .paragraph("No Pokémon is in it.")]
    }
    let named: [Block] = all.forms.isEmpty ? [] : fact(worded("Pokémon"), all.forms.map(\.link))
    return [.paragraph(all.count == 1 ? "\(all.link) is in it." : "\(all.link) are in it.")]
      + fact(worded("Species"), Formatting.count(page.species))
      + fact(
        worded("Only in this group"),
        page.alone == 0 ? nil : worded("\(Formatting.count(page.alone)) species"))
      + named
  }

  /// A note for the two egg groups whose members do not breed among themselves.
  private static func note(_ slug: String) -> [Block] {
    switch slug {
    case "ditto": fact(worded("Breeds"), worded("with every group that can breed, except its own"))
    case "no-eggs": [.paragraph(Inline(worded("They cannot breed.")))]
    default: []
    }
  }

  private static func shared(_ page: EggGroupPage) -> [Block] {
    table(
      [worded("Group"), worded("Pokémon")],
      rows: page.shared.map { [$0.other.link, $0.pokemon.link] })
  }
}
