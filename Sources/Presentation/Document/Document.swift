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

/// A run of text with links and emphasis in it.
package struct Inline: Hashable, Sendable, ExpressibleByStringInterpolation {
  package var spans: [Span]

  package struct Span: Hashable, Sendable {
    package let text: String
    package let destination: Destination?
    package let tone: Tone

    package init(_ text: String, to destination: Destination? = nil, tone: Tone = .plain) {
      (self.text, self.destination, self.tone) = (text, destination, tone)
    }
  }

  package enum Tone: Hashable, Sendable {
    case plain
    case dim
    case strong
    case good
    case bad
    case type(ID<PokemonType>)
  }

  package init(_ spans: [Span]) {
    self.spans = spans
  }

  package init(stringLiteral text: String) {
    spans = [Span(text)]
  }

  package init(_ text: String, tone: Tone = .plain) {
    spans = [Span(text, tone: tone)]
  }

  /// A name that leads to its page.
  package static func link(_ text: String, _ destination: Destination) -> Inline {
    Inline([Span(text, to: destination)])
  }

  package static func + (left: Inline, right: Inline) -> Inline {
    Inline(left.spans + right.spans)
  }

  package static func joined(_ parts: [Inline], by separator: String) -> Inline {
    Inline(
      parts.enumerated().flatMap { place, part in
        place == 0 ? part.spans : [Span(separator)] + part.spans
      })
  }

  package var text: String { spans.map(\.text).joined() }
  package var isEmpty: Bool { spans.allSatisfy(\.text.isEmpty) }
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
      types.map { .link($0.englishName, .type($0)) }
    case .blank, .heading, .stat, .total, .bar, .trouble: []
    }
  }
}
