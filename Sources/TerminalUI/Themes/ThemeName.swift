/// A theme that users choose by its name.
package enum ThemeName: String, CaseIterable, Sendable {
  case dark
  case light
  /// As much contrast as there is.
  case contrast
  /// For eyes that see no red.
  case protanopia
  /// For eyes that see no green.
  case deuteranopia
  /// For eyes that do not tell blue from yellow.
  case tritanopia

  /// - Parameter ground: what the terminal has; dark and light mean their own.
  package func swatches(on ground: Background) -> Swatches {
    switch (self, ground) {
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
