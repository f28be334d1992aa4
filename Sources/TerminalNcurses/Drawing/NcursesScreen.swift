internal import CNcurses
import Glibc
import PokedexTerminalUI

/// The screen while the program uses it: from `init` until `leave`. There is one at a time.
@MainActor
final class NcursesScreen {
  private let buffer: FrameBuffer
  private var settings: LineSettings
  private let description: TerminalDescription
  private var modes: TerminalModes
  /// Whether the terminal's cursor is visible at the focus.
  private let showsCursor: Bool
  private let repertoire = TerminalLocale.isUTF8 ? Repertoire.unicode : .ascii
  private let isConsole: Bool
  private var painter: StylePainter
  private let depth: ColorDepth
  /// Whether pixels are drawn in true colour.
  private let showsTrueColor: Bool
  /// Whether all output of ncurses was sent, so that its idea of the terminal's contents is
  /// correct.
  private var isInSync = true
  /// Whether pictures can be sent as pixels. The colour of a placeholder is the number of its
  /// picture, which takes 256 colours.
  var mayShowPixels: Bool { depth == .twoFiftySix && repertoire == .unicode }
  private var uploads: PixelUploads
  /// Whether the program has the terminal. Giving it back twice would lose the title that was saved.
  private var isTaken = true
  /// The last frame that was sent.
  private var shown: Grid?

  /// - Parameter depth: the maximum number of colours to use; the terminal may have fewer.
  init(
    description: TerminalDescription, output: Int32, window: Window, theme: Theme,
    depth: ColorDepth,
    showsTrueColor: Bool, showsCursor: Bool, modes: TerminalModes, uploads: PixelUploads
  ) throws(TerminalError) {
    self.description = description
    isConsole = description.isConsole
    (self.showsCursor, self.modes, self.uploads) = (showsCursor, modes, uploads)
    settings = LineSettings(of: output)
    buffer = FrameBuffer(terminal: output)
    guard buffer.channel >= 0, Self.begin(description.name, buffer.channel, window) else {
      throw .notUsable(name: description.name)
    }
    buffer.begin()
    let depth = Self.startColor(depth)
    self.depth = depth
    painter = StylePainter(theme: theme, depth: depth)
    self.showsTrueColor = showsTrueColor && depth == .twoFiftySix && TerminalLocale.isUTF8
    makeRaw()
    // Tells ncurses that the terminal device passes line feeds unchanged.
    nonl()
    // Otherwise ncurses would check the keyboard while it draws, and stop drawing for a key.
    typeahead(-1)
    curs_set(0)
    leaveOnce()
    resize(window)
    send(modes.on)
  }

  private static func begin(_ name: String, _ channel: Int32, _ window: Window) -> Bool {
    let size = window.ncursesSize
    return nc_newterm(name, channel, Int32(size.height), Int32(size.width)) != nil
  }

  /// Leaves the screen once at launch, without sending anything: until then, ncurses flushes its
  /// output after each move of the cursor.
  private func leaveOnce() {
    endwin()
    buffer.drop()
    doupdate()
  }

  private static func startColor(_ wanted: ColorDepth) -> ColorDepth {
    guard wanted > .mono, start_color() == OK, use_default_colors() == OK else { return .mono }
    let available = Int(nc_colors())
    return ColorDepth.allCases.last { $0.rawValue <= available && $0 <= wanted } ?? .mono
  }

  /// Whether the terminal is gone.
  var isLost: Bool { buffer.isLost }

  /// Restores the terminal; `resume` takes it again.
  func leave() {
    guard isTaken else { return }
    isTaken = false
    // Before the screen changes: tmux drops what it should pass through while it redraws.
    send(uploads.removal())
    endwin()
    // Once, whatever was lost: a second time would restore an older title than the saved one.
    let isLeft = send(modes.off) || buffer.hasSent(description.leaving)
    if !isInSync { send(isLeft ? description.plain : description.reset) }
    isInSync = true
    settings.restore()
    shown = nil
  }

