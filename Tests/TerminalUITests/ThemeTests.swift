import Testing

@testable import PokedexTerminalUI

/// A theme on a dark or light terminal.
struct Look: Sendable, CustomTestStringConvertible {
  let name: ThemeName
  let background: Background

  var theme: Theme {
    Theme(name.swatches(on: background), extra: Self.badges)
  }

  /// Roles like the type badges: bold text on 108 background colours.
  static let badges: [(role: Role, appearance: Appearance)] = {
    let steps: [UInt8] = [0, 51, 102, 153, 204, 255]
    let colors = steps.flatMap { red in
      steps.flatMap { green in [0, 102, 204].map { RGB(red, green, $0) } }
    }
    return colors.enumerated().map { index, color in
      (Role(rawValue: UInt8(64 + index)), Appearance.badge(color, .bold))
    }
  }()

  var testDescription: String { "\(name) on \(background)" }

  static let all = ThemeName.allCases.flatMap { name in
    Background.allCases.map { Look(name: name, background: $0) }
      .filter { $0.theme.background == $0.background }
  }

  /// Common terminal backgrounds: those of xterm, of editors and of popular schemes.
  var grounds: [RGB] {
    background == .dark
      ? [.black, RGB(0x1E1E1E), RGB(0x282C34), RGB(0x002B36)]
      : [.white, RGB(0xFDF6E3), RGB(0xEEEEEE)]
  }
}

struct ThemeTests {
  private func styles(_ look: Look) -> [Style] {
    (Array(Role.letters.keys) + Look.badges.map(\.role))
      .flatMap { role in Highlight.allCases.map { Style(role, highlight: $0) } }
      .filter { look.theme[$0.role].isText }
  }

  @Test(arguments: Look.all) func `all text has a contrast of 4.5 to 1`(_ look: Look) {
    for style in styles(look) {
      let colors = look.theme.appearance(of: style).paletteColors(
        depth: .twoFiftySix, on: look.background)
      let grounds = colors.background.map { [Palette.xterm($0)] } ?? look.grounds
      guard let letters = colors.foreground else { continue }
      for ground in grounds {
        let contrast = Palette.xterm(letters).contrast(with: ground)
        #expect(contrast >= 4.5, "\(style): \(letters) on \(ground): \(contrast)")
      }
    }
  }

  @Test func `printed text has a contrast of 3.9 to 1 with both black and white`() {
    let theme = Theme(.anyGround)
    for role in Role.letters.keys {
      let colors = theme[role].paletteColors(depth: .twoFiftySix, on: .dark)
      guard let letters = colors.foreground else { continue }
      for ground in [RGB.black, .white] {
        let contrast = Palette.xterm(letters).contrast(with: ground)
        #expect(contrast >= 3.9, "\(role): \(letters) on \(ground): \(contrast)")
      }
    }
  }

  /// Text without a background colour is on the terminal's own, black or white. Selected text
  /// is skipped, as it is shown in reverse video.
  @Test(arguments: Look.all, [ColorDepth.eight, .sixteen])
  func `text in few colours is legible on the console and in xterm`(
    _ look: Look, _ depth: ColorDepth
  ) {
    for style in styles(look) where !style.isSelected {
      let colors = look.theme[style.role].paletteColors(depth: depth, on: look.background)
      guard let letters = colors.foreground else { continue }
      for palette in BasicColors.palettes {
        let isBright = depth == .eight && letters == 7 && palette == BasicColors.console
        let color = isBright && colors.background != nil ? .white : palette[letters]
        let own: RGB = look.background == .dark ? .black : .white
        let contrast = color.contrast(with: colors.background.map { palette[$0] } ?? own)
        #expect(contrast >= 4.5, "\(style): \(colors): \(contrast)")
      }
    }
  }

  @Test(arguments: Look.all, [ColorDepth.eight, .sixteen])
  func `bold text is legible where terminals show it brighter`(
    _ look: Look, _ depth: ColorDepth
  ) {
    for style in styles(look) where !style.isSelected {
      let appearance = look.theme[style.role]
      let colors = appearance.paletteColors(depth: depth, on: look.background)
      guard let letters = colors.foreground, letters < 8,
        appearance.attributes(depth: depth, on: look.background).contains(.bold)
      else { continue }
      for palette in BasicColors.palettes {
        let own: RGB = look.background == .dark ? .black : .white
        let contrast = palette[letters + 8].contrast(
          with: colors.background.map { palette[$0] } ?? own)
        #expect(contrast >= 4.5, "\(style): \(colors): \(contrast)")
      }
    }
  }

