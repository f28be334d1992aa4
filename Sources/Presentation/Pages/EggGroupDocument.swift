import PokedexDomain

extension Document {
  /// What the page of an egg group tells.
  package init(_ page: EggGroupPage) {
    self.init(
      Self.members(of: page)
        + Self.fact("Breeds", Self.note(page.group.slug))
        + Self.section("In another as well", Self.shared(page)))
  }

  private static func members(of page: EggGroupPage) -> [Block] {
    guard let all = page.all else { return [.paragraph("No Pokémon is in it.")] }
    let named: [Block] = all.forms.isEmpty ? [] : fact("Who", all.forms.map(\.link))
    return [.paragraph(all.link + (all.count == 1 ? " is in it." : " are in it."))]
      + fact("Species", Formatting.count(page.species))
      + fact("Only here", page.alone == 0 ? nil : "\(Formatting.count(page.alone)) species")
      + named
  }

  /// The two groups that do not breed among themselves.
  private static func note(_ slug: String) -> String? {
    switch slug {
    case "ditto": "with all that have eggs, but not with its own"
    case "no-eggs": "with nobody"
    default: nil
    }
  }

  private static func shared(_ page: EggGroupPage) -> [Block] {
    table(["Group", "Who"], rows: page.shared.map { [$0.other.link, $0.pokemon.link] })
  }
}
