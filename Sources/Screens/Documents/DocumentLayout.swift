import PokedexPresentation
import PokedexTerminalUI

/// Breaks a document into lines of a given width. Links keep their numbers from the document.
@MainActor struct DocumentLayout {
  /// The minimum width of the labels of facts.
  static let leastLabelColumns = 11
  private let labelColumns: Int
  private static let separator: DrawableText = " · "

  var lines: [DocumentLine] = []
  /// The first line of each link, by link number.
  private(set) var linkLines: [Int] = []
  let whole: Int
  private let aside: Size
  /// The number of lines beside the picture.
  var asideRows: Int { aside.height }
  /// The column where the lines of the current block begin.
  private var indent = 0
  let symbols: Symbols
  /// One width for all badges of the document; `nil` if types are words instead, as in the shell.
  private var badges: TypeBadge.Width?
  var hasBadges: Bool { badges != nil }
  private(set) var meterGrid: MeterGrid?
  /// Whether a table has much less than the width that it needs.
  var cutsTables = false
  var links = 0

  /// The most rows beside the picture that stay free for facts below it.
  private static let mostRowsLeftFree = 4
  /// The columns between the picture and the text.
  private static let asideGap = 2

  /// - Parameters:
  ///   - aside: the size to leave free at the top left, for a picture.
  ///   - hasBadges: whether types are badges instead of words.
  init(
    _ document: Document, width: Int, aside: Size = .zero, hasBadges: Bool = true, symbols: Symbols
  ) {
    whole = max(1, width)
    self.aside = aside
    self.symbols = symbols
    labelColumns = Self.labelColumns(of: document)
    badges = hasBadges ? .whole : nil
    if hasBadges, !document.blocks.allSatisfy(hasRoomForWholeBadges) { badges = .short }
    if document.blocks.contains(where: { $0.meters != nil }) {
      meterGrid = MeterGrid(document, width: whole, nameWidth: { badged($0).width })
    }
    add(document.blocks)
  }

  private mutating func add(_ blocks: [Document.Block]) {
    var rest = blocks[...]
    while let block = rest.first {
      if addPair(rest) {
        rest = rest.dropFirst(Self.blocksOfPair)
        continue
      }
      let facts = rest.prefix(while: \.isFact)
      if facts.isEmpty {
        // A block that begins beside the picture stays beside it.
        add(block, isAside: lines.count < aside.height)
        rest = rest.dropFirst()
      } else {
        add(facts: facts)
        rest = rest.dropFirst(facts.count)
      }
    }
  }

  /// Adds facts with their labels in one column: all of them beside the picture, or below it if it ends
  /// soon.
  private mutating func add(facts: ArraySlice<Document.Block>) {
    let rows = aside.height - lines.count
    if rows < facts.count, rows <= Self.mostRowsLeftFree {
      for _ in 0..<max(0, rows) { append(.blank) }
    }
    let isAside = lines.count < aside.height
    for fact in facts { add(fact, isAside: isAside) }
  }

  /// The width of the longest label of a fact, plus a gap.
  private static func labelColumns(of document: Document) -> Int {
    document.blocks.reduce(leastLabelColumns) { columns, block in
      guard case .fact(let label, _) = block.unmarked else { return columns }
      let sign = block == block.unmarked ? 0 : DocumentLine.changedSign.width
      return max(columns, DrawableText(label).width + sign + 1)
    }
  }

  /// Whether the types of a fact or of a table fit on one line in full.
  private func hasRoomForWholeBadges(_ block: Document.Block) -> Bool {
    switch block.unmarked {
    case .fact(_, let parts):
      guard parts.contains(where: \.hasTypes) else { return true }
      let texts = parts.map { badged($0) }
      guard texts.contains(where: \.isBadges) else { return true }
      return texts.reduce(labelColumns - 1) { $0 + $1.width + 1 } <= whole
    case .table(let full):
      var table = full.narrowed
      if let numbered = table.numbered { table = table.titled(numbered.titles(table.titles)) }
      let hasTypes = table.rows.contains { $0.contains { $0.hasTypes && badged($0).isBadges } }
      guard hasTypes else { return true }
      return wantedWidths(of: table).reduce(-Self.gap) { $0 + $1 + Self.gap } <= whole
    default: return true
    }
  }

  /// The maximum width of the lines of the current block.
  var width: Int { whole - indent }

  mutating func add(_ block: Document.Block, isAside: Bool) {
    indent = isAside ? min(aside.width + Self.asideGap, whole - 1) : 0
    switch block {
    case .blank: append(.blank)
    case .heading(let text): addHeading(text)
    case .error(let text): addText(Inline(text), style: .error)
    case .paragraph(let text): addText(text, style: .text)
    case .fact(let label, let parts): addFact(label, parts.filter { !$0.isEmpty })
    case .types(let types):
      append(DocumentLine(figure: .types(types, firstLink: links)))
      links += types.count
    case .stat(let stat, let value): append(DocumentLine(figure: .stat(stat, value)))
    case .total(let total): append(DocumentLine(figure: .total(total)))
    case .bar(let bar): append(DocumentLine(figure: .bar(bar)))
    case .table(let table): addTable(table.narrowed)
    case .meters(let meters): add(meters)
    case .branch(let branch): addBranch(branch)
    case .changed(let block):
      let first = lines.count
      add(block, isAside: isAside)
      if lines.indices.contains(first) { lines[first].markChanged() }
    }
  }

