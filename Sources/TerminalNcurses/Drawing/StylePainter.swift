internal import CNcurses
import PokedexTerminalUI

/// Converts styles and colours to ncurses' attributes and colour pairs.
@MainActor
final class StylePainter {
  private let theme: Theme
  private let depth: ColorDepth
  /// The paints of the styles used so far: a block of 256 for each highlight, indexed by role.
  private var paints = [Paint?](repeating: nil, count: 256 * Highlight.allCases.count)
  private var indices: [RGB: Int32] = [:]

  init(theme: Theme, depth: ColorDepth) {
    self.theme = theme
    self.depth = depth
  }

  var hasColors: Bool { depth > .mono }

  /// The paint of a style.
  struct Paint {
    /// A blank cell in that style.
    let template: cchar_t
    /// The background, -1 for the terminal's own; `nil` if a blank in this style shows more than
    /// its background, such as an underline.
    let background: Int32?
  }

  func paint(_ style: Style) -> Paint {
    let index = Int(style.role.rawValue) + 256 * Int(style.highlight.rawValue)
    if let known = paints[index] { return known }
    let made = makePaint(style)
    paints[index] = made
    return made
  }

  /// The paint of two pixels. An upper block has the upper pixel's colour as its foreground; where
  /// only the lower pixel is opaque, a lower block has its colour.
  func paint(upper: RGB?, lower: RGB?) -> Paint {
    let ground = depth < .twoFiftySix ? -1 : theme.ground.map(index) ?? -1
    guard let front = upper ?? lower else {
      return Paint(
        template: nc_template(0, pair(foreground: -1, background: ground)), background: ground)
    }
    let back = (upper == nil ? nil : lower).map(index) ?? ground
    let pair = pair(foreground: index(front), background: back)
    return Paint(template: nc_template(0, pair), background: back)
  }

  /// The paint of a part of a picture: the foreground is the picture's number. Where the picture is
  /// selected, the selection shows through.
  func paint(color: Int32?, _ highlight: Highlight) -> Paint {
    let selection = highlight == .none ? nil : paint(Style(.text, highlight: highlight)).background
    let ground = selection ?? theme.ground.map(index) ?? -1
    let pair = pair(foreground: color ?? -1, background: ground)
    return Paint(template: nc_template(0, pair), background: ground)
  }

  private func makePaint(_ style: Style) -> Paint {
    let appearance = depth < .twoFiftySix ? reversed(style) : theme.appearance(of: style)
    let isPlain = appearance.attributes.isDisjoint(with: [.underline, .reverse])
    let colors = appearance.paletteColors(depth: depth, on: theme.background)
    let wanted = appearance.attributes(depth: depth, on: theme.background)
    return Paint(
      template: nc_template(attributes(wanted), pair(colors)),
      background: isPlain ? Self.background(of: colors) : nil)
  }

  /// The appearance with few colours, which rarely include the selection's: reverse video is always
  /// visible. A selection without the focus is bold.
  private func reversed(_ style: Style) -> Appearance {
    var appearance = theme[style.role]
    switch style.highlight {
    case .none: break
    case .focused:
      guard depth == .mono || appearance.background == nil else { break }
      appearance.foreground = nil
      appearance.attributes.insert(.reverse)
    case .unfocused: appearance.attributes.insert(.bold)
    }
    return appearance
  }

  private func attributes(_ wanted: Appearance.Attributes) -> attr_t {
    let table: [(Appearance.Attributes, attr_t)] = [
      (.bold, NC_BOLD), (.dim, NC_DIM), (.italic, NC_ITALIC), (.underline, NC_UNDERLINE),
      (.reverse, NC_REVERSE),
    ]
    return table.reduce(0) { wanted.contains($1.0) ? $0 | $1.1 : $0 }
  }

  private func pair(_ colors: PaletteColors) -> Int32 {
    pair(
      foreground: colors.foreground.map(Int32.init) ?? -1, background: Self.background(of: colors))
  }

  private static func background(of colors: PaletteColors) -> Int32 {
    colors.background.map(Int32.init) ?? -1
  }

  /// The pair of two colours, -1 for the terminal's own.
  private func pair(foreground: Int32, background: Int32) -> Int32 {
    guard depth > .mono, foreground >= 0 || background >= 0 else { return 0 }
    return max(0, alloc_pair(foreground, background))
  }

  private func index(_ color: RGB) -> Int32 {
    if let known = indices[color] { return known }
    // Bounds the cache, as pictures may have any number of colours.
    if indices.count > 4096 { indices.removeAll() }
    let index = Int32(Palette.nearest(color, depth: depth) ?? -1)
    indices[color] = index
    return index
  }
}
