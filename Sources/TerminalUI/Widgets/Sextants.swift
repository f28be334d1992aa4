/// A picture drawn with sextants, six pixels per cell in the two colours that fit them best.
package struct Sextants: Hashable, Sendable {
  /// Two columns and three rows of pixels for each cell.
  private let picture: Picture

  /// - Parameters:
  ///   - picture: the picture in full size.
  ///   - size: in cells.
  package init(_ picture: Picture, size: Size) {
    let isEmpty = picture.width == 0 || picture.height == 0 || size.width < 1 || size.height < 1
    self.picture =
      isEmpty
      ? Picture(width: 0, height: 0, pixels: [])
      : picture.scaled(to: size.width * 2, size.height * 3)
  }

  package var size: Size { Size(width: picture.width / 2, height: picture.height / 3) }

  /// Draws the picture with its upper left corner at `x`, `y`, which may lie outside the area.
  package func draw(on canvas: inout Canvas, x: Int, y: Int, in area: Rect) {
    let seen = Rect(x: x, y: y, width: size.width, height: size.height)
      .intersection(area).intersection(canvas.bounds)
    guard !seen.isEmpty else { return }
    for row in seen.y..<seen.endY {
      for column in seen.x..<seen.endX {
        guard let cell = SextantCell(pixels(x: column - x, row: row - y)) else { continue }
        canvas.putSextant(
          cell.character, front: cell.front, back: cell.back, x: column, y: row)
      }
    }
  }

  /// The six pixels of a cell, row by row.
  private func pixels(x: Int, row: Int) -> [RGB?] {
    (0..<6).map { picture[x: x * 2 + $0 % 2, y: row * 3 + $0 / 2] }
  }
}

/// Six pixels reduced to two colours.
struct SextantCell {
  /// The pixels in the front colour, the first in the lowest bit.
  let pattern: Int
  let front: RGB
  /// `nil` lets the background through.
  let back: RGB?

  /// `nil` if no pixel is opaque. If some pixels are transparent, all opaque ones get one colour.
  init?(_ pixels: [RGB?]) {
    let opaque = pixels.indices.filter { pixels[$0] != nil }
    guard !opaque.isEmpty else { return nil }
    let colors = pixels.compactMap { $0 }
    guard colors.count == 6 else {
      pattern = opaque.reduce(0) { $0 | 1 << $1 }
      front = Self.mean(colors)
      back = nil
      return
    }
    // These 32 patterns have the last pixel in the back; the other 32 are their complements, and
    // would only swap front and back.
    let best = (0..<32).min { Self.error($0, colors) < Self.error($1, colors) } ?? 0
    let parts = Self.parts(best, colors)
    guard !parts.front.isEmpty else {
      (pattern, front, back) = (63, Self.mean(colors), nil)
      return
    }
    (pattern, front, back) = (best, Self.mean(parts.front), Self.mean(parts.back))
  }

  /// The character of the pattern (Symbols for Legacy Computing, U+1FB00), or the older block
  /// element that looks the same.
  var character: Unicode.Scalar {
    switch pattern {
    case 21: return "▌"
    case 42: return "▐"
    case 63: return "█"
    default:
      let skipped = (pattern > 21 ? 1 : 0) + (pattern > 42 ? 1 : 0)
      return Unicode.Scalar(UInt32(0x1FB00 + pattern - 1 - skipped)) ?? " "
    }
  }

  private static func parts(_ pattern: Int, _ colors: [RGB]) -> (front: [RGB], back: [RGB]) {
    (
      colors.indices.filter { pattern >> $0 & 1 == 1 }.map { colors[$0] },
      colors.indices.filter { pattern >> $0 & 1 == 0 }.map { colors[$0] }
    )
  }

  /// The sum of the squared distances of all pixels from the mean colour of their part.
  private static func error(_ pattern: Int, _ colors: [RGB]) -> Int {
    let parts = parts(pattern, colors)
    return [parts.front, parts.back].filter { !$0.isEmpty }.reduce(0) { sum, part in
      let mean = mean(part)
      return sum + part.reduce(0) { $0 + distance($1, mean) }
    }
  }

  private static func distance(_ one: RGB, _ other: RGB) -> Int {
    [(one.red, other.red), (one.green, other.green), (one.blue, other.blue)].reduce(0) {
      let difference = Int($1.0) - Int($1.1)
      return $0 + difference * difference
    }
  }

  private static func mean(_ colors: [RGB]) -> RGB {
    func channel(_ path: KeyPath<RGB, UInt8>) -> UInt8 {
      let sum = colors.reduce(0) { $0 + Int($1[keyPath: path]) }
      return UInt8(clamping: (sum + colors.count / 2) / max(1, colors.count))
    }
    return RGB(channel(\.red), channel(\.green), channel(\.blue))
  }
}