  private func drawable(_ text: String) -> DrawableText { symbols.drawable(text) }

  func badged(_ text: Inline) -> BadgedText {
    BadgedText(text, badges: badges, symbols: symbols)
  }

  mutating func append(_ line: DocumentLine) {
    var line = line
    line.indent = indent
    for link in line.links {
      while linkLines.count <= link { linkLines.append(lines.count) }
    }
    lines.append(line)
  }

  // MARK: Text

  mutating func tokens(_ inline: Inline, style: Style) -> [TextFlow.Token] {
    var tokens: [TextFlow.Token] = []
    var isSpaced = false
    for part in badged(inline).parts where !part.text.isEmpty {
      let span = part.span
      let link = span.destination == nil ? nil : links
      if link != nil { links += 1 }
      let look = Self.style(span, else: style)
      if part.isBadge {
        tokens.append(
          .init(text: part.text, style: look, link: link, isSpaced: !tokens.isEmpty))
        isSpaced = false
        continue
      }
      for word in span.text.split(separator: " ", omittingEmptySubsequences: false) {
        if !word.isEmpty {
          tokens.append(
            .init(text: drawable(String(word)), style: look, link: link, isSpaced: isSpaced))
        }
        isSpaced = true
      }
      isSpaced = span.text.hasSuffix(" ")
    }
    return tokens
  }

  func flow(
    _ groups: [[TextFlow.Token]], by separator: DrawableText = Self.separator, from start: Int = 0
  ) -> [DocumentLine] {
    TextFlow(groups, by: separator, from: start, width: width).lines
  }

  static func style(_ span: Inline.Span, else style: Style) -> Style {
    if span.destination != nil, case .plain = span.tone { return .link }
    return switch span.tone {
    case .plain: style
    case .dim: .dim
    case .strong: .title
    case .good: .good
    case .bad: .warning
    case .worst: .error
    case .mark: .mark
    case .type(let type): Style(.type(type))
    }
  }

  private mutating func addHeading(_ text: String) {
    for line in lines(of: [Inline(text)], style: .heading) { append(line.leading) }
  }

  private mutating func addText(_ text: Inline, style: Style) {
    for line in lines(of: [text], style: style) { append(line) }
  }

  mutating func addFact(_ label: String, _ parts: [Inline]) {
    guard !parts.isEmpty else { return }
    let start = min(labelColumns, width / 2)
    for (index, line) in lines(of: parts, from: start).enumerated() {
      var line = line
      if index == 0 {
        line.pieces.insert(
          .init(x: 0, text: drawable(label).prefix(start), style: .label, link: nil), at: 0)
      }
      append(line)
    }
  }

  /// Texts side by side, as far as they fit.
  ///
  /// - Parameter start: the column where each line begins.
  private mutating func lines(
    of parts: [Inline], from start: Int = 0, style: Style = .text
  ) -> [DocumentLine] {
    if let line = singleLine(of: parts, from: start, style: style) { return [line] }
    let isBadges = parts.allSatisfy { $0.hasTypes && badged($0).isBadges }
    let groups = parts.map { tokens($0, style: style) }
    return flow(groups, by: isBadges ? .blanks(1) : Self.separator, from: start)
  }

  /// The line that holds all texts, which need not be divided into words then; `nil` if they do not
  /// fit on one line, or have badges.
  private mutating func singleLine(
    of parts: [Inline], from start: Int, style: Style
  ) -> DocumentLine? {
    guard !parts.contains(where: \.hasTypes) else { return nil }
    let texts = parts.map(badged)
    let gaps = Self.separator.width * max(0, texts.count - 1)
    let widths = texts.reduce(0) { $0 + $1.width }
    guard widths > 0, start + gaps + widths <= width else { return nil }
    var line = DocumentLine()
    var x = start
    for (index, text) in texts.enumerated() {
      if index > 0 {
        line.pieces.append(.init(x: x, text: Self.separator, style: .dim, link: nil))
        x += Self.separator.width
      }
      x = add(text, to: &line, at: x, style: style)
    }
    return line
  }

  /// Adds a text to a line, cut before a column.
  ///
  /// - Returns: the column after the text.
  @discardableResult mutating func add(
    _ text: BadgedText, to line: inout DocumentLine, at start: Int, before end: Int = .max,
    style: Style
  ) -> Int {
    var x = start
    for part in text.parts {
      let link = part.span.destination == nil ? nil : links
      if link != nil { links += 1 }
      let shown = part.text.clipped(to: max(0, end - x))
      guard !shown.isEmpty else { continue }
      line.pieces.append(
        .init(x: x, text: shown, style: Self.style(part.span, else: style), link: link))
      x += shown.width
    }
    return x
  }
}

extension Document.Block {
  fileprivate var isFact: Bool {
    if case .fact = unmarked { true } else { false }
  }
}
