import PokedexDomain
import PokedexScreens
import PokedexTerminalUI

/// Styles printed text with ECMA-48 escape sequences, which all colour terminals understand.
struct ANSIStyle {
  private let theme: Theme
  private let depth: ColorDepth
  /// Whether to write attributes such as bold, and colours if there are any.
  let isOn: Bool
  /// The types by their names.
  private let types: [String: ID<PokemonType>]

  private static let plain = "\u{1B}[0m"

  /// - Parameters:
  ///   - depth: the colours to use.
  ///   - hasAttributes: whether the output understands attributes, even if it has no colours.
  init(_ theme: Theme, depth: ColorDepth, hasAttributes: Bool) {
    self.theme = theme
    self.depth = depth
    isOn = depth > .mono || hasAttributes
    types = Dictionary(
      (ID<PokemonType>.standard + ID.special).map { ($0.name, $0) },
      uniquingKeysWith: { first, _ in first })
  }

  var hasColors: Bool { depth > .mono }

  // MARK: Texts

  func heading(_ line: String) -> String { isOn ? "\u{1B}[1m\(line)\(Self.plain)" : line }

  func styled(_ text: String, _ role: Role) -> String {
    let codes = codes(of: role)
    return codes.isEmpty ? text : "\u{1B}[\(codes)m\(text)\(Self.plain)"
  }

  /// Colours each full name of a type in a text such as `Dragon/Ground` or `Ice, Dragon`.
  func badges(_ text: DrawableText) -> String {
    guard hasColors else { return text.string }
    var result = ""
    var word = ""
    for character in text.string + "/" {
      if "/, ".contains(character) {
        result += types[word].map { styled(word, .type($0)) } ?? word
        result.append(character)
        word = ""
      } else {
        word.append(character)
      }
    }
    return String(result.dropLast())
  }

  // MARK: Frames

  /// The rows of a frame, without trailing spaces.
  func lines(of grid: Grid) -> [String] {
    (0..<grid.size.height).map { isOn ? line(grid.row($0)) : grid.rowText($0) }
  }

  private func line(_ row: ArraySlice<Cell>) -> String {
    var text = ""
    var role = Role.text
    let end = row.lastIndex { !isBlank($0) }.map { $0 + 1 } ?? row.startIndex
    for cell in row[row.startIndex..<end] where cell.kind != .continuation {
      // Within a role, spaces keep it: switching it off and on again would change nothing visible.
      let wanted = isBlank(cell) ? (showsInBlanks(role) ? .text : role) : cell.style.role
      text += change(from: role, to: wanted) + cell.text
      role = wanted
    }
    return text + change(from: role, to: .text)
  }

  private func change(from old: Role, to new: Role) -> String {
    let (before, after) = (codes(of: old), codes(of: new))
    guard before != after else { return "" }
    return (before.isEmpty ? "" : Self.plain) + (after.isEmpty ? "" : "\u{1B}[\(after)m")
  }

  /// Whether a cell looks like an unstyled space.
  private func isBlank(_ cell: Cell) -> Bool { cell.isBlank && !showsInBlanks(cell.style.role) }

  private func showsInBlanks(_ role: Role) -> Bool {
    let look = theme[role]
    return hasColors && look.background != nil || look.attributes.contains(.underline)
  }

  // MARK: Codes

  /// The codes of a role, separated by semicolons.
  private func codes(of role: Role) -> String {
    guard isOn else { return "" }
    let look = theme[role]
    let colors = look.paletteColors(depth: depth, on: theme.background)
    let attributes = look.attributes(depth: depth, on: theme.background)
    let names: [(Appearance.Attributes, String)] = [
      (.bold, "1"), (.dim, "2"), (.italic, "3"), (.underline, "4"), (.reverse, "7"),
    ]
    let codes =
      names.filter { attributes.contains($0.0) }.map(\.1)
      + [
        colors.foreground.map { Self.code($0, 30, 38) },
        colors.background.map { Self.code($0, 40, 48) },
      ].compactMap { $0 }
    return codes.joined(separator: ";")
  }

  /// The escape code of a palette colour; the first sixteen colours have their own codes.
  private static func code(_ color: Int, _ first: Int, _ extended: Int) -> String {
    switch color {
    case 0..<8: "\(first + color)"
    case 8..<16: "\(first + 60 + color - 8)"
    default: "\(extended);5;\(color)"
    }
  }
}
