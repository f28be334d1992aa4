/// The eight or sixteen basic colours of a terminal. They differ between terminals, so contrasts
/// are computed for the palettes of both the PC console and xterm.
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

  /// Black or white, whichever is legible on a background in both palettes; `nil` if neither is.
  func textColor(on ground: Int) -> Int? {
    [0, depth == .eight ? 7 : 15].first { letters in
      Self.palettes.allSatisfy { palette in
        displayed(letters, in: palette).contrast(with: palette[ground]) >= 4.5
      }
    }
  }

  /// The colour that a terminal shows: text on a background of its own is bold, and the PC console
  /// shows bold white as bright white.
  private func displayed(_ letters: Int, in palette: [RGB]) -> RGB {
    letters == 7 && palette == Self.console ? .white : palette[letters]
  }

  static func isReadable(_ letters: Int, on ground: Int) -> Bool {
    palettes.allSatisfy { $0[letters].contrast(with: $0[ground]) >= 4.5 }
  }

  /// Whether a colour is invisible on a background: black on a dark one, white on a light one.
  static func isHidden(_ color: Int, on background: Background) -> Bool {
    background == .dark ? color == 0 : [7, 15].contains(color)
  }

  static let console = Palette.console

  static let xterm: [RGB] = [
    0x00_0000, 0xCD_0000, 0x00_CD00, 0xCD_CD00, 0x00_00EE, 0xCD_00CD, 0x00_CDCD, 0xE5_E5E5,
    0x7F_7F7F, 0xFF_0000, 0x00_FF00, 0xFF_FF00, 0x5C_5CFF, 0xFF_00FF, 0x00_FFFF, 0xFF_FFFF,
  ].map { RGB($0) }

  static let palettes = [console, xterm]
}
