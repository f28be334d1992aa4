import PokedexPresentation
import PokedexTerminalUI

/// The columns common to all meters of a document: name, part, whole, share, bar, second number and
/// note. The bar takes the remaining width.
@MainActor struct MeterGrid {
  private static let gap = 2
  /// A narrower bar would be less precise than the percentage beside it.
  private static let shortestBar = 8
  /// A cell for each percent.
  private static let maxBarWidth = 100
  /// The width that the bar must keep for a note to be shown at all.
  private static let barBeforeNote = 30
  private static let shortestNote = 12

  let name: Int
  let part: Int
  let whole: Int
  let share: Int
  /// 0 without a bar.
  private(set) var bar = 0
  /// 0 without the number.
  private(set) var second = 0
  private(set) var note = 0

  init(_ document: Document, width: Int, nameWidth: (Inline) -> Int) {
    let all = document.blocks.compactMap(\.meters)
    let rows = all.flatMap(\.rows)
    let widest = { (texts: [String]) in texts.map { DrawableText($0).width }.max() ?? 0 }
    let names = rows.map { nameWidth($0.name) } + all.map { DrawableText($0.title).width }
    name = min(names.max() ?? 0, width * 2 / 5)
    part = widest(rows.map { Formatting.count($0.part) } + all.map(\.titles.part))
    whole = widest(rows.map { Formatting.count($0.whole) } + all.map(\.titles.whole))
    share = widest(rows.map(\.share))
    let wantedSecond = widest(rows.map(\.second) + all.map(\.titles.second))
    let wantedNote = widest(rows.map(\.note))
    var rest = width - name - part - whole - share - 3 * Self.gap
    guard rest >= Self.shortestBar + Self.gap else { return }
    rest -= Self.gap
    if rest >= Self.shortestBar + wantedSecond + Self.gap {
      second = wantedSecond
      rest -= second + Self.gap
    }
    if rest >= Self.barBeforeNote + Self.shortestNote + Self.gap, wantedNote > 0 {
      note = min(wantedNote, rest - Self.barBeforeNote - Self.gap)
      rest -= note + Self.gap
    }
    bar = min(rest, Self.maxBarWidth)
  }

  var barX: Int { name + part + whole + share + 4 * Self.gap }

  /// The titles of the columns.
  func titles(of meters: Document.Meters) -> [DocumentLine.Piece] {
    let hasNotes = meters.rows.contains { !$0.note.isEmpty }
    let title = DrawableText(meters.title).clipped(to: name)
    return [.init(x: 0, text: title, style: .heading, link: nil)]
      + numbers(
        meters.titles.part, meters.titles.whole, "", meters.titles.second,
        note: hasNotes ? meters.titles.note : "", style: .heading, link: nil)
  }

  /// All but the name and the bar.
  ///
  /// - Parameter link: the number of the link that the row is.
  func pieces(of row: Document.Meter, link: Int?) -> [DocumentLine.Piece] {
    numbers(
      Formatting.count(row.part), Formatting.count(row.whole), row.share, row.second,
      note: row.note, style: row.isComplete ? .good : .text, link: link)
  }

  private func numbers(
    _ first: String, _ all: String, _ percent: String, _ other: String, note text: String,
    style: Style, link: Int?
  ) -> [DocumentLine.Piece] {
    let atRight = { (text: String, end: Int) -> DocumentLine.Piece in
      let drawable = DrawableText(text)
      return .init(x: end - drawable.width, text: drawable, style: style, link: link)
    }
    let afterPart = name + Self.gap + part
    let afterWhole = afterPart + Self.gap + whole
    let afterShare = afterWhole + Self.gap + share
    let afterSecond = barX + bar + Self.gap + second
    var pieces = [
      atRight(first, afterPart), atRight(all, afterWhole), atRight(percent, afterShare),
    ]
    if second > 0 { pieces.append(atRight(other, afterSecond)) }
    guard note > 0, !text.isEmpty else { return pieces }
    let noteStyle: Style = style == .heading ? .heading : .dim
    let clipped = DrawableText(text).clipped(to: note)
    return pieces + [.init(x: afterSecond + Self.gap, text: clipped, style: noteStyle, link: link)]
  }
}

extension Document.Block {
  var meters: Document.Meters? {
    if case .meters(let meters) = self { meters } else { nil }
  }
}