  @Test(arguments: Background.allCases, [ColorDepth.eight, .sixteen])
  func `good is never red among few colours`(
    _ background: Background, _ depth: ColorDepth
  ) throws {
    let swatches = (background == .dark ? ThemeName.dark : .light).swatches(on: background)
    let best = try #require(swatches.levels.last)
    for look in [Appearance(swatches.good), .shape(best)] {
      let letters = look.paletteColors(depth: depth, on: background).foreground
      #expect(letters.map { ![1, 5, 9, 13].contains($0) } ?? true, "\(look)")
    }
    let bar = Appearance.shape(best).paletteColors(depth: depth, on: background)
    #expect(bar.foreground == 2, "the best bars are green")
  }

  @Test(arguments: Background.allCases) func `the high-contrast theme has a contrast of 7 to 1`(
    _ background: Background
  ) {
    let look = Look(name: .contrast, background: background)
    for role in Role.letters.keys where look.theme[role].isText {
      guard let color = look.theme[role].foreground else { continue }
      let shown = Palette.xterm(Palette.nearest256(color))
      for ground in look.grounds { #expect(shown.contrast(with: ground) >= 7, "\(role)") }
    }
  }

  @Test(arguments: Look.all) func `the filled and unfilled parts of a bar differ`(_ look: Look) {
    let swatches = look.name.swatches(on: look.background)
    let rest = Palette.xterm(Palette.nearest256(swatches.barEmpty))
    for color in swatches.levels + [swatches.bar] {
      let shown = Palette.xterm(Palette.nearest256(color))
      #expect(shown.contrast(with: rest) >= 1.5, "\(color)")
    }
  }

  @Test(arguments: [ThemeName.protanopia, .deuteranopia, .tritanopia], Background.allCases)
  func `good, fair and bad differ for users with the colour blindness of the theme`(
    _ name: ThemeName, _ background: Background
  ) throws {
    let swatches = name.swatches(on: background)
    let eyes = try #require(Eyes(name))
    let told = [swatches.error, swatches.warning, swatches.good].map(eyes.seen)
    let ends = [swatches.levels[0], swatches.levels[7]].map(eyes.seen)
    for (one, other) in [
      (told[0], told[1]), (told[0], told[2]), (told[1], told[2]), (ends[0], ends[1]),
    ] {
      #expect(one.squaredDistance(to: other) >= 0.1 * 0.1)
    }
  }

  @Test func `the usual colours look alike to colour-blind users without their theme`()
    throws
  {
    let swatches = ThemeName.dark.swatches(on: .dark)
    let eyes = try #require(Eyes(.deuteranopia))
    #expect(eyes.seen(swatches.error).squaredDistance(to: eyes.seen(swatches.good)) < 0.1 * 0.1)
  }
}

/// Colours as seen without one kind of cones: Machado, Oliveira and Fernandes, "A
/// Physiologically-based Model for Simulation of Color Vision Deficiency" (2009), severity 1.
private struct Eyes {
  private let rows: [[Double]]

  init?(_ theme: ThemeName) {
    switch theme {
    case .protanopia:
      rows = [
        [0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216],
        [-0.003882, -0.048116, 1.051998],
      ]
    case .deuteranopia:
      rows = [
        [0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413],
        [-0.011820, 0.042940, 0.968881],
      ]
    case .tritanopia:
      rows = [
        [1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602],
        [0.004733, 0.691367, 0.303900],
      ]
    default: return nil
    }
  }

  /// A colour as these eyes see it.
  func seen(_ color: RGB) -> OKLab {
    let light = LinearRGB(Palette.xterm(Palette.nearest256(color)))
    let channels = rows.map { row in
      let sum = row[0] * light.red + row[1] * light.green + row[2] * light.blue
      return LinearRGB.channel(min(1, max(0, sum)))
    }
    return OKLab(RGB(channels[0], channels[1], channels[2]))
  }
}

struct BackgroundTests {
  @Test(arguments: [
    ("15;0", Background.dark), ("0;15", .light), ("0;7", .light), ("12;8", .dark),
    ("0;default;15", .light), ("15;default", nil), ("", nil), ("0;99", nil),
  ])
  func `COLORFGBG gives the background`(_ text: String, _ background: Background?) {
    #expect(Background(colors: text) == background)
  }
}
