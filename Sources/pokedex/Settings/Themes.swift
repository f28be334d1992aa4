import PokedexScreens
import PokedexTerminalUI

/// The theme to begin with, and the one that takes its place where the terminal turns out to be
/// light.
struct Themes {
  let first: Theme
  /// None where it is known what the terminal has behind its letters, or where it does not matter.
  let onLight: Theme?

  /// - Parameters:
  ///   - name: none for dark or light, as the terminal is.
  ///   - background: none where the terminal is to be asked.
  init(_ name: ThemeName?, on background: Background?) {
    let ground = background ?? .dark
    first = Theme(name ?? (ground == .light ? .light : .dark), on: ground)
    let light = Theme(name ?? .light, on: .light)
    onLight = background == nil && light != first ? light : nil
  }
}
