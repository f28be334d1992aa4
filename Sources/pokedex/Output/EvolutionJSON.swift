import PokedexData
import PokedexDomain
import PokedexPresentation

extension JSON {
  /// The evolution family as trees, with each evolution method in words.
  static func evolution(_ page: EvolutionPage, _ gaps: [GameGap]) -> JSON {
    .object([
      ("name", .text(page.form.name)),
      ("roots", .list(page.roots.map { node($0, page.names) })), lacks(gaps),
    ])
  }

  private static func node(_ node: EvolutionNode, _ names: NameLookup) -> JSON {
    .object([
      ("id", .number(node.form.id.rawValue)), ("name", .text(node.form.name)),
      ("types", .types(node.types)),
      ("ways", .list(node.ways.map { way($0, names) })),
      ("children", .list(node.children.map { self.node($0, names) })),
    ])
  }

  private static func way(_ way: EvolutionWay, _ names: NameLookup) -> JSON {
    .object([
      ("how", .text(EvolutionWords.text(way, names).text)), ("since", .text(way.since.name)),
    ])
  }
}
