import PokedexTerminalUI

@testable import PokedexScreens

/// A frame of the program as an SVG picture, in the colours of its theme.
struct GridPicture {
  private let grid: Grid
  private let theme: Theme

  /// The size of a cell, in pixels.
  private static let (width, height) = (9, 18)
  /// The distance from the top of a cell to the baseline of its text.
  private static let baseline = 14
  private static let margin = 10
  private static let ground = RGB(0x12_12_16)
  private static let ink = RGB(0xD8_D8_D8)

  init(_ grid: Grid, theme: Theme = .pokedex) {
    self.grid = grid
    self.theme = theme
  }

  var text: String {
    let size = Size(
      width: grid.size.width * Self.width + 2 * Self.margin,
      height: grid.size.height * Self.height + 2 * Self.margin)
    let head = """
      <svg xmlns="http://www.w3.org/2000/svg" xml:space="preserve" width="\(size.width)" \
      height="\(size.height)" viewBox="0 0 \(size.width) \(size.height)">
      <style>text{font:15px "DejaVu Sans Mono","Noto Sans Mono CJK JP",monospace;\
      white-space:pre}</style>
      <rect width="100%" height="100%" rx="8" fill="\(Self.ground.hex)"/>
      """
    return ([head] + (0..<grid.size.height).flatMap(row) + ["</svg>", ""])
      .joined(separator: "\n")
  }

  // MARK: Rows

  /// Adjacent cells of the same appearance.
  private struct Run {
    let x: Int
    var columns: Int
    var text: String
    let appearance: Appearance
    /// Whether the run is a single symbol that fills its cell, and so needs an exact position.
    let isAlone: Bool
  }

  private func row(_ y: Int) -> [String] {
    let runs = runs(of: y)
    let grounds = runs.compactMap { run in run.appearance.background.map { ground($0, run, y) } }
    return grounds + runs.filter { $0.text.contains { $0 != " " } }.map { letters($0, y) }
  }

  private func runs(of y: Int) -> [Run] {
    var runs: [Run] = []
    for (x, cell) in grid.row(y).enumerated() {
      guard cell.kind != .continuation else {
        if !runs.isEmpty { runs[runs.count - 1].columns += 1 }
        continue
      }
      let appearance = theme.appearance(of: cell.style)
      let isAlone = cell.scalar.value >= 0x2500
      if let last = runs.last, last.appearance == appearance, !last.isAlone, !isAlone {
        runs[runs.count - 1].columns += 1
        runs[runs.count - 1].text.unicodeScalars.append(cell.scalar)
      } else {
        runs.append(
          Run(
            x: x, columns: 1, text: String(cell.scalar), appearance: appearance, isAlone: isAlone))
      }
    }
    return runs
  }

  private func ground(_ color: RGB, _ run: Run, _ y: Int) -> String {
    """
    <rect x="\(Self.margin + run.x * Self.width)" y="\(Self.margin + y * Self.height)" \
    width="\(run.columns * Self.width)" height="\(Self.height)" fill="\(color.hex)"/>
    """
  }

  private func letters(_ run: Run, _ y: Int) -> String {
    let attributes = run.appearance.attributes
    let weight = attributes.contains(.bold) ? " font-weight=\"bold\"" : ""
    let line = attributes.contains(.underline) ? " text-decoration=\"underline\"" : ""
    let color = run.appearance.foreground ?? Self.ink
    return """
      <text x="\(Self.margin + run.x * Self.width)" \
      y="\(Self.margin + y * Self.height + Self.baseline)" \
      textLength="\(run.columns * Self.width)" lengthAdjust="spacingAndGlyphs" \
      fill="\(color.hex)"\(weight)\(line)>\(run.text.escapedForXML)</text>
      """
  }
}
