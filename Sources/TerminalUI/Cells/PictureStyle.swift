/// How pictures are drawn.
package enum PictureStyle: String, CaseIterable, Hashable, Sendable {
  /// By the terminal, in pixels, with the Unicode placeholders of Kitty's graphics protocol.
  case pixels
  /// With sextants, six pixels in two colours per cell.
  case sextants
  /// With half blocks, two pixels per cell.
  case blocks
  /// Not at all.
  case none
}

extension PictureStyle {
  /// Where only ASCII is drawn, half blocks become characters of their brightness.
  package func drawn(with symbols: Symbols) -> PictureStyle {
    symbols.isUnicode || self == .none ? self : .blocks
  }
}
