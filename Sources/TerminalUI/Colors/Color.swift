/// The number of colours that a terminal shows.
package enum ColorDepth: Int, Comparable, Sendable, CaseIterable {
  case mono = 0
  case eight = 8
  case sixteen = 16
  case twoFiftySix = 256

  package static func < (one: ColorDepth, other: ColorDepth) -> Bool {
    one.rawValue < other.rawValue
  }
}

/// A colour in sRGB, 0…255 per channel.
package struct RGB: Hashable, Sendable {
  package var red: UInt8
  package var green: UInt8
  package var blue: UInt8

  package init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// A colour in the notation of style sheets: `RGB(0xEE8130)`.
  package init(_ hex: UInt32) {
    self.init(
      UInt8(truncatingIfNeeded: hex >> 16), UInt8(truncatingIfNeeded: hex >> 8),
      UInt8(truncatingIfNeeded: hex))
  }

  package static let black = RGB(0, 0, 0)
  package static let white = RGB(255, 255, 255)

  /// Relative luminance, 0 (black) to 1 (white), as defined in WCAG 2.1.
  package var luminance: Double {
    let linear = LinearRGB(self)
    return 0.2126 * linear.red + 0.7152 * linear.green + 0.0722 * linear.blue
  }

  /// Contrast ratio as defined in WCAG 2.1: 1 (same) to 21 (black and white).
  package func contrast(with other: RGB) -> Double {
    let one = luminance + 0.05
    let two = other.luminance + 0.05
    return one > two ? one / two : two / one
  }

  /// Black or white, whichever has more contrast with this colour: at least 4.5, since the product
  /// of the two contrasts is 21.
  package var textColor: RGB {
    contrast(with: .black) >= contrast(with: .white) ? .black : .white
  }
}

/// The three channels in linear light, 0…1.
struct LinearRGB {
  let red: Double
  let green: Double
  let blue: Double

  init(_ color: RGB) {
    red = Self.linear(color.red)
    green = Self.linear(color.green)
    blue = Self.linear(color.blue)
  }

  /// The sRGB transfer function, IEC 61966-2-1.
  private static func linear(_ channel: UInt8) -> Double { table[Int(channel)] }

  /// The channel value nearest to an amount of light.
  static func channel(_ light: Double) -> UInt8 {
    var (low, high) = (0, 255)
    while low < high {
      let middle = (low + high) / 2
      if table[middle] < light { low = middle + 1 } else { high = middle }
    }
    let isLower = low > 0 && light - table[low - 1] < table[low] - light
    return UInt8(clamping: isLower ? low - 1 : low)
  }

  private static let table: [Double] = (0...255).map { channel in
    let value = Double(channel) / 255
    return value <= 0.040_45 ? value / 12.92 : powerOf2Point4((value + 0.055) / 1.055)
  }

  /// `x` to the power 2.4, as x² · (x²)^(1/5), so that no mathematics library is needed.
  private static func powerOf2Point4(_ x: Double) -> Double {
    let square = x * x
    var root = 1.0
    for _ in 0..<60 { root -= (root - square / (root * root * root * root)) / 5 }
    return square * root
  }
}
