import PokedexTerminalUI

/// A row of cells as SVG, with the baseline of its text at 0.
struct FilmRow {
  private static let ink = RGB(0xD8_D8_D8)
  /// The distance from the top of a cell to the baseline of its text.
  static let baseline = 14

  private let runs: [Run]

  init(_ cells: ArraySlice<Cell>, theme: Theme) {
    runs = Self.runs(of: cells, theme)
  }

  func text(_ styles: inout FilmStyles) -> String {
    var parts: [String] = []
    for run in runs {
      if let ground = run.appearance.background {
        let box: CellShape.Box = (0, 0, CellShape.width, CellShape.height)
        parts.append(path([box], of: run, styles.name(of: "fill:\(ground.hex)")))
      }
    }
    for run in runs where run.text.contains(where: { $0 != " " }) {
      let color = "fill:\((run.appearance.foreground ?? Self.ink).hex)"
      if let boxes = CellShape.boxes(run.scalar) {
        parts.append(path(boxes, of: run, styles.name(of: color)))
      } else {
        parts.append(letters(run, styles.name(of: color + run.appearance.weight)))
      }
    }
    return parts.joined()
  }

  // MARK: Runs

  /// Adjacent cells with the same appearance: letters, or the same symbol.
  private struct Run {
    let x: Int
    var columns: Int
    var text: String
    let scalar: Unicode.Scalar
    let appearance: Appearance
    /// Whether the run consists of a symbol that fills its cell, and so needs an exact position.
    var isAlone: Bool { scalar.value >= 0x2500 }
  }

  private static func runs(of cells: ArraySlice<Cell>, _ theme: Theme) -> [Run] {
    var runs: [Run] = []
    for (x, cell) in cells.enumerated() {
      guard cell.kind != .continuation else {
        if !runs.isEmpty { runs[runs.count - 1].columns += 1 }
        continue
      }
      let run = Run(
        x: x, columns: 1, text: cell.text, scalar: cell.scalar,
        appearance: cell.isPixels ? .pixels(of: cell) : theme.appearance(of: cell.style))
      if let last = runs.last, joins(last, run) {
        runs[runs.count - 1].columns += 1
        runs[runs.count - 1].text += run.text
      } else {
        runs.append(run)
      }
    }
    return runs
  }

  private static func joins(_ last: Run, _ next: Run) -> Bool {
    guard last.appearance == next.appearance else { return false }
    if last.isAlone || next.isAlone {
      return last.scalar == next.scalar && CellShape.boxes(next.scalar) != nil
    }
    return true
  }

  // MARK: Elements

  /// Returns a path of the boxes; boxes as wide as their cell become one box for the whole run.
  private func path(_ boxes: [CellShape.Box], of run: Run, _ style: String) -> String {
    let areas = boxes.flatMap { box -> [CellShape.Box] in
      let start = run.x * CellShape.width
      if box.width == CellShape.width {
        return [(start, box.y, box.width * run.columns, box.height)]
      }
      return (0..<run.columns).map { column in
        (start + column * CellShape.width + box.x, box.y, box.width, box.height)
      }
    }
    let steps = areas.map { area in
      "M\(area.x) \(area.y - Self.baseline)h\(area.width)v\(area.height)h-\(area.width)z"
    }
    return "<path class=\"\(style)\" d=\"\(steps.joined())\"/>"
  }

  private func letters(_ run: Run, _ style: String) -> String {
    let skipped = run.text.prefix { $0 == " " }.count
    let trailing = run.text.reversed().prefix { $0 == " " }.count
    let text = run.text.dropFirst(skipped).dropLast(trailing)
    let width = (run.columns - skipped - trailing) * CellShape.width
    return """
      <text class="\(style)" x="\((run.x + skipped) * CellShape.width)" textLength="\(width)">\
      \(String(text).escapedForXML)</text>
      """
  }
}

extension RGB {
  /// `#rrggbb`
  var hex: String {
    "#"
      + [red, green, blue].map { channel in
        let text = String(channel, radix: 16)
        return text.count == 1 ? "0\(text)" : text
      }.joined()
  }
}

extension String {
  var escapedForXML: String {
    replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}

extension Appearance {
  /// The colours of two pixels, one above the other, which a half block draws.
  fileprivate static func pixels(of cell: Cell) -> Appearance {
    let (upper, lower) = cell.pixels
    return upper == nil ? Appearance(lower) : Appearance(upper, on: lower)
  }

  /// The declarations of bold and underlined text.
  fileprivate var weight: String {
    (attributes.contains(.bold) ? ";font-weight:700" : "")
      + (attributes.contains(.underline) ? ";text-decoration:underline" : "")
  }
}
