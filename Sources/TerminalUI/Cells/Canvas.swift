/// Draws text, lines and symbols into a grid. Everything outside the grid, or outside the given
/// clip, is left alone.
package struct Canvas: Sendable {
  package private(set) var grid: Grid
  package let symbols: Symbols
  /// How pictures are drawn.
  package let pictures: PictureStyle

  package init(size: Size, symbols: Symbols = .unicode, pictures: PictureStyle = .blocks) {
    grid = Grid(size)
    self.symbols = symbols
    self.pictures = pictures.drawn(with: symbols)
  }

  package var size: Size { grid.size }
  package var bounds: Rect { grid.bounds }

  /// The cell of the terminal's cursor; `nil` hides it.
  package var cursor: Point? {
    get { grid.cursor }
    set { grid.cursor = newValue }
  }

  /// The focused cell, for screen readers; nothing is drawn there.
  package var focus: Point? {
    get { grid.focus }
    set { grid.focus = newValue }
  }
}

/// Text.
extension Canvas {
  /// Writes `text` in one row, cut off at the edges of `clip`. A wide character that would be cut
  /// in half becomes a blank.
  ///
  /// - Returns: the columns that the text covers to the right of `x`, clipped ones included, up to
  ///   the clip's right edge.
  @discardableResult
  package mutating func write(
    _ text: DrawableText, x: Int, y: Int, in clip: Rect? = nil, style: Style = .text
  ) -> Int {
    let text = text.within(symbols.repertoire)
    let area = clip.map(bounds.intersection) ?? bounds
    guard y >= area.y, y < area.endY, x < area.endX else { return 0 }
    if text.isASCII {
      writeASCII(text, x: x, y: y, area: area, style: style)
    } else {
      writeUnicode(text, x: x, y: y, area: area, style: style)
    }
    return min(text.width, area.endX - x)
  }

  @discardableResult
  package mutating func write(
    _ text: DrawableText, at point: Point, in clip: Rect? = nil, style: Style = .text
  ) -> Int {
    write(text, x: point.x, y: point.y, in: clip, style: style)
  }

  /// Writes at most `maxWidth` columns of `text`.
  @discardableResult
  package mutating func write(
    _ text: DrawableText, x: Int, y: Int, maxWidth: Int, style: Style = .text
  ) -> Int {
    let clip = Rect(x: x, y: y, width: maxWidth, height: 1)
    return write(text, x: x, y: y, in: clip, style: style)
  }

  /// Writes `text` in the first row of `area`, aligned, with an ellipsis when it is too long.
  @discardableResult
  package mutating func write(
    _ text: DrawableText, in area: Rect, style: Style = .text,
    alignment: DrawableText.Alignment = .left
  ) -> Int {
    let text = text.within(symbols.repertoire).clipped(to: area.width, ellipsis: symbols.ellipsis)
    let space = area.width - text.width
    let shift = alignment == .left ? 0 : alignment == .right ? space : space / 2
    return write(text, x: area.x + shift, y: area.y, in: area, style: style)
  }

  /// Writes lines one below the other, as many as `area` has rows.
  package mutating func write(
    lines: some Sequence<DrawableText>, in area: Rect, style: Style = .text
  ) {
    for (index, line) in lines.enumerated() {
      guard index < area.height else { return }
      write(line, in: area.row(index), style: style)
    }
  }

  private mutating func writeASCII(
    _ text: DrawableText, x: Int, y: Int, area: Rect, style: Style
  ) {
    let skipped = max(0, area.x - x)
    let count = min(text.width, area.endX - x) - skipped
    guard count > 0 else { return }
    clearHalves(from: x + skipped, to: x + skipped + count, y: y)
    var string = text.string
    string.withUTF8 { bytes in
      grid.write(bytes[skipped..<skipped + count], x: x + skipped, y: y, style: style)
    }
  }

  private mutating func writeUnicode(
    _ text: DrawableText, x: Int, y: Int, area: Rect, style: Style
  ) {
    var column = x
    var lastLead: Int?
    for scalar in text.string.unicodeScalars {
      let columns = TextWidth.of(scalar).cells
      if columns == 0 {
        if let lastLead {
          grid[x: lastLead, y: y] = grid[x: lastLead, y: y].adding(combiningMark: scalar)
        }
        continue
      }
      guard column < area.endX else { return }
      lastLead = putScalar(scalar, columns: columns, x: column, y: y, area: area, style: style)
      column += columns
    }
  }

  /// Puts one character into its cell or cells; returns its column, or `nil` when it is clipped.
  private mutating func putScalar(
    _ scalar: Unicode.Scalar, columns: Int, x: Int, y: Int, area: Rect, style: Style
  ) -> Int? {
    let isWhole = x >= area.x && x + columns <= area.endX
    guard isWhole else {
      fill(Rect(x: x, y: y, width: columns, height: 1).intersection(area), style: style)
      return nil
    }
    clearHalves(from: x, to: x + columns, y: y)
    grid[x: x, y: y] = Cell(scalar, style: style, kind: columns == 2 ? .wide : .narrow)
    if columns == 2 { grid[x: x + 1, y: y] = Cell(" ", style: style, kind: .continuation) }
    return x
  }

