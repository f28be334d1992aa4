/// One cell of the screen: 16 bytes without padding or references, so that rows can be compared as
/// memory.
package struct Cell: Hashable, Sendable {
  /// The contents of a cell.
  package enum Kind: UInt16, Sendable {
    /// A character one column wide.
    case narrow
    /// A character two columns wide; the cell to the right is a `continuation`.
    case wide
    /// The right half of a wide character.
    case continuation
    /// Two pixels, one above the other, or six that have one of two colours: `first` and `second`
    /// hold the colours.
    case pixels
    /// A part of a picture that the terminal draws: `first` holds its row and column, `second` the
    /// number of the picture.
    case image
  }

  package let scalar: Unicode.Scalar
  /// The first combining mark, 0 when there is none; in a cell of pixels, the upper or front
  /// colour.
  let first: UInt32
  /// The second combining mark, 0 when there is none; in a cell of pixels, the lower or back
  /// colour.
  let second: UInt32
  package var style: Style
  /// The kind as two bytes, so that the cell has no padding.
  private let rawKind: UInt16

  init(
    _ scalar: Unicode.Scalar, first: UInt32 = 0, second: UInt32 = 0, style: Style,
    kind: Kind = .narrow
  ) {
    self.scalar = scalar
    self.first = first
    self.second = second
    self.style = style
    rawKind = kind.rawValue
  }

  package var kind: Kind { Kind(rawValue: rawKind) ?? .narrow }
  package var isContinuation: Bool { rawKind == Kind.continuation.rawValue }
  package var isPixels: Bool { rawKind == Kind.pixels.rawValue }
  package var isImage: Bool { rawKind == Kind.image.rawValue }
  var isWide: Bool { rawKind == Kind.wide.rawValue }

  package static let blank = Cell(" ", style: .text)

  /// Whether the cell shows only its background and underline.
  package var isBlank: Bool { scalar == " " && rawKind == Kind.narrow.rawValue && first == 0 }

  static func blank(_ style: Style) -> Cell { Cell(" ", style: style) }

  /// The character with its combining marks.
  package var text: String {
    var text = String.UnicodeScalarView()
    write(to: &text)
    return String(text)
  }

  func write(to text: inout String.UnicodeScalarView) {
    text.append(scalar)
    guard first != 0, !isPixels, !isImage else { return }
    for mark in [first, second] where mark != 0 {
      if let scalar = Unicode.Scalar(mark) { text.append(scalar) }
    }
  }

  /// The combining marks, 0 where there is none.
  package var combiningMarks: (first: UInt32, second: UInt32) {
    isPixels || isImage ? (0, 0) : (first, second)
  }

  /// The cell with one more combining mark; unchanged when it has two.
  func adding(combiningMark: Unicode.Scalar) -> Cell {
    guard second == 0 else { return self }
    return first == 0
      ? Cell(scalar, first: combiningMark.value, style: style, kind: kind)
      : Cell(scalar, first: first, second: combiningMark.value, style: style, kind: kind)
  }
}

/// Pictures that the terminal draws.
extension Cell {
  /// A part of a picture. Where the picture cannot be seen, as in tests, it is a shade.
  static func image(_ number: UInt32, row: Int, column: Int) -> Cell {
    let place = UInt32(clamping: row) << 16 | UInt32(clamping: column)
    return Cell("▒", first: place, second: number, style: .text, kind: .image)
  }

  /// The picture and the part of it in a cell of kind `image`.
  package var image: (number: UInt32, row: Int, column: Int) {
    (second, Int(first >> 16), Int(first & 0xFFFF))
  }
}

/// Pictures: a cell is two pixels, drawn with a half block, or six, drawn with a sextant.
extension Cell {
  /// A cell of two pixels; `nil` lets the background through.
  static func pixels(upper: RGB?, lower: RGB?) -> Cell {
    let scalar: Unicode.Scalar =
      switch (upper, lower) {
      case (nil, nil): " "
      case (nil, _?): "▄"
      default: "▀"
      }
    return Cell(
      scalar, first: packed(upper), second: packed(lower), style: .text, kind: .pixels)
  }

  /// The colours of a cell of kind `pixels`.
  package var pixels: (upper: RGB?, lower: RGB?) {
    (Self.unpacked(first), Self.unpacked(second))
  }

  /// A cell of six pixels in two colours.
  ///
  /// - Parameter sextant: the character whose set pixels have the front colour.
  static func sextant(_ sextant: Unicode.Scalar, front: RGB, back: RGB?) -> Cell {
    Cell(sextant, first: packed(front), second: packed(back), style: .text, kind: .pixels)
  }

  private static func packed(_ color: RGB?) -> UInt32 {
    guard let color else { return 0 }
    return 1 << 24 | UInt32(color.red) << 16 | UInt32(color.green) << 8 | UInt32(color.blue)
  }

  private static func unpacked(_ value: UInt32) -> RGB? { value == 0 ? nil : RGB(value) }
}
