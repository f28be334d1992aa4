import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI

/// The themes that a user can try while the program runs.
@MainActor package struct ThemeTrial {
  /// The path of the settings file, where a choice can be kept.
  let settingsFile: String
  let names: [String]
  private let colors: (String) -> ThemeColors?
  private let terminal: any Terminal

  /// - Parameters:
  ///   - names: the names of the themes, as in the settings.
  ///   - settingsFile: the path of the settings file, as it is shown.
  ///   - colors: returns the colours of a theme; `nil` if it cannot be read.
  package init(
    _ names: [String], on terminal: any Terminal, settingsFile: String,
    colors: @escaping (String) -> ThemeColors?
  ) {
    self.settingsFile = settingsFile
    self.names = names
    self.terminal = terminal
    self.colors = colors
  }

  /// The built-in themes.
  package init(on terminal: any Terminal) {
    self.init(
      ThemeName.allCases.map(\.rawValue), on: terminal, settingsFile: "~/.config/pokedex/config"
    ) { ThemeName(rawValue: $0).map { .named($0) } }
  }

  /// A chooser that previews the theme at the cursor.
  var chooser: ChooserViewModel {
    let chooser = ChooserViewModel(
      title: worded("Theme"), emptyText: worded("No theme has that name"),
      among: { names.enumerated().map { Choosable($0, $1) } },
      reporting: { show(names[$0]) })
    var before: Theme?
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
  func show(_ name: String) -> StatusMessage? {
    guard let colors = colors(name) else { return nil }
    terminal.use { Theme(colors, on: $0.background) }
    return StatusMessage(
      worded("until you quit; to keep it: theme = \(name) in \(settingsFile)"))
  }
}
