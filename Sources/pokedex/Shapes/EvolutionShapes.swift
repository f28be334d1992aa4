import PokedexDomain
import PokedexPresentation

extension EvolutionPage: Shaped {
  static let shape = Shape<EvolutionPage>.object([
    Field("name", \.form.name),
    Field("roots", "the first of the family; several if forms evolve separately") { page in
      page.roots.map { ShownNode(node: $0, names: page.names) }
    },
  ])
}

private struct ShownNode: Shaped {
  let node: EvolutionNode
  let names: NameLookup

  static let shape = Shape<ShownNode>.object(
    named: "node",
    Named<Form>.shape.fields.map { $0.of(\.node.form) } + [
      Field("types", \.node.types),
      Field("ways", "the ways to evolve into it; empty for the first") { shown in
        shown.node.ways.map { ShownWay(way: $0, names: shown.names) }
      },
      Field("children", "what it evolves into") { shown in
        shown.node.children.map { ShownNode(node: $0, names: shown.names) }
      },
    ])
}

private struct ShownWay: Shaped {
  let way: EvolutionWay
  let names: NameLookup

  static let shape = Shape<ShownWay>.object([
    Field("how", "in words") { EvolutionWords.text($0.way, $0.names).text },
    Field("since", "the first games with it", \.way.since.name),
  ])
}
