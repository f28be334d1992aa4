import PokedexTerminalUI

/// Fills lines with groups of words. A group is broken only when no line can hold it.
struct TextFlow {
  /// An unbreakable part of a run of spans, with its style.
  struct Token {
    let text: DrawableText
    let style: Style
    let link: Int?
    /// Whether a space precedes it, except at the start of a line.
    let isSpaced: Bool
  }

  private(set) var lines: [DocumentLine] = []
  private var line = DocumentLine()
  private var x: Int
  private let start: Int
  private let width: Int

  /// - Parameters:
  ///   - separator: written between groups on one line.
  ///   - start: the column where each line begins.
  init(_ groups: [[Token]], by separator: DrawableText, from start: Int, width: Int) {
    self.start = start
    self.width = width
    x = start
    for group in groups where !group.isEmpty {
      separate(from: group, by: separator)
      add(group)
    }
    if !line.pieces.isEmpty { lines.append(line) }
  }

  /// Writes the separator if the whole group fits after it, otherwise starts a new line.
  private mutating func separate(from group: [Token], by separator: DrawableText) {
    guard x > start else { return }
    guard x + separator.width + Self.width(of: group) <= width else { return breakLine() }
    line.pieces.append(.init(x: x, text: separator, style: .dim, link: nil))
    x += separator.width
  }

  private mutating func add(_ group: [Token]) {
    for (index, token) in group.enumerated() {
      let gap = token.isSpaced && x > start ? 1 : 0
      // A token without a space before it belongs to the previous word: no line begins with a
      // comma.
      let mayBreak = token.isSpaced || index == 0 || x + token.text.width > width
      if x + gap + Self.wordWidth(group[index...]) > width, x > start, mayBreak {
        breakLine()
      } else if gap == 1 {
        addSpace(before: token)
      }
      line.pieces.append(.init(x: x, text: token.text, style: token.style, link: token.link))
      x += token.text.width
    }
  }

  /// Spaces within a link belong to the link.
  private mutating func addSpace(before token: Token) {
    if let link = token.link, line.pieces.last?.link == link {
      line.pieces.append(.init(x: x, text: .blanks(1), style: token.style, link: link))
    }
    x += 1
  }

  private mutating func breakLine() {
    lines.append(line)
    line = DocumentLine()
    x = start
  }

  /// The width of the word that begins with the first token.
  private static func wordWidth(_ tokens: ArraySlice<Token>) -> Int {
    let rest = tokens.dropFirst().prefix { !$0.isSpaced }
    return rest.reduce(tokens.first?.text.width ?? 0) { $0 + $1.text.width }
  }

  private static func width(of tokens: [Token]) -> Int {
    tokens.enumerated().reduce(0) { sum, next in
      sum + next.element.text.width + (next.offset > 0 && next.element.isSpaced ? 1 : 0)
    }
  }
}
