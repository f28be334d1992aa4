import PokedexPresentation
import PokedexTerminalUI

/// Text prepared for drawing: types become badges, except within sentences.
@MainActor struct BadgedText {
  struct Part {
    let span: Inline.Span
    let text: DrawableText
    let isBadge: Bool
  }

  private(set) var parts: [Part] = []

  /// - Parameter badges: the width of the badges; `nil` leaves types as words.
  init(_ inline: Inline, badges: TypeBadge.Width?, symbols: Symbols) {
    var isSentence = false
    for (index, span) in inline.spans.enumerated() {
      if let badges, !isSentence, case .type(let type) = span.tone {
        parts.append(Part(span: span, text: TypeBadge.text(of: type, badges), isBadge: true))
        continue
      }
      isSentence = span.text.hasSuffix("· ") ? false : isSentence || span.hasLetters
      let isGap = separates(span, before: inline.spans.dropFirst(index + 1).first)
      let shown = isGap ? Inline.Span(" ") : span
      parts.append(Part(span: shown, text: symbols.drawable(shown.text), isBadge: false))
    }
  }

  var width: Int { parts.reduce(0) { $0 + $1.text.width } }

  /// Whether the text consists of badges only.
  var isBadges: Bool { !parts.isEmpty && parts.allSatisfy { $0.isBadge || $0.span.text == " " } }

  /// Whether a span only separates the badge before it from the type after it.
  private func separates(_ span: Inline.Span, before next: Inline.Span?) -> Bool {
    guard parts.last?.isBadge == true, case .type? = next?.tone else { return false }
    return ["/", ", ", " "].contains(span.text)
  }
}

extension Inline.Span {
  fileprivate var hasLetters: Bool { text.contains(where: \.isLetter) }
}

extension Symbols {
  /// The text with its fractions written out if there are no symbols for them.
  func drawable(_ text: String) -> DrawableText {
    DrawableText(isUnicode ? text : Transliteration.withoutFractions(text))
  }
}
