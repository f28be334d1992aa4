import PokedexDomain

extension NaturePage: DocumentedPage {
  package var summary: String { worded("nature") }
  package var document: Document { Document(self) }
}

extension Document {
  /// The page of a nature.
  package init(_ page: NaturePage) {
    self.init(
      Self.changes(of: page)
        + Self.section(worded("Food"), Self.taste(of: page))
        + Self.section(
          page.raised.map { worded("Other natures that raise \($0)") }
            ?? worded("Other neutral natures"),
          Self.fact(worded("Natures"), page.others.map(\.link))))
  }

  private static func changes(of page: NaturePage) -> [Block] {
    guard let raised = page.raised, let lowered = page.lowered else {
      return [.paragraph("It changes no stat.")]
    }
    return [
      .fact(worded("Raises"), [Inline(worded("\(raised) by 10 %"), tone: .good)]),
      .fact(worded("Lowers"), [Inline(worded("\(lowered) by 10 %"), tone: .bad)]),
    ]
  }

  private static func taste(of page: NaturePage) -> [Block] {
    fact(worded("Likes"), food(page.liked, page.likedBerries))
      + fact(worded("Hates"), food(page.hated, page.hatedBerries))
  }

  private static func food(_ flavor: String?, _ berries: [Named<Item>]) -> [Inline] {
    flavor.map { [Inline($0.lowercased())] + berries.map(\.link) } ?? []
  }
}
