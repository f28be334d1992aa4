/// Foreground and background as numbers of the palette; `nil` is the terminal's own colour.
package struct PaletteColors: Hashable, Sendable {
  package let foreground: Int?
  package let background: Int?

  init(foreground: Int?, background: Int? = nil) {
    self.foreground = foreground
    self.background = background
  }
}

/// The colours of a badge where a terminal has 8 or 16, chosen by hand: of eight, eleven pairs are legible, and
/// the nearest ones of many badges are the same.
package struct FewColors: Hashable, Sendable {
  let eight: PaletteColors
  /// Whether the text is underlined in eight colours, to differ from another badge of the same pair.
  let isUnderlined: Bool
  let sixteen: PaletteColors

  /// - Parameters:
  ///   - eight: the numbers of text and ground, 0…7.
  ///   - sixteen: the same, 0…15.
  package init(_ eight: (Int, Int), underlined: Bool = false, _ sixteen: (Int, Int)) {
    self.eight = PaletteColors(foreground: eight.0, background: eight.1)
    isUnderlined = underlined
    self.sixteen = PaletteColors(foreground: sixteen.0, background: sixteen.1)
  }
}

extension Appearance {
  /// The nearest legible colours of the palette: legible on the appearance's own background, or on
  /// the terminal's. Lines and bars may have any visible colour.
  package func paletteColors(depth: ColorDepth, on background: Background) -> PaletteColors {
    guard depth > .mono else { return PaletteColors(foreground: nil) }
    if let few, depth < .twoFiftySix { return depth == .eight ? few.eight : few.sixteen }
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
    let attributes =
      depth == .eight && few?.isUnderlined == true ? attributes.union(.underline) : attributes
    guard attributes.contains(.bold), let letters = colors.foreground, letters < 8,
      !BasicColors.isReadable(letters + 8, on: colors.background ?? (background == .dark ? 0 : 15))
    else { return attributes }
    return attributes.subtracting(.bold)
  }

  private func paletteColors(on ground: RGB, _ depth: ColorDepth, _ background: Background)
    -> PaletteColors
  {
    guard depth < .twoFiftySix else {
      let index = Palette.nearest256(ground)
      let shown = Palette.xterm(index)
      let wanted = foreground ?? shown.textColor
      let isReadable = Palette.xterm(Palette.nearest256(wanted)).contrast(with: shown) >= 4.5
      return PaletteColors(
        foreground: Palette.nearest256(isReadable || !isText ? wanted : shown.textColor),
        background: index)
    }
    let basic = BasicColors(depth)
    let nearest = Palette.nearest(ground, depth: depth, among: basic.all)
    if depth == .eight, let nearest, basic.textColor(on: nearest) == nil,
      basic.readable(on: background).contains(nearest)
    {
      return PaletteColors(foreground: nearest)
    }
    let index = Palette.nearest(ground, depth: depth, among: basic.backgrounds)
    return PaletteColors(foreground: index.flatMap(basic.textColor), background: index)
  }
}
