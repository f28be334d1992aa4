/// The colours that a user has chosen: a built-in theme, or one from a file.
package enum ThemeColors: Equatable, Sendable {
  case named(ThemeName)
  case own(Swatches)

  /// - Parameter background: the terminal's background, which a theme from a file ignores.
  package func swatches(on background: Background) -> Swatches {
    switch self {
    case .named(let name): name.swatches(on: background)
    case .own(let swatches): swatches
    }
  }
}

extension Swatches {
  /// A colour and its name in theme files.
  package struct Named {
    package let name: String
    package let path: WritableKeyPath<Swatches, RGB>
    /// Whether the colour is for text, which needs a contrast of 4.5 with the background.
    package let isText: Bool
  }

  /// All colours except the levels of stat bars.
  package static var named: [Named] {
    [
      text("title", \.title), text("heading", \.heading), text("accent", \.accent),
      text("error", \.error), text("warning", \.warning), text("good", \.good),
      text("number", \.number), text("link", \.link), text("soft", \.soft),
      text("faint", \.faint), shape("frame", \.frame), shape("bar", \.bar),
      shape("bar-empty", \.barEmpty), shape("selection", \.selection),
      shape("selection-unfocused", \.selectionUnfocused),
    ]
  }

  private static func text(_ name: String, _ path: WritableKeyPath<Swatches, RGB>) -> Named {
    Named(name: name, path: path, isText: true)
  }

  private static func shape(_ name: String, _ path: WritableKeyPath<Swatches, RGB>) -> Named {
    Named(name: name, path: path, isText: false)
  }

  /// The minimum contrast of text that WCAG requires.
  package static let leastContrast = 4.5

  /// The contrast of a colour with the background for which the theme is made.
  package func contrast(of color: RGB) -> Double {
    color.contrast(with: background == .dark ? .black : .white)
  }
}