  /// Restores the screen, but not the device's settings, which belong to another job now.
  func leaveToForegroundJob() {
    guard isTaken else { return }
    isTaken = false
    send(uploads.removal() + modes.off + description.reset)
  }

  /// Takes the terminal again after a stop or a command; after a SIGSTOP it was not given back.
  func resume(_ window: Window) {
    leave()
    isTaken = true
    makeRaw()
    enter()
    resize(window)
    send(modes.on)
  }

  /// Enters the alternate screen, which stays empty until the first frame: the questions come before
  /// it, and must not stay on the screen of the shell.
  private func enter() {
    werase(nc_stdscr())
    wnoutrefresh(nc_stdscr())
    doupdate()
  }

  private func makeRaw() { settings.makeRaw(keepsFlowControl: description.usesFlowControl) }

  func restoreLine() { settings.restore() }

  func adoptLine() { settings.adopt() }

  /// Redraws everything in the colours of another theme.
  func setTheme(_ theme: Theme) {
    painter = StylePainter(theme: theme, depth: depth)
    forget()
  }

  /// Gives the mouse to the program or to the terminal.
  func use(_ modes: TerminalModes) {
    self.modes = modes
    send(modes.mouseOnly)
  }

  /// Adapts to a new size of the window; the terminal may have moved any text.
  func resize(_ window: Window) {
    let (height, width) = (Int32(window.ncursesSize.height), Int32(window.ncursesSize.width))
    // ncurses grows in both directions before it shrinks. From a wide window to a tall one, it would
    // allocate one that is both wide and tall.
    resize_term(min(height, getmaxy(nc_stdscr())), min(width, getmaxx(nc_stdscr())))
    resize_term(height, width)
    // Characters pushed to the right would appear outside the drawn part.
    idcok(nc_stdscr(), !window.isClipped)
    forget()
  }

  /// Causes the next frame to be sent in full.
  func forget() {
    shown = nil
    clearok(nc_stdscr(), true)
  }

  /// Causes the next frame to be sent in full with its pictures, which the terminal may have lost:
  /// tmux may have been attached to another terminal.
  func resend() {
    send(uploads.removal())
    forget()
  }

  /// Sends the difference from the previous frame.
  func present(_ grid: Grid) {
    let old = shown?.size == grid.size ? shown : nil
    let rows = min(grid.size.height, Int(getmaxy(nc_stdscr())))
    let uploaded = uploads.uploads(for: grid.images)
    var pixels: [UInt8] = []
    for y in 0..<rows {
      let columns = grid.changedColumns(y, since: old)
      guard !columns.isEmpty else { continue }
      put(grid.row(y), columns, y: y)
      // ncurses may rewrite any part of a row with a change.
      if showsTrueColor { pixels += TrueColorPixels(grid).bytes(of: y) }
    }
    moveCursor(grid, old: old)
    shown = grid
    wnoutrefresh(nc_stdscr())
    doupdate()
    send(
      uploaded
        + (pixels.isEmpty ? [] : TrueColorPixels.start + pixels + TrueColorPixels.end))
  }

  /// Sends the output of ncurses, followed by the program's own bytes. If output of ncurses was lost,
  /// the next frame is sent in full.
  ///
  /// - Returns: false when output of ncurses was lost.
  @discardableResult func send(_ bytes: [UInt8]) -> Bool {
    guard !buffer.send(followedBy: bytes) else { return true }
    isInSync = false
    forget()
    return false
  }

  /// Passes a part of a row to ncurses in one call.
  private func put(_ row: ArraySlice<Cell>, _ columns: Range<Int>, y: Int) {
    let cells = row[row.startIndex + columns.lowerBound..<row.startIndex + columns.upperBound]
    withUnsafeTemporaryAllocation(of: cchar_t.self, capacity: cells.count) { line in
      guard let start = line.baseAddress else { return }
      let count = encode(cells, into: start)
      mvwadd_wchnstr(nc_stdscr(), Int32(y), Int32(columns.lowerBound), start, Int32(count))
    }
  }

