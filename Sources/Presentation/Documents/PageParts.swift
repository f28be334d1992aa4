import PokedexDomain

// Building blocks that all kinds of pages share.

extension Named<Form> {
  var link: Inline { .link(name, .pokemon(id)) }
}

extension Named where Entity: Browsable {
  var link: Inline { .link(name, .to(id)) }
}

extension Named<PokemonType> {
  /// A link in the colour of the type.
  var link: Inline { Inline([Inline.Span(name, to: .to(id), tone: .type(id))]) }
}

extension PokemonList {
  /// `132 Pokémon`, as a link to the list of them.
  var link: Inline { .link(worded("\(Formatting.count(count)) Pokémon"), .query(query)) }

  /// Links to the forms if they are few, else one link with their count.
  var links: [Inline] { forms.isEmpty ? [link] : forms.map(\.link) }
}

extension GameGap {
  /// The gap in a sentence, as a paragraph.
  var paragraph: Document.Block {
    .paragraph(Inline(PokedexError.lacking(text).sentence))
  }
}

extension GameGap? {
  /// The gap at the top of a page; empty without one.
  var remark: [Document.Block] { self.map { [$0.paragraph, .blank] } ?? [] }
}

extension Document {
  /// A heading and its blocks; empty without blocks.
  static func section(_ title: String, _ blocks: [Block]) -> [Block] {
    blocks.isEmpty ? [] : [.blank, .heading(title)] + blocks
  }

  /// A label and its value; empty without a value.
  static func fact(_ label: String, _ text: String?) -> [Block] {
    guard let text, !text.isEmpty else { return [] }
    return [.fact(label, [Inline(text)])]
  }

  static func fact(_ label: String, _ parts: [Inline]) -> [Block] {
    parts.isEmpty ? [] : [.fact(label, parts)]
  }

  /// A table; no blocks without rows.
  static func table(
    _ titles: [String], untitled: [String] = ["Name"], numbers: Set<Int> = [],
    sharing: Set<Int> = [], rows: [[Inline]]
  ) -> [Block] {
    guard !rows.isEmpty else { return [] }
    return [
      .table(Table(titles, untitled: untitled, numbers: numbers, sharing: sharing, rows: rows))
    ]
  }
}

extension [Inline] {
  /// The first of them, and how many more there are.
  func atMost(_ most: Int) -> [Inline] {
    guard count > most else { return self }
    let rest = worded("and \(Formatting.count(count - most)) more")
    return prefix(most) + [Inline(rest, tone: .dim)]
  }
}

extension Formatting {
  /// `5` or `5–50`.
  static func range(_ range: ClosedRange<Int>) -> String {
    rangeText(range.lowerBound, range.upperBound)
  }

  /// `+2`, or `−1`.
  static func signed(_ number: Int) -> String {
    number == 0 ? "0" : (number < 0 ? "−" : "+") + "\(number.magnitude)"
  }

  /// `II–V`, with digits for generations beyond the range of ``RomanNumeral``.
  static func generations(_ range: ClosedRange<Int>) -> String {
    let ends = [range.lowerBound, range.upperBound].map { RomanNumeral($0)?.text ?? "\($0)" }
    return ends[0] == ends[1] ? ends[0] : ends.joined(separator: "–")
  }
}
