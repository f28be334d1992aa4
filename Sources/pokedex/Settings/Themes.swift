import PokedexScreens
import PokedexTerminalUI

/// The initial theme, and the one that replaces it if the terminal turns out to be light.
struct Themes {
  let first: Theme
  /// `nil` if the terminal's background is known or does not matter.
  let onLight: Theme?

  /// - Parameters:
  ///   - colors: `nil` for dark or light, depending on the terminal.
  ///   - background: `nil` if the terminal must be queried.
  init(_ colors: ThemeColors?, on background: Background?) {
    let ground = background ?? .dark
    first = Theme(colors ?? .named(ground == .light ? .light : .dark), on: ground)
    let light = Theme(colors ?? .named(.light), on: .light)
    onLight = background == nil && light != first ? light : nil
  }
}
