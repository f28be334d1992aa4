import PokedexDomain

/// What a page tells, before anything is known of its width: headings, facts and small
/// tables, with links in them.
package struct Document: Hashable, Sendable {
  package var blocks: [Block]

  package init(_ blocks: [Block] = []) {
    self.blocks = blocks
  }

  package indirect enum Block: Hashable, Sendable {
    case blank
    case heading(String)
    /// What a value is called, and its parts, which are kept whole where lines are broken.
    case fact(String, [Inline])
    case paragraph(Inline)
    /// The badges of types.
    case types([ID<PokemonType>])
    case stat(Stat, Int)
    case total(Int)
    /// One of several values that are seen on one scale.
    case bar(Bar)
    case table(Table)
    /// A line of a tree.
    case branch(Branch)
    /// Something that could not be had.
    case trouble(String)
  }

  /// A value as a bar: what is measured, of whom, and how long the longest is.
  package struct Bar: Hashable, Sendable {
    /// Empty below the first of those that are measured alike.
    package let label: String
    package let name: String
    package let value: Int
    package let longest: Int
    /// Whether it is the highest, and some other is lower.
    package let isBest: Bool
    /// The letters of the longest name.
    package let nameColumns: Int

    package init(
      _ label: String, of name: String, _ value: Int, longest: Int, isBest: Bool, nameColumns: Int
    ) {
      (self.label, self.name, self.value) = (label, name, value)
      (self.longest, self.isBest, self.nameColumns) = (longest, isBest, nameColumns)
    }
  }

  /// Rows of cells under titles. Where it is too wide, the columns at the right go first.
  package struct Table: Hashable, Sendable {
    package let titles: [String]
    /// Which columns hold numbers, which stand at the right.
    package let numbers: Set<Int>
    package let rows: [[Inline]]

    package init(_ titles: [String], numbers: Set<Int> = [], rows: [[Inline]]) {
      (self.titles, self.numbers, self.rows) = (titles, numbers, rows)
    }
  }

  /// A line of a tree: how deep it stands, and whether others follow at each depth.
  package struct Branch: Hashable, Sendable {
    /// For each depth above its own, whether that branch goes on below; then whether its own does.
    package let follows: [Bool]
    package let content: Inline

    package init(follows: [Bool], _ content: Inline) {
      (self.follows, self.content) = (follows, content)
    }
  }
}

extension Document {
  /// Everything that can be opened from here, in the order of the text.
  package var destinations: [Destination] {
    blocks.flatMap(\.inlines).flatMap(\.spans).compactMap(\.destination)
  }
}

extension Document.Block {
  /// The texts with links of a block.
  package var inlines: [Inline] {
    switch self {
    case .fact(_, let parts): parts
    case .paragraph(let text): [text]
    case .table(let table): table.rows.flatMap { $0 }
    case .branch(let branch): [branch.content]
    case .types(let types):
      types.map { .link($0.name, .to($0)) }
    case .blank, .heading, .stat, .total, .bar, .trouble: []
    }
  }
}
