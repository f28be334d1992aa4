import PokedexDomain

/// A run of text with links and emphasis in it.
package struct Inline: Hashable, Sendable, ExpressibleByStringInterpolation {
  package var spans: [Span]

  package struct Span: Hashable, Sendable {
    package let text: String
    package let destination: Destination?
    package let tone: Tone

    package init(_ text: String, to destination: Destination? = nil, tone: Tone = .plain) {
      self.text = text
      self.destination = destination
      self.tone = tone
    }
  }

  package enum Tone: Hashable, Sendable {
    case plain
    case dim
    case strong
    case good
    case bad
    case worst
    /// A mark of the user.
    case mark
    case type(ID<PokemonType>)
  }

  package init(_ spans: [Span]) {
    self.spans = spans
  }

  /// The program's own words, translated into the current language.
  package init(stringLiteral english: String) {
    spans = [Span(Phrase(english).text)]
  }

  package init(stringInterpolation parts: StringInterpolation) {
    spans = parts.spans
  }

  package init(_ text: String, tone: Tone = .plain) {
    spans = [Span(text, tone: tone)]
  }

  /// Whether types are named in it, which badges may show.
  package var hasTypes: Bool {
    spans.contains { if case .type = $0.tone { true } else { false } }
  }

  /// A name that links to its page.
  package static func link(_ text: String, _ destination: Destination) -> Inline {
    Inline([Span(text, to: destination)])
  }

  package static func + (left: Inline, right: Inline) -> Inline {
    Inline(left.spans + right.spans)
  }

  package static func joined(_ parts: [Inline], by separator: String) -> Inline {
    Inline(
      parts.enumerated().flatMap { index, part in
        index == 0 ? part.spans : [Span(separator)] + part.spans
      })
  }

  package var text: String { spans.map(\.text).joined() }
  package var isEmpty: Bool { spans.allSatisfy(\.text.isEmpty) }
}

extension Inline {
  /// The program's own words with names and links in them. A translation may order them
  /// differently.
  package struct StringInterpolation: StringInterpolationProtocol {
    private let wording = Wording.other
    private var english = ""
    private var parts: [Inline] = []
    /// The spans so far; used for English only.
    private var written = Inline([])

    package init(literalCapacity: Int, interpolationCount: Int) {}

    package mutating func appendLiteral(_ literal: String) {
      if wording != nil { english += literal } else { append(Inline([Span(literal)])) }
    }

    package mutating func appendInterpolation(_ part: Inline) {
      guard wording != nil else { return append(part) }
      parts.append(part)
      english += "%\(parts.count)"
    }

    package mutating func appendInterpolation(_ part: some CustomStringConvertible) {
      appendInterpolation(Inline([Span(part.description)]))
    }

    private mutating func append(_ part: Inline) {
      // Joins adjacent plain text into one span.
      guard let last = written.spans.last, let next = part.spans.first, part.spans.count == 1,
        last.isPlain, next.isPlain
      else { return written.spans += part.spans.filter { !$0.text.isEmpty } }
      written.spans[written.spans.count - 1] = Span(last.text + next.text)
    }

    fileprivate var spans: [Span] {
      guard let wording else { return written.spans }
      let pieces = Placeholders.filled(wording.translation(of: english) ?? english) { text in
        Inline([Span(text)])
      } part: { number in
        number <= parts.count ? parts[number - 1] : Inline([])
      }
      var whole = Self(literalCapacity: 0, interpolationCount: 0)
      for piece in pieces { whole.append(piece) }
      return whole.written.spans
    }
  }
}

extension Inline {
  /// The first three letters of a type's name, as shown in lists.
  static func shortType(_ type: ID<PokemonType>) -> Inline {
    let letters = type.name.prefix(3).uppercased()
    return Inline([Span(letters, to: .to(type), tone: .type(type))])
  }
}

extension Inline.Span {
  fileprivate var isPlain: Bool { destination == nil && tone == .plain }
}
