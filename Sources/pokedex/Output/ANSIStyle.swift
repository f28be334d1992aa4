import PokedexDomain
import PokedexScreens
import PokedexTerminalUI

/// Styles printed text with ECMA-48 escape sequences, which all colour terminals understand.
struct ANSIStyle {
  private let theme: Theme
  private let depth: ColorDepth
  /// Whether to write attributes such as bold, and colours if there are any.
  let isOn: Bool

  /// - Parameters:
  ///   - depth: the colours to use.
  ///   - hasAttributes: whether the output understands attributes, even if it has no colours.
  init(_ theme: Theme, depth: ColorDepth, hasAttributes: Bool) {
    self.theme = theme
    self.depth = depth
    isOn = depth > .mono || hasAttributes
  }

  var hasColors: Bool { depth > .mono }

  // MARK: Texts

  func heading(_ line: PrintedLine) -> PrintedLine { isOn ? line.styled([1]) : line }

  func styled(_ text: DrawableText, _ role: Role) -> PrintedLine {
    PrintedLine(text).styled(codes(of: role))
  }

  /// Colours the names of types in the text of a cell that has them; a name that is cut is plain.
  func badges(_ types: [Named<PokemonType>], in text: DrawableText) -> PrintedLine {
    var line = PrintedLine()
    var rest = text.string[...]
    for type in types {
      guard let name = rest.range(of: type.name) else { break }
      line += DrawableText(String(rest[..<name.lowerBound]))
      line += styled(DrawableText(type.name), .type(type.id))
      rest = rest[name.upperBound...]
    }
    line += DrawableText(String(rest))
    return line
  }

  // MARK: Frames

  /// The rows of a frame, without trailing spaces.
  func lines(of grid: Grid) -> [PrintedLine] {
    (0..<grid.size.height).map { line(grid.row($0)) }
  }

  private func line(_ row: ArraySlice<Cell>) -> PrintedLine {
    var line = PrintedLine()
    var role = Role.text
    let end = row.lastIndex { !isBlank($0) }.map { $0 + 1 } ?? row.startIndex
    for cell in row[row.startIndex..<end] where cell.kind != .continuation {
      // Within a role, spaces keep it: switching it off and on again would change nothing visible.
      let wanted = isBlank(cell) ? (showsInBlanks(role) ? .text : role) : cell.style.role
      change(&line, from: role, to: wanted)
      line += cell
      role = wanted
    }
    change(&line, from: role, to: .text)
    return line
  }

  private func change(_ line: inout PrintedLine, from old: Role, to new: Role) {
    let (before, after) = (codes(of: old), codes(of: new))
    guard before != after else { return }
    if !before.isEmpty { line.select(PrintedLine.plain) }
    line.select(after)
  }

  /// Whether a cell looks like an unstyled space.
  private func isBlank(_ cell: Cell) -> Bool { cell.isBlank && !showsInBlanks(cell.style.role) }

  private func showsInBlanks(_ role: Role) -> Bool {
    let look = theme[role]
    return hasColors && look.background != nil || isOn && look.attributes.contains(.underline)
  }

  // MARK: Codes

  /// The codes of a role.
  private func codes(of role: Role) -> [Int] {
    guard isOn else { return [] }
    let look = theme[role]
    let colors = look.paletteColors(depth: depth, on: theme.background)
    let attributes = look.attributes(depth: depth, on: theme.background)
    let names: [(Appearance.Attributes, Int)] = [
      (.bold, 1), (.dim, 2), (.italic, 3), (.underline, 4), (.reverse, 7),
    ]
    return names.filter { attributes.contains($0.0) }.map(\.1)
      + (colors.foreground.map { Self.codes($0, 30, 38) } ?? [])
      + (colors.background.map { Self.codes($0, 40, 48) } ?? [])
  }

  /// The codes of a palette colour; the first sixteen colours have their own.
  private static func codes(_ color: Int, _ first: Int, _ extended: Int) -> [Int] {
    switch color {
    case 0..<8: [first + color]
    case 8..<16: [first + 60 + color - 8]
    default: [extended, 5, color]
    }
  }
}
