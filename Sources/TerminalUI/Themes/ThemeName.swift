/// A theme, by the name under which users choose it.
package enum ThemeName: String, CaseIterable, Sendable {
  case dark
  case light
  /// The highest contrast.
  case contrast
  /// For users who do not see red.
  case protanopia
  /// For users who do not see green.
  case deuteranopia
  /// For users who do not distinguish blue from yellow.
  case tritanopia

  /// - Parameter background: the terminal's background, which the themes dark and light ignore.
  package func swatches(on background: Background) -> Swatches {
    switch (self, background) {
    case (.dark, _): .dark
    case (.light, _): .light
    case (.contrast, .dark): .contrastOnDark
    case (.contrast, .light): .contrastOnLight
    case (.protanopia, .dark), (.deuteranopia, .dark): .blueAndOrangeOnDark
    case (.protanopia, .light), (.deuteranopia, .light): .blueAndOrangeOnLight
    case (.tritanopia, .dark): .cyanAndRedOnDark
    case (.tritanopia, .light): .cyanAndRedOnLight
    }
  }
}
