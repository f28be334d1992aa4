import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI

/// The first line of a page: its name, the game that it depends on and, at the right if there is room,
/// a summary. The network status takes precedence over the summary.
@MainActor struct PageHead {
  private let name: DrawableText
  private let summary: String
  private let marks: Marks

  private let mark: NetworkStatus?
  private let chip: GameChip?

  init(
    _ name: String, summary: String = "", marks: Marks = Marks(), mark: NetworkStatus? = nil,
    chip: GameChip? = nil
  ) {
    self.name = DrawableText(name)
    self.chip = chip
    self.summary = Self.without(chip?.game.told ?? [], summary)
    self.marks = marks
    self.mark = mark
  }

  /// Shows number and generation of a Pokémon as the summary.
  init(_ page: PokemonPage, marks: Marks, mark: NetworkStatus?, chip: GameChip?) {
    self.init(page.name, summary: page.summary, marks: marks, mark: mark, chip: chip)
  }

  /// The summary without the parts that the chip tells.
  private static func without(_ games: [String], _ summary: String) -> String {
    guard !games.isEmpty else { return summary }
    return summary.split(separator: " · ").filter { !games.contains(String($0)) }
      .joined(separator: " · ")
  }

  /// Draws the head into a line across the top of its part.
  func draw(on canvas: inout Canvas, in line: Rect, isFocused: Bool = true) {
    TitleLine(isFocused: isFocused).draw(on: &canvas, in: line)
    let head = line.inset(horizontal: 1)
    var rest = head
    let (game, summary) = chipAndSummary(in: head.width)
    if let summary {
      put(summary, in: rest.takeRight(summary.width + 2), style: .dim, on: &canvas)
      _ = rest.takeRight(1)
    }
    drawMark(on: &canvas, in: &rest, besides: game)
    if !marks.isEmpty, rest.width > MarkSigns.columns + 4 + game {
      let field = rest.takeRight(MarkSigns.columns + 2)
      canvas.fill(field)
      MarkSigns.draw(marks, x: field.x + 1, y: field.y, on: &canvas)
      _ = rest.takeRight(1)
    }
    let title = rest.takeLeft(min(name.width + 2, max(0, rest.width - game - 1)))
    put(name, in: title, style: isFocused ? .focus : .title, on: &canvas)
    _ = rest.takeLeft(1)
    chip?.draw(on: &canvas, in: &rest, width: game)
  }

  /// The width of the chip with the summary beside it: a chip that is cut leaves room for it, but for
  /// nothing else.
  private func chipAndSummary(in width: Int) -> (chip: Int, summary: DrawableText?) {
    let other = name.width + 6 + (mark.map { DrawableText($0.text).width + 2 } ?? 0)
    let widths = [true, false].map { isWhole in
      chip?.width(in: width, besides: name.width + 3, isWhole: isWhole) ?? 0
    }
    let found = widths.lazy.compactMap { chip in
      summary(in: width - other - chip).map { (chip, $0) }
    }.first
    return found ?? (widths[0], nil)
  }

  /// The summary or, where it does not fit, its first part; `nil` if there is no room for either.
  private func summary(in width: Int) -> DrawableText? {
    guard !summary.isEmpty else { return nil }
    let whole = DrawableText(summary)
    guard whole.width > width else { return whole }
    let first = summary.split(separator: " · ", maxSplits: 1).first.map { DrawableText(String($0)) }
    return first.flatMap { $0.width <= width ? $0 : nil }
  }

  /// Writes a text with a space at either end.
  private func put(
    _ text: DrawableText, in area: Rect, style: Style, on canvas: inout Canvas
  ) {
    guard text.width > 0, area.width > 2 else { return }
    let field = Rect(x: area.x, y: area.y, width: min(area.width, text.width + 2), height: 1)
    canvas.fill(field)
    canvas.write(text, in: field.inset(horizontal: 1), style: style)
  }

  /// Draws the network status in words, or as a symbol if they do not fit.
  private func drawMark(on canvas: inout Canvas, in head: inout Rect, besides game: Int) {
    guard let mark else { return }
    let (style, sign) = look(of: mark)
    let words = DrawableText(mark.text)
    let text = name.width + game + words.width + 5 <= head.width ? words : sign
    guard name.width + game + text.width + 4 <= head.width else { return }
    put(text, in: head.takeRight(text.width + 2), style: style, on: &canvas)
    _ = head.takeRight(1)
  }

  private func look(of mark: NetworkStatus) -> (Style, DrawableText) {
    switch mark {
    case .loading: (.dim, "~")
    case .failed: (.warning, "!")
    }
  }
}
