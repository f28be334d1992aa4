/// The fixed colours of terminals, and the search for the nearest one.
package enum Palette {
  /// The nearest of the colours 16…255 of xterm's palette. The first 16 are left out: users
  /// redefine them.
  package static func nearest256(_ color: RGB) -> Int { 16 + nearest(to: color, in: fixed240) }

  /// The nearest of the 16 colours of the PC console, 0…15.
  package static func nearest16(_ color: RGB) -> Int {
    nearest(to: color, in: console16, keepsGrey: true)
  }

  /// The nearest of the 8 basic colours, 0…7.
  package static func nearest8(_ color: RGB) -> Int {
    nearest(to: color, in: console8, keepsGrey: true)
  }

  /// The nearest colour at a depth; `nil` when the terminal has no colours.
  package static func nearest(_ color: RGB, depth: ColorDepth) -> Int? {
    switch depth {
    case .mono: nil
    case .eight: nearest8(color)
    case .sixteen: nearest16(color)
    case .twoFiftySix: nearest256(color)
    }
  }

  /// The nearest of the colours with the given indices. A grey becomes a grey and a colour a
  /// colour, if `indices` has such a colour; green never becomes red, which would mean the
  /// opposite.
  ///
  /// - Parameter isShape: whether hue matters more than lightness, as in a bar.
  static func nearest(
    _ color: RGB, depth: ColorDepth, among indices: [Int], isShape: Bool = false
  ) -> Int? {
    let all = depth == .eight ? console8 : console16
    let wanted = OKLab(color)
    let candidates = indices.filter { all.indices.contains($0) && !all[$0].isOpposite(to: wanted) }
    let colors = candidates.map { all[$0] }
    let isGrey = wanted.isGrey
    guard !candidates.isEmpty else { return nil }
    let keepsGrey = colors.contains { $0.isGrey == isGrey }
    return candidates[
      nearest(to: color, in: colors, keepsGrey: keepsGrey, lightness: isShape ? 0.25 : 1)]
  }

  /// One of xterm's colours 16…255: a cube of 6×6×6 and 24 greys.
  package static func xterm(_ index: Int) -> RGB {
    guard index < 232 else {
      let grey = UInt8(clamping: 8 + 10 * (index - 232))
      return RGB(grey, grey, grey)
    }
    let levels: [UInt8] = [0, 95, 135, 175, 215, 255]
    let cube = max(0, index - 16)
    return RGB(levels[cube / 36], levels[cube / 6 % 6], levels[cube % 6])
  }

  private static let fixed240 = (16...255).map { OKLab(xterm($0)) }

  /// The 16 basic colours of the PC console.
  static let console: [RGB] = [
    0x00_0000, 0xAA_0000, 0x00_AA00, 0xAA_5500, 0x00_00AA, 0xAA_00AA, 0x00_AAAA, 0xAA_AAAA,
    0x55_5555, 0xFF_5555, 0x55_FF55, 0xFF_FF55, 0x55_55FF, 0xFF_55FF, 0x55_FFFF, 0xFF_FFFF,
  ].map { RGB($0) }

  private static let console16 = console.map { OKLab($0) }

  /// The eight colours as they are compared: brighter than on the console, and with yellow in place
  /// of brown, because no brighter colours exist at this depth.
  private static let console8: [OKLab] = [
    0x00_0000, 0xDD_0000, 0x00_DD00, 0xDD_DD00, 0x00_00DD, 0xDD_00DD, 0x00_DDDD, 0xDD_DDDD,
  ].map { OKLab(RGB($0)) }

  private static func nearest(
    to color: RGB, in colors: [OKLab], keepsGrey: Bool = false, lightness: Double = 1
  ) -> Int {
    let wanted = OKLab(color)
    var best = 0
    var bestDistance = Double.infinity
    for (index, candidate) in colors.enumerated() {
      if keepsGrey, candidate.isGrey != wanted.isGrey { continue }
      let distance = wanted.squaredDistance(to: candidate, lightness: lightness)
      if distance < bestDistance { (best, bestDistance) = (index, distance) }
    }
    return best
  }
}

/// A colour in OKLab, where distance is close to the difference that the eye sees: Björn Ottosson,
/// "A perceptual color space for image processing" (2020), bottosson.github.io/posts/oklab.
struct OKLab {
  let lightness: Double
  let greenRed: Double
  let blueYellow: Double

  init(_ color: RGB) {
    let rgb = LinearRGB(color)
    let l = cubeRoot(
      0.412_221_470_8 * rgb.red + 0.536_332_536_3 * rgb.green
        + 0.051_445_992_9 * rgb.blue)
    let m = cubeRoot(
      0.211_903_498_2 * rgb.red + 0.680_699_545_1 * rgb.green
        + 0.107_396_956_6 * rgb.blue)
    let s = cubeRoot(
      0.088_302_461_9 * rgb.red + 0.281_718_837_6 * rgb.green
        + 0.629_978_700_5 * rgb.blue)
    lightness = 0.210_454_255_3 * l + 0.793_617_785_0 * m - 0.004_072_046_8 * s
    greenRed = 1.977_998_495_1 * l - 2.428_592_205_0 * m + 0.450_593_709_9 * s
    blueYellow = 0.025_904_037_1 * l + 0.782_771_766_2 * m - 0.808_675_766_0 * s
  }

  /// Whether the colour is nearly grey. Among few colours a middle grey is nearer to red than to
  /// white, so greys are compared with greys only.
  var isGrey: Bool { greenRed * greenRed + blueYellow * blueYellow < 0.07 * 0.07 }

  /// Whether one of the two colours is red and the other green.
  func isOpposite(to other: OKLab) -> Bool {
    min(greenRed, other.greenRed) < -0.08 && max(greenRed, other.greenRed) > 0.08
  }

  func squaredDistance(to other: OKLab, lightness weight: Double = 1) -> Double {
    let first = lightness - other.lightness
    let second = greenRed - other.greenRed
    let third = blueYellow - other.blueYellow
    return weight * first * first + second * second + third * third
  }
}

/// The cube root of 0…1 by Newton's method, so that no mathematics library is needed.
private func cubeRoot(_ x: Double) -> Double {
  guard x > 0 else { return 0 }
  // A third of the exponent is a good first guess.
  var root = Double(bitPattern: x.bitPattern / 3 + 0x2A9F_5CC6_2CC9_2CC9)
  for _ in 0..<4 { root -= (root - x / (root * root)) / 3 }
  return root
}
