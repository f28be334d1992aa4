import PokedexTerminalUI

/// Where the dex comes from.
struct DexSettings {
  var source: Source
  /// None for the public one.
  var apiURL: String?
  /// Whether no socket may ever be opened.
  var isOffline: Bool
  /// Whether the log tells of what goes well, too.
  var isVerbose: Bool
  /// In which language texts are read; none for that of the locale.
  var language: String?

  let configuration: Configuration

  init(_ configuration: Configuration, isVerbose: Bool = false) {
    self.configuration = configuration
    isOffline = configuration.isOn(.offline)
    // Of the two that exclude each other, the stricter one.
    source = isOffline ? .auto : configuration.source
    apiURL = configuration.settled(.apiURL)
    language = configuration.language
    self.isVerbose = isVerbose
  }

  static let publicAPI = "https://pokeapi.co/api/v2/"

  /// Without options.
  static var ofUser: DexSettings { DexSettings(.ofUser) }

  static var offline: DexSettings { DexSettings(.ofUser.with([.offline: "yes"])) }
}

/// How the screen looks.
struct ScreenSettings {
  let isASCII: Bool
  let color: ColorChoice
  /// Whether everything is told in words.
  let isLinear: Bool
  /// None for dark or light, as the terminal is.
  let theme: ThemeName?
  let usesMouse: Bool
  let showsCursor: Bool
  let hasTitle: Bool
  /// Whether it begins where the user was last.
  let goesOn: Bool

  let configuration: Configuration

  /// Without options.
  static var ofUser: ScreenSettings { ScreenSettings(.ofUser) }

  init(_ configuration: Configuration, goesOn: Bool = false) {
    self.configuration = configuration
    isASCII = configuration.isASCII
    color = configuration.color
    isLinear = configuration.isOn(.linear)
    theme = configuration.theme
    usesMouse = configuration.isOn(.mouse)
    showsCursor = configuration[.cursor] == "shown"
    hasTitle = configuration.isOn(.title)
    self.goesOn = goesOn
  }
}