  /// Blanks the halves of wide characters that writing columns `from..<to` would leave behind.
  private mutating func clearHalves(from: Int, to: Int, y: Int) {
    guard from < to else { return }
    if grid[x: from, y: y].isContinuation, from > 0 {
      grid[x: from - 1, y: y] = .blank(grid[x: from - 1, y: y].style)
    }
    if grid[x: to - 1, y: y].isWide, to < size.width {
      grid[x: to, y: y] = .blank(grid[x: to, y: y].style)
    }
  }
}

/// Lines, symbols and areas.
extension Canvas {
  /// Blanks an area in a style.
  package mutating func fill(_ area: Rect, style: Style = .text) {
    let area = area.intersection(bounds)
    guard !area.isEmpty else { return }
    for y in area.y..<area.endY {
      put(.blank, times: area.width, x: area.x, y: y, style: style)
    }
  }

  /// Puts one symbol into a cell.
  package mutating func put(_ symbol: Symbol, x: Int, y: Int, style: Style = .text) {
    put(symbol, times: 1, x: x, y: y, style: style)
  }

  /// Repeats a symbol along a row.
  package mutating func put(
    _ symbol: Symbol, times: Int, x: Int, y: Int, style: Style = .text
  ) {
    let columns = max(0, x)..<max(0, x, min(x + times, size.width))
    guard y >= 0, y < size.height, !columns.isEmpty else { return }
    clearHalves(from: columns.lowerBound, to: columns.upperBound, y: y)
    let cell = Cell(symbol.scalar, style: style)
    for column in columns { grid[x: column, y: y] = cell }
  }

  package mutating func horizontalLine(x: Int, y: Int, width: Int, style: Style = .frame) {
    put(symbols.horizontal, times: width, x: x, y: y, style: style)
  }

  package mutating func verticalLine(x: Int, y: Int, height: Int, style: Style = .frame) {
    for row in y..<y + max(0, height) { put(symbols.vertical, x: x, y: row, style: style) }
  }

  /// Draws a frame on the border of `area` and returns the area inside.
  @discardableResult
  package mutating func frame(_ area: Rect, style: Style = .frame) -> Rect {
    guard area.width >= 2, area.height >= 2 else { return area.inset(1) }
    let right = area.endX - 1
    let bottom = area.endY - 1
    horizontalLine(x: area.x, y: area.y, width: area.width, style: style)
    horizontalLine(x: area.x, y: bottom, width: area.width, style: style)
    verticalLine(x: area.x, y: area.y, height: area.height, style: style)
    verticalLine(x: right, y: area.y, height: area.height, style: style)
    put(symbols.topLeft, x: area.x, y: area.y, style: style)
    put(symbols.topRight, x: right, y: area.y, style: style)
    put(symbols.bottomLeft, x: area.x, y: bottom, style: style)
    put(symbols.bottomRight, x: right, y: bottom, style: style)
    return area.inset(1)
  }

  /// Marks an already drawn area as selected.
  package mutating func select(_ area: Rect, _ highlight: Highlight = .focused) {
    let area = area.intersection(bounds)
    for y in area.y..<area.y + area.height {
      for x in area.x..<area.endX { grid[x: x, y: y].style.highlight = highlight }
    }
  }

  /// Changes the role of an already drawn area; the selection stays.
  package mutating func restyle(_ area: Rect, role: Role) {
    let area = area.intersection(bounds)
    for y in area.y..<area.y + area.height {
      for x in area.x..<area.endX { grid[x: x, y: y].style.role = role }
    }
  }

  /// Draws two pixels in one cell; `nil` is transparent. In ASCII, a character represents their
  /// brightness.
  package mutating func putPixels(upper: RGB?, lower: RGB?, x: Int, y: Int) {
    guard bounds.contains(Point(x: x, y: y)) else { return }
    guard symbols.isUnicode else {
      let shade = Shade.character(upper: upper, lower: lower, isUnicode: false)
      return put(Symbol(unicodeScalarLiteral: shade), x: x, y: y)
    }
    clearHalves(from: x, to: x + 1, y: y)
    grid[x: x, y: y] = .pixels(upper: upper, lower: lower)
  }
}

/// Pictures.
extension Canvas {
  /// Lets the terminal draw a picture with its upper left corner at `x`, `y`, which may lie outside
  /// the area.
  package mutating func put(_ image: PixelImage, x: Int, y: Int, in area: Rect) {
    let seen = Rect(x: x, y: y, width: image.size.width, height: image.size.height)
      .intersection(area).intersection(bounds)
    guard !seen.isEmpty else { return }
    if !grid.images.contains(where: { $0.number == image.number }) { grid.images.append(image) }
    for row in seen.y..<seen.endY {
      clearHalves(from: seen.x, to: seen.endX, y: row)
      for column in seen.x..<seen.endX {
        grid[x: column, y: row] = .image(image.number, row: row - y, column: column - x)
      }
    }
  }

  /// Draws six pixels in one cell, in two colours; if `back` is `nil`, the background shows
  /// through.
  mutating func putSextant(_ sextant: Unicode.Scalar, front: RGB, back: RGB?, x: Int, y: Int) {
    guard bounds.contains(Point(x: x, y: y)) else { return }
    clearHalves(from: x, to: x + 1, y: y)
    grid[x: x, y: y] = .sextant(sextant, front: front, back: back)
  }
}
