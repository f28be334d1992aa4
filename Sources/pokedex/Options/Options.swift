import ArgumentParser
import PokedexDomain

/// The options of all commands that read the dex.
struct DexOptions: ParsableArguments {
  @Option(help: "auto: the data on this machine; api: ask PokéAPI instead.")
  var source: Source?

  @Flag(help: "Never use the network.")
  var offline = false

  @Option(
    name: .customLong("api-url"),
    help: "The address of another PokéAPI; overrides POKEDEX_API_URL.")
  var apiURL: String?

  @Option(
    help: "The language, such as de or ja; by default that of the locale, else English.",
    completion: .list(Language.withTexts.map(\.rawValue)))
  var language: String?

  @Flag(help: "Log every request; 'pokedex info' prints the path of the log.")
  var verbose = false

  @Flag(help: "Do not use a pager for output that is longer than the screen.")
  var noPager = false

  @OptionGroup var played: RunOption

  func validate() throws {
    if offline && source == .api {
      throw ValidationError("--source api needs the network, which --offline forbids")
    }
    if let language, Language.wanted(language).isEmpty {
      let known = Language.withTexts.map(\.rawValue).joined(separator: ", ")
      throw ValidationError("there are no texts in '\(language)'; choose one of \(known)")
    }
  }

  /// The options given, as values of settings.
  var chosen: [Setting: String?] {
    [
      .source: source?.rawValue,
      // `--source api` overrides `offline` in the settings file.
      .offline: offline ? "yes" : source == .api ? "no" : nil,
      .apiURL: apiURL, .language: language, .pager: noPager ? Pager.none : nil,
    ]
  }

  func settings(_ configuration: Configuration) -> DexSettings {
    DexSettings(configuration.with(chosen), isVerbose: verbose, run: played.choice)
  }
}

/// The options of the full-screen app.
struct ScreenOptions: ParsableArguments {
  @Flag(help: "Use ASCII characters only.")
  var ascii = false

  @OptionGroup var color: ColorOption

  @Option(help: "The colours of the screen; auto follows the background of the terminal.")
  var theme: ThemeChoice?

  @Flag(help: "Print everything in words, one item per line, for screen readers.")
  var linear = false

  @Flag(help: "Do not use the mouse; the terminal handles it.")
  var noMouse = false

  /// The options given, as values of settings.
  var chosen: [Setting: String?] {
    [
      .symbols: ascii ? "ascii" : nil, .color: color.color?.rawValue, .theme: theme?.rawValue,
      .linear: linear ? "yes" : nil, .mouse: noMouse ? "no" : nil,
    ]
  }

  func settings(_ configuration: Configuration, resumes: Bool = false) -> ScreenSettings {
    ScreenSettings(configuration.with(chosen), resumes: resumes)
  }
}
