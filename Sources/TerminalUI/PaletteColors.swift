/// The colours of the palette in which text is drawn; none stands for the terminal's own.
package struct PaletteColors: Hashable, Sendable {
  package let foreground: Int?
  package let background: Int?

  init(foreground: Int?, background: Int? = nil) {
    self.foreground = foreground
    self.background = background
  }
}

extension Appearance {
  /// The colours of the palette that come nearest to it, and can be read: what stands on a ground of
  /// its own on that, everything else on the terminal's own. Lines and bars may be any colour that
  /// is seen.
  package func paletteColors(depth: ColorDepth, on background: Background) -> PaletteColors {
    guard depth > .mono else { return PaletteColors(foreground: nil) }
    if let ground = self.background { return paletteColors(on: ground, depth, background) }
    guard let color = foreground else { return PaletteColors(foreground: nil) }
    guard depth < .twoFiftySix else { return PaletteColors(foreground: Palette.nearest256(color)) }
    let seen =
      isText
      ? BasicColors(depth).readable(on: background)
      : BasicColors(depth).all.filter { !BasicColors.isHidden($0, on: background) }
    let letters = Palette.nearest(color, depth: depth, among: seen, isShape: !isText)
    // Black on a light ground is the terminal's own colour, which stays as it is when it is bold.
    return PaletteColors(foreground: isText && background == .light && letters == 0 ? nil : letters)
  }

  /// What is done to the letters. Terminals show bold ones of the first eight colours as bright
  /// ones, and so black as grey: they are not bold where that could not be read.
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

/// The eight or sixteen colours that a terminal has at least. What they look like differs: they are
/// judged by how the PC console and xterm show them.
struct BasicColors {
  private let depth: ColorDepth

  init(_ depth: ColorDepth) {
    self.depth = depth
  }

  var all: [Int] { Array(0..<min(16, depth.rawValue)) }

  /// In which letters can be read on the terminal's own ground.
  func readable(on background: Background) -> [Int] {
    let ground: RGB = background == .dark ? .black : .white
    return all.filter { letters in
      Self.palettes.allSatisfy { $0[letters].contrast(with: ground) >= 4.5 }
    }
  }

  /// On which letters can be read, in black or white.
  var backgrounds: [Int] { all.filter { textColor(on: $0) != nil } }

  /// Black or white, where one of them can be read on that ground in both palettes.
  func textColor(on ground: Int) -> Int? {
    [0, depth == .eight ? 7 : 15].first { letters in
      Self.palettes.allSatisfy { palette in
        displayed(letters, in: palette).contrast(with: palette[ground]) >= 4.5
      }
    }
  }

  /// What stands on a ground is bold, which the PC console shows as bright.
  private func displayed(_ letters: Int, in palette: [RGB]) -> RGB {
    letters == 7 && palette == Self.console ? .white : palette[letters]
  }

  static func isReadable(_ letters: Int, on ground: Int) -> Bool {
    palettes.allSatisfy { $0[letters].contrast(with: $0[ground]) >= 4.5 }
  }

  /// Black on a dark ground, and white on a light one.
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
