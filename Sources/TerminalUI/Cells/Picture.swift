/// A picture: rows of pixels, `nil` for a transparent one.
package struct Picture: Hashable, Sendable {
  package let width: Int
  package let height: Int
  /// Row by row, `width` × `height` in all.
  package let pixels: [RGB?]

  /// - Parameter pixels: the pixels row by row; missing pixels become transparent.
  package init(width: Int, height: Int, pixels: [RGB?]) {
    (self.width, self.height) = (max(0, width), max(0, height))
    let count = self.width * self.height
    let missing = max(0, count - pixels.count)
    self.pixels = Array(pixels.prefix(count)) + [RGB?](repeating: nil, count: missing)
  }

  /// - Parameter rgba: four bytes per pixel; a pixel less than half opaque becomes transparent.
  package init(width: Int, height: Int, rgba: [UInt8]) {
    let count = min(max(0, width * height), rgba.count / 4)
    let pixels = (0..<count).map { pixel -> RGB? in
      let at = pixel * 4
      return rgba[at + 3] < 128 ? nil : RGB(rgba[at], rgba[at + 1], rgba[at + 2])
    }
    self.init(width: width, height: height, pixels: pixels)
  }

  package subscript(x x: Int, y y: Int) -> RGB? { pixels[y * width + x] }

  /// The picture without the transparent pixels around it.
  package var cropped: Picture {
    let rows = (0..<height).filter { y in (0..<width).contains { self[x: $0, y: y] != nil } }
    let columns = (0..<width).filter { x in rows.contains { self[x: x, y: $0] != nil } }
    guard let top = rows.first, let bottom = rows.last, let left = columns.first,
      let right = columns.last
    else { return Picture(width: 0, height: 0, pixels: []) }
    return Picture(
      width: right - left + 1, height: bottom - top + 1,
      pixels: (top...bottom).flatMap { y in pixels[y * width + left...y * width + right] })
  }
}

extension Picture {
  /// The picture scaled down to fit, with its aspect ratio: a cell is one pixel wide and two high,
  /// which makes pixels square.
  package func fitted(columns: Int, rows: Int) -> Picture {
    guard width > 0, height > 0, columns > 0, rows > 0 else {
      return Picture(width: 0, height: 0, pixels: [])
    }
    let (most, highest) = (min(columns, width), min(rows * 2, height))
    // The tighter of the two bounds.
    if most * height <= highest * width {
      return scaled(to: most, max(1, height * most / width))
    }
    return scaled(to: max(1, width * highest / height), highest)
  }

  /// Scales the picture: each new pixel is the mean of the pixels that it replaces, in linear
  /// light.
  func scaled(to columns: Int, _ rows: Int) -> Picture {
    guard columns != width || rows != height else { return self }
    let pixels = (0..<rows).flatMap { y in
      (0..<columns).map { x in mean(ofColumn: x, of: columns, row: y, of: rows) }
    }
    return Picture(width: columns, height: rows, pixels: pixels)
  }

  /// Computes one pixel of the result. Lengths are in units that make all of them whole numbers: a
  /// pixel of this picture is `columns` units wide and `rows` high, and a pixel of the result
  /// `width` units wide and `height` high.
  private func mean(ofColumn x: Int, of columns: Int, row y: Int, of rows: Int) -> RGB? {
    var light = MeanLight()
    for line in y * height / rows...(((y + 1) * height - 1) / rows) {
      let share = min((line + 1) * rows, (y + 1) * height) - max(line * rows, y * height)
      for column in x * width / columns...(((x + 1) * width - 1) / columns) {
        let part =
          min((column + 1) * columns, (x + 1) * width) - max(column * columns, x * width)
        light.add(self[x: column, y: line], weight: share * part)
      }
    }
    return light.color(of: width * height)
  }
}

/// The weighted mean of colours, in linear light.
private struct MeanLight {
  private var red = 0.0
  private var green = 0.0
  private var blue = 0.0
  private var weight = 0

  mutating func add(_ color: RGB?, weight: Int) {
    guard let color else { return }
    let light = LinearRGB(color)
    red += light.red * Double(weight)
    green += light.green * Double(weight)
    blue += light.blue * Double(weight)
    self.weight += weight
  }

  /// The mean colour; `nil` when less than half of an area of `whole` units is opaque.
  func color(of whole: Int) -> RGB? {
    guard weight * 2 >= whole, weight > 0 else { return nil }
    let share = 1 / Double(weight)
    return RGB(
      LinearRGB.channel(red * share), LinearRGB.channel(green * share),
      LinearRGB.channel(blue * share))
  }
}
