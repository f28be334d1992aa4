import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI

/// The themes that a user can try while the program runs.
@MainActor package struct ThemeTrial {
  let keeper: SettingsKeeper
  let names: [String]
  private let colors: (String) -> ThemeColors?
  private let terminal: any Terminal

  /// - Parameters:
  ///   - names: the names of the themes, as in the settings.
  ///   - keeper: keeps a theme.
  ///   - colors: returns the colours of a theme; `nil` if it cannot be read.
  package init(
    _ names: [String], on terminal: any Terminal, keeper: SettingsKeeper,
    colors: @escaping (String) -> ThemeColors?
  ) {
    self.keeper = keeper
    self.names = names
    self.terminal = terminal
    self.colors = colors
  }

  /// The built-in themes.
  package init(on terminal: any Terminal, keeper: SettingsKeeper) {
    self.init(ThemeName.allCases.map(\.rawValue), on: terminal, keeper: keeper) {
      ThemeName(rawValue: $0).map { .named($0) }
    }
  }

  /// How pictures are drawn now.
  func pictures(_ symbols: Symbols) -> PictureStyle { terminal.pictures.drawn(with: symbols) }

  /// A chooser that previews the theme at the cursor, and keeps it if the user says so.
  var chooser: ChooserViewModel {
    var before: Theme?
    let chooser = ChooserViewModel(
      title: worded("Theme"), emptyText: worded("No theme has that name"),
      among: { names.enumerated().map { Choosable($0, $1) } },
      reporting: { show(names[$0], on: before?.background) })
    chooser.keep = { index in
      _ = show(names[index], on: before?.background)
      return keeper.keep(names[index], for: Action.theme.name)
    }
    chooser.preview = { index in
      let colors = index.flatMap { self.colors(names[$0]) }
      terminal.use { now in
        let first = before ?? now
        before = first
        return colors.map { Theme($0, on: first.background) } ?? first
      }
    }
    return chooser
  }

  /// Applies a theme until the program ends.
  ///
  /// - Parameter background: that of the theme before one was tried; `nil` if none was.
  func show(_ name: String, on background: Background? = nil) -> StatusMessage? {
    guard let colors = colors(name) else { return nil }
    terminal.use { Theme(colors, on: background ?? $0.background) }
    return StatusMessage(worded("until you quit; :theme, then ^S or F4, keeps a theme"))
  }
}
