import ArgumentParser
import PokedexDomain

/// The options of all commands that read the dex.
struct DexOptions: ParsableArguments {
  @Option(help: "auto: the dex on this machine; api: PokeAPI, as if there were none.")
  var source: Source?

  @Flag(help: "Never use the network.")
  var offline = false

  @Option(
    name: .customLong("api-url"),
    help: "Another PokeAPI, as POKEDEX_API_URL in the environment.")
  var apiURL: String?

  @Option(
    help: "The language, such as de or ja; without it, that of the locale, else English.",
    completion: .list(Language.told.map(\.rawValue)))
  var language: String?

  @Flag(help: "Log everything; 'pokedex info' says where the log is.")
  var verbose = false

  func validate() throws {
    if offline && source == .api {
      throw ValidationError("--source api needs the network, which --offline forbids.")
    }
    if let language, Language.wanted(language).isEmpty {
      let known = Language.told.map(\.rawValue).joined(separator: ", ")
      throw ValidationError("There are no texts in '\(language)', but in \(known).")
    }
  }

  /// The options given, as values of settings.
  var chosen: [Setting: String] {
    var chosen: [Setting: String] = [:]
    chosen[.source] = source?.rawValue
    // `--source api` overrides `offline` in the settings file.
    chosen[.offline] = offline ? "yes" : source == .api ? "no" : nil
    chosen[.apiURL] = apiURL
    chosen[.language] = language
    return chosen
  }

  var configuration: Configuration { .ofUser.with(chosen) }

  var settings: DexSettings { DexSettings(configuration, isVerbose: verbose) }
}

/// The options of the full-screen app.
struct ScreenOptions: ParsableArguments {
  @Flag(help: "Draw with ASCII signs only.")
  var ascii = false

  @Option(help: "Colours: auto, always or never; NO_COLOR in the environment means never.")
  var color: ColorChoice?

  @Option(help: "The colours of the screen; auto is dark or light, as the terminal is.")
  var theme: ThemeChoice?

  @Flag(help: "Write everything in words, one item a line, for screen readers.")
  var linear = false

  @Flag(help: "Leave the mouse to the terminal.")
  var noMouse = false

  /// The options given, as values of settings.
  var chosen: [Setting: String] {
    var chosen: [Setting: String] = [:]
    chosen[.symbols] = ascii ? "ascii" : nil
    chosen[.color] = color?.rawValue
    chosen[.theme] = theme?.rawValue
    chosen[.linear] = linear ? "yes" : nil
    chosen[.mouse] = noMouse ? "no" : nil
    return chosen
  }

  func settings(resumes: Bool = false) -> ScreenSettings {
    ScreenSettings(.ofUser.with(chosen), resumes: resumes)
  }
}
