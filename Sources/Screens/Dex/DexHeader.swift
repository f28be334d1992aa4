import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI

/// The first line: the title, the number of Pokémon and the loading progress.
@MainActor struct DexHeader {
  private let model: DexViewModel
  private let chip: GameChip
  /// The text at the right end and the values it was made from, cached because few keys change
  /// them.
  private var summary: (total: Int?, mark: String?, ticked: Int, text: DrawableText)?
  /// The area of the number of Pokémon; empty until it is drawn.
  private(set) var summaryArea = Rect(.zero)

  init(_ model: DexViewModel, _ chip: GameChip) {
    self.model = model
    self.chip = chip
  }

  mutating func draw(on canvas: inout Canvas, in area: Rect) {
    var rest = area
    let used = canvas.write("Pokédex", in: rest, style: .title)
    _ = rest.takeLeft(used + 1)
    let text = model.total > 0 ? summaryText() : nil
    let width = chipWidth(in: area.width, besides: used + 1, text?.width ?? 0)
    chip.draw(on: &canvas, in: &rest, width: width)
    _ = rest.takeLeft(1)
    summaryArea = Rect(.zero)
    if let progress = model.progress {
      drawProgress(progress, on: &canvas, in: rest)
    } else if let text {
      drawMarks(on: &canvas, in: &rest, besides: text.width)
      summaryArea = rest.takeRight(text.width)
      canvas.write(text, in: summaryArea, style: .status)
    }
  }

  /// The whole chip if there is room for it.
  private func chipWidth(in width: Int, besides title: Int, _ summary: Int) -> Int {
    let whole = chip.width(in: width, besides: title, isWhole: true)
    let fits = title + whole + 1 + summary <= width
    return fits ? whole : chip.width(in: width, besides: 0)
  }

  private mutating func summaryText() -> DrawableText {
    // The filter's line tells how many there are of how many.
    let isFiltered = !model.list.query.isEmpty || model.list.isFiltering
    let total = isFiltered ? nil : model.total
    let mark = model.mark?.text
    let ticked = model.ticked.count
    if let summary,
      (summary.total, summary.mark, summary.ticked) == (total, mark, ticked)
    {
      return summary.text
    }
    let count = total.map { worded("\(Formatting.count($0)) Pokémon") }
    let ticks = ticked > 0 ? worded("\(Formatting.count(ticked)) ticked") : nil
    let parts = [mark, ticks, count].compactMap { $0 }
    let text = DrawableText(parts.joined(separator: " · "))
    summary = (total, mark, ticked, text)
    return text
  }

  /// Draws the numbers of Pokémon with each mark: with words, without words, or not at all,
  /// depending on the room.
  private func drawMarks(on canvas: inout Canvas, in area: inout Rect, besides columns: Int) {
    guard !model.trainer.book.isEmpty else { return }
    let counts = MarkCounts(model.trainer)
    let room = area.width - columns
    let fitting = [counts.entries(canvas.symbols, inWords: true), counts.entries(canvas.symbols)]
      .first { $0.reduce(0) { $0 + $1.text.width + 3 } <= room }
    for entry in (fitting ?? []).reversed() {
      canvas.write(entry.text, in: area.takeRight(entry.text.width), style: .status)
      let field = area.takeRight(1)
      canvas.put(entry.sign, x: field.x, y: field.y, style: .mark)
      _ = area.takeRight(2)
    }
  }

  private func drawProgress(
    _ progress: LoadingProgress, on canvas: inout Canvas, in area: Rect
  ) {
    var rest = area
    let done = Formatting.count(progress.done)
    let total = Formatting.count(progress.total)
    let text = DrawableText(worded("\(done) of \(total)"))
    canvas.write(text, in: rest.takeRight(text.width), style: .status)
    _ = rest.takeRight(1)
    let width = min(20, rest.width - 9)
    guard width >= 4 else { return }
    let field = rest.takeRight(width)
    canvas.draw(
      Bar(value: progress.done, maximum: progress.total, width: width), x: field.x, y: field.y)
    let word = DrawableText(worded("loading"))
    canvas.write(word, in: rest.takeRight(word.width + 1), style: .dim)
  }
}