  /// Writes the characters of a row and returns their number; wide ones take two cells.
  private func encode(_ row: ArraySlice<Cell>, into line: UnsafeMutablePointer<cchar_t>) -> Int {
    var count = 0
    var style = Self.firstStyle(of: row)
    var paint = painter.paint(style ?? .text)
    for cell in row {
      guard !cell.isContinuation || repertoire == .ascii else { continue }
      if cell.isPixels {
        paint =
          showsTrueColor
          ? painter.paint(.text) : painter.paint(upper: cell.pixels.upper, lower: cell.pixels.lower)
        style = nil
      } else if cell.isImage {
        paint = painter.paint(
          color: uploads.color(of: cell.image.number), cell.style.highlight)
        style = nil
      } else if cell.style != style {
        let own = painter.paint(cell.style)
        // A blank is painted like the text beside it where that looks the same: a change of colours
        // costs more bytes and time than the blank itself.
        if !cell.isBlank || own.background == nil || own.background != paint.background {
          paint = own
          style = cell.style
        }
      }
      set(line + count, to: cell, in: paint.template)
      count += 1
    }
    return count
  }

  /// The style of the first cell that is not blank. This is a function because a closure of the
  /// main actor would check its executor in each row.
  private nonisolated static func firstStyle(of row: ArraySlice<Cell>) -> Style? {
    row.first { !$0.isBlank }?.style
  }

  private func set(
    _ target: UnsafeMutablePointer<cchar_t>, to cell: Cell, in template: cchar_t
  ) {
    let scalar = cell.isImage ? PixelUploads.placeholder : scalar(of: cell)
    let marks = repertoire.keepsMarks(on: cell.scalar) ? marks(of: cell) : (first: 0, second: 0)
    nc_set_cell(
      target, template, wchar_t(bitPattern: scalar.value),
      wchar_t(bitPattern: marks.first), wchar_t(bitPattern: marks.second))
  }

  private func marks(of cell: Cell) -> (first: UInt32, second: UInt32) {
    guard cell.isImage else { return cell.combiningMarks }
    return PixelUploads.marks(row: cell.image.row, column: cell.image.column)
  }

  /// The character of a cell; without colours, pixels are shaded by their brightness.
  private func scalar(of cell: Cell) -> Unicode.Scalar {
    let isUnicode = repertoire == .unicode
    if cell.isPixels, !painter.hasColors {
      let (upper, lower) = cell.pixels
      return Shade.character(upper: upper, lower: lower, isUnicode: isUnicode)
    }
    guard isUnicode else { return repertoire.shown(cell.scalar) }
    return isConsole ? Self.consoleScalars[cell.scalar] ?? cell.scalar : cell.scalar
  }

  /// Replacements on the console of Linux. There, `♀` and `♂` take no column, so that the rest of
  /// the row moves to the left: since Linux 6.16 they count as parts of emoji
  /// (`ucs_width_table.h`). The console's fonts of 256 characters have full and shaded blocks, but
  /// no blocks of these heights.
  private nonisolated static let consoleScalars: [Unicode.Scalar: Unicode.Scalar] = [
    "♀": "F", "♂": "M", "▆": "█", "▁": "░",
  ]

  private func moveCursor(_ grid: Grid, old: Grid?) {
    if let point = grid.cursor ?? grid.focus {
      wmove(nc_stdscr(), Int32(point.y), Int32(point.x))
    }
    let isVisible = isCursorSeen(in: grid)
    if old.map(isCursorSeen) != isVisible { curs_set(isVisible ? 1 : 0) }
  }

  private func isCursorSeen(in grid: Grid) -> Bool {
    grid.cursor != nil || showsCursor && grid.focus != nil
  }
}
