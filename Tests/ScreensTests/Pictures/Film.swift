import PokedexTerminalUI

/// Frames of the program as an animated SVG picture that repeats. Where motion is reduced, it shows one
/// of them.
///
/// The frames lie one below the other in a strip, which moves up by the height of the picture. A row that
/// several frames share is written once.
struct Film {
  struct Frame {
    let caption: FilmCaption
    let grid: Grid
    /// How long the frame is seen, in tenths of a second.
    var tenths: Int
  }

  private let frames: [Frame]
  /// The frame that is shown where motion is reduced.
  private let still: Int
  private let theme: Theme

  private static let margin = 10
  /// The height of the line with the caption.
  private static let captionHeight = 34
  private static let ground = RGB(0x12_12_16)

  /// - Precondition: All frames have the same size.
  init(_ frames: [Frame], still: Int, theme: Theme = .pokedex) {
    self.frames = frames
    self.still = still
    self.theme = theme
  }

  private var size: Size {
    let cells = frames.first?.grid.size ?? Size(width: 0, height: 0)
    return Size(
      width: cells.width * CellShape.width + 2 * Self.margin,
      height: cells.height * CellShape.height + Self.margin + Self.captionHeight)
  }

  /// How long it is, in tenths of a second.
  var tenths: Int { frames.map(\.tenths).reduce(0, +) }

  var text: String {
    var rows = Rows()
    let strip = frames.enumerated().map { draw($0.element, at: $0.offset, &rows) }
    let head = """
      <svg xmlns="http://www.w3.org/2000/svg" xml:space="preserve" viewBox="0 0 \(size.width) \(size.height)" \
      role="img" aria-labelledby="title">
      <title id="title">pokedex: things to try</title>
      <style>
      text{font:15px "DejaVu Sans Mono","Noto Sans Mono CJK JP",monospace;white-space:pre}
      \(FilmCaption.style)
      .cursor{fill:none;stroke:#ffd75f;stroke-width:1.5}
      \(rows.styles.text)
      \(motion)
      </style>
      <defs>
      """
    let body = """
      </defs>
      <rect width="100%" height="100%" rx="8" fill="\(Self.ground.hex)"/>
      <g id="strip">
      """
    return ([head] + rows.definitions + [body] + strip + ["</g>", "</svg>", ""])
      .joined(separator: "\n")
  }

  // MARK: Frames

  /// The distinct rows of all frames.
  private struct Rows {
    var styles = FilmStyles()
    private var indices: [String: Int] = [:]
    private(set) var definitions: [String] = []

    /// Returns the number of a row; `nil` for an empty one.
    mutating func index(of row: FilmRow) -> Int? {
      let text = row.text(&styles)
      guard !text.isEmpty else { return nil }
      if let index = indices[text] { return index }
      indices[text] = definitions.count
      definitions.append("<g id=\"r\(definitions.count)\">\(text)</g>")
      return definitions.count - 1
    }
  }

  private func draw(_ frame: Frame, at index: Int, _ rows: inout Rows) -> String {
    let top = index * size.height
    let caption = """
      <rect class="bar" y="\(top + size.height - Self.captionHeight)" width="\(size.width)" \
      height="\(Self.captionHeight)"/>\
      \(frame.caption.drawn(x: Self.margin, baseline: top + size.height - 12))
      """
    let uses = (0..<frame.grid.size.height).compactMap { y -> String? in
      let row = FilmRow(frame.grid.row(y), theme: theme)
      let baseline = top + Self.margin + y * CellShape.height + FilmRow.baseline
      return rows.index(of: row).map {
        "<use href=\"#r\($0)\" x=\"\(Self.margin)\" y=\"\(baseline)\"/>"
      }
    }
    return (uses + [cursor(of: frame.grid, top), caption]).joined()
  }

  /// A box around the cell of the cursor; empty if it is hidden.
  private func cursor(of grid: Grid, _ top: Int) -> String {
    guard let point = grid.cursor else { return "" }
    let x = Self.margin + point.x * CellShape.width
    let y = top + Self.margin + point.y * CellShape.height
    return """
      <rect class="cursor" x="\(x)" y="\(y)" width="\(CellShape.width)" \
      height="\(CellShape.height)"/>
      """
  }

  // MARK: Motion

  private var motion: String {
    var start = 0
    var steps: [String] = []
    for (index, frame) in frames.enumerated() {
      // In hundredths of a percent.
      let moment = start * 10_000 / max(1, tenths)
      steps.append("\(moment / 100).\(moment % 100 / 10)\(moment % 10)%{\(move(to: index))}")
      start += frame.tenths
    }
    return """
      #strip{animation:film \(tenths / 10).\(tenths % 10)s step-end infinite}
      @keyframes film{\(steps.joined())}
      @media (prefers-reduced-motion:reduce){#strip{animation:none;\(move(to: still))}}
      """
  }

  private func move(to index: Int) -> String { "transform:translateY(-\(index * size.height)px)" }
}
