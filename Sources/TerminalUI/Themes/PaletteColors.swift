/// Foreground and background as numbers of the palette; `nil` is the terminal's own colour.
package struct PaletteColors: Hashable, Sendable {
  package let foreground: Int?
  package let background: Int?

  init(foreground: Int?, background: Int? = nil) {
    self.foreground = foreground
    self.background = background
  }
}

extension Appearance {
  /// The nearest legible colours of the palette: legible on the appearance's own background, or on
  /// the terminal's. Lines and bars may have any visible colour.
  package func paletteColors(depth: ColorDepth, on background: Background) -> PaletteColors {
    guard depth > .mono else { return PaletteColors(foreground: nil) }
    if let ground = self.background { return paletteColors(on: ground, depth, background) }
    guard let color = foreground else { return PaletteColors(foreground: nil) }
    guard depth < .twoFiftySix else { return PaletteColors(foreground: Palette.nearest256(color)) }
    let candidates =
      isText
      ? BasicColors(depth).readable(on: background)
      : BasicColors(depth).all.filter { !BasicColors.isHidden($0, on: background) }
    let index = Palette.nearest(color, depth: depth, among: candidates, isShape: !isText)
    // Black on a light background is the terminal's own colour, which bold does not change.
    return PaletteColors(foreground: isText && background == .light && index == 0 ? nil : index)
  }

  /// The attributes of the text. Terminals show the first eight colours brighter in bold, and so
  /// black as grey: where that would be illegible, bold is left out.
  package func attributes(depth: ColorDepth, on background: Background) -> Attributes {
    let colors = paletteColors(depth: depth, on: background)
    guard attributes.contains(.bold), let letters = colors.foreground, letters < 8,
      !BasicColors.isReadable(letters + 8, on: colors.background ?? (background == .dark ? 0 : 15))
    else { return attributes }
    return attributes.subtracting(.bold)
  }

  private func paletteColors(on ground: RGB, _ depth: ColorDepth, _ background: Background)
    -> PaletteColors
  {
    guard depth < .twoFiftySix else {
      let place = Palette.nearest256(ground)
      let shown = Palette.xterm(place)
      let wanted = foreground ?? shown.textColor
      let isReadable = Palette.xterm(Palette.nearest256(wanted)).contrast(with: shown) >= 4.5
      return PaletteColors(
        foreground: Palette.nearest256(isReadable ? wanted : shown.textColor), background: place)
    }
    let basic = BasicColors(depth)
    let nearest = Palette.nearest(ground, depth: depth, among: basic.all)
    if depth == .eight, let nearest, basic.textColor(on: nearest) == nil,
      basic.readable(on: background).contains(nearest)
    {
      return PaletteColors(foreground: nearest)
    }
    let place = Palette.nearest(ground, depth: depth, among: basic.backgrounds)
    return PaletteColors(foreground: place.flatMap(basic.textColor), background: place)
  }
}

/// The eight or sixteen basic colours of a terminal. Terminals differ in them, so that contrasts are
/// computed for the palettes of both the PC console and xterm.
struct BasicColors {
  private let depth: ColorDepth

  init(_ depth: ColorDepth) {
    self.depth = depth
  }

  var all: [Int] { Array(0..<min(16, depth.rawValue)) }

  /// The foregrounds that are legible on the terminal's own background.
  func readable(on background: Background) -> [Int] {
    let ground: RGB = background == .dark ? .black : .white
    return all.filter { letters in
      Self.palettes.allSatisfy { $0[letters].contrast(with: ground) >= 4.5 }
    }
  }

  /// The backgrounds on which black or white is legible.
  var backgrounds: [Int] { all.filter { textColor(on: $0) != nil } }

  /// Black or white, the one that is legible on a background in both palettes; `nil` for neither.
  func textColor(on ground: Int) -> Int? {
    [0, depth == .eight ? 7 : 15].first { letters in
      Self.palettes.allSatisfy { palette in
        displayed(letters, in: palette).contrast(with: palette[ground]) >= 4.5
      }
    }
  }

  /// Text on a background of its own is bold, which the PC console shows as bright.
  private func displayed(_ letters: Int, in palette: [RGB]) -> RGB {
    letters == 7 && palette == Self.console ? .white : palette[letters]
  }

  static func isReadable(_ letters: Int, on ground: Int) -> Bool {
    palettes.allSatisfy { $0[letters].contrast(with: $0[ground]) >= 4.5 }
  }

  /// Black on a dark background, and white on a light one.
  static func isHidden(_ color: Int, on background: Background) -> Bool {
    background == .dark ? color == 0 : [7, 15].contains(color)
  }

  static let console: [RGB] = [
    0x00_0000, 0xAA_0000, 0x00_AA00, 0xAA_5500, 0x00_00AA, 0xAA_00AA, 0x00_AAAA, 0xAA_AAAA,
    0x55_5555, 0xFF_5555, 0x55_FF55, 0xFF_FF55, 0x55_55FF, 0xFF_55FF, 0x55_FFFF, 0xFF_FFFF,
  ].map { RGB($0) }

  static let xterm: [RGB] = [
    0x00_0000, 0xCD_0000, 0x00_CD00, 0xCD_CD00, 0x00_00EE, 0xCD_00CD, 0x00_CDCD, 0xE5_E5E5,
    0x7F_7F7F, 0xFF_0000, 0x00_FF00, 0xFF_FF00, 0x5C_5CFF, 0xFF_00FF, 0x00_FFFF, 0xFF_FFFF,
  ].map { RGB($0) }

  static let palettes = [console, xterm]
}
