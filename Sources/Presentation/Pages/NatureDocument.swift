import PokedexDomain

extension NaturePage: DocumentedPage {
  package var summary: String { worded("nature") }
  package var document: Document { Document(self) }
}

extension Document {
  /// The page of a nature.
  package init(_ page: NaturePage) {
    self.init(page.gap.map { [$0.paragraph] } ?? Self.nature(page))
  }

  private static func nature(_ page: NaturePage) -> [Block] {
    changes(of: page)
      + section(worded("Food"), taste(of: page))
      + section(
        page.raised.map { worded("Other natures that raise \($0)") }
          ?? worded("Other neutral natures"),
        fact(worded("Natures"), page.others.map(\.link)))
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
