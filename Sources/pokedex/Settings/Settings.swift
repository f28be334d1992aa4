import PokedexTerminalUI

/// The settings for the source of data.
struct DexSettings {
  var source: Source
  /// `nil` for the public PokeAPI.
  var apiURL: String?
  /// Whether network access is forbidden.
  var isOffline: Bool
  /// Whether to log debug messages as well.
  var isVerbose: Bool
  /// The language of texts; `nil` for that of the locale.
  var language: String?

  /// The run that is kept to.
  var run: RunChoice

  let configuration: Configuration

  init(_ configuration: Configuration, isVerbose: Bool = false, run: RunChoice = .current) {
    self.configuration = configuration
    self.run = run
    isOffline = configuration.isOn(.offline)
    // `offline` contradicts the source `api`, so the stricter of the two settings wins.
    source = isOffline ? .auto : configuration.source
    apiURL = configuration.value(setFor: .apiURL)
    language = configuration.language
    self.isVerbose = isVerbose
  }

  static let publicAPI = "https://pokeapi.co/api/v2/"

  /// Only the data on this machine, whatever the user's settings.
  static let offline = DexSettings(.builtIn.with([.offline: "yes"]))
}

/// The settings of the full-screen app.
struct ScreenSettings {
  let color: ColorChoice
  /// Whether to output words only, for screen readers.
  let isLinear: Bool
  /// `nil` for dark or light, depending on the terminal.
  let theme: ThemeColors?
  let usesMouse: Bool
  /// The lines that a notch of the mouse wheel scrolls.
  let wheelLines: Int
  let showsCursor: Bool
  let hasTitle: Bool
  /// Whether to start where the user left off.
  let resumes: Bool

  let configuration: Configuration

  init(_ configuration: Configuration, resumes: Bool = false) {
    self.configuration = configuration
    color = configuration.color
    isLinear = configuration.isOn(.linear)
    theme = configuration.theme
    usesMouse = configuration.isOn(.mouse)
    wheelLines = configuration.wheelLines
    showsCursor = configuration[.cursor] == "shown"
    hasTitle = configuration.isOn(.title)
    self.resumes = resumes || configuration.isOn(.resume)
  }
}
