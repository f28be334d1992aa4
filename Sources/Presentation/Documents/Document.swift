import PokedexDomain

/// A page before layout: headings, facts and small tables with links in them, independent of the
/// terminal's width.
package struct Document: Hashable, Sendable {
  package var blocks: [Block]

  package init(_ blocks: [Block] = []) {
    self.blocks = blocks
  }

  package indirect enum Block: Hashable, Sendable {
    case blank
    case heading(String)
    /// A label and its values. Line breaks fall between the values, never within one.
    case fact(String, [Inline])
    case paragraph(Inline)
    /// Type badges.
    case types([ID<PokemonType>])
    case stat(Stat, Int)
    case total(Int)
    /// A value on a scale that it shares with other bars.
    case bar(Bar)
    case table(Table)
    /// Bars that show parts of a whole, such as caught Pokémon of a dex.
    case meters(Meters)
    /// A line of a tree.
    case branch(Branch)
    /// An error message.
    case error(String)
    /// A block with a fact that people changed.
    case changed(Block)
  }

  /// A value drawn as a bar on a scale that ends at the highest value of its group.
  package struct Bar: Hashable, Sendable {
    /// Empty for all but the first bar of a measure.
    package let label: String
    package let name: String
    package let value: Int
    /// The highest value of the group.
    package let longest: Int
    /// Whether the value is the highest of its group and not all are equal.
    package let isBest: Bool
    /// The width of the widest name in columns.
    package let nameColumns: Int
  }

  /// A line of a tree, with its depth and the branches that continue below, from which the guides
  /// are drawn.
  package struct Branch: Hashable, Sendable {
    /// One flag for each ancestor level and then one for the line itself: whether that branch has
    /// more siblings below.
    package let follows: [Bool]
    package let content: Inline
    /// Texts beside the content, each of which begins a line.
    package let beside: [Inline]
    /// The widest content among the branches with the same parent, beside which their texts begin.
    package let widest: String

    package init(
      follows: [Bool], _ content: Inline, beside: [Inline] = [], widest: String? = nil
    ) {
      self.follows = follows
      self.content = content
      self.beside = beside
      self.widest = widest ?? content.text
    }
  }
}

extension Document {
  /// The destinations of all links, in reading order.
  package var destinations: [Destination] {
    blocks.flatMap(\.inlines).flatMap(\.spans).compactMap(\.destination)
  }
}

extension Document.Block {
  /// The texts of the block that may contain links.
  package var inlines: [Inline] {
    switch self {
    case .fact(_, let parts): parts
    case .paragraph(let text): [text]
    case .table(let table): table.narrowed.inlines
    case .meters(let meters): meters.rows.map(\.name)
    case .branch(let branch): [branch.content] + branch.beside
    case .types(let types):
      types.map { .link($0.name, .to($0)) }
    case .changed(let block): block.inlines
    case .blank, .heading, .stat, .total, .bar, .error: []
    }
  }
}

extension Document.Block {
  /// The block without the sign that people changed it.
  package var unmarked: Self { if case .changed(let block) = self { block } else { self } }
}

extension Document.Table {
  fileprivate var inlines: [Inline] { shared.map(\.value) + rows.flatMap { $0 } }
}
