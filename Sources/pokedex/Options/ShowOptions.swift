import ArgumentParser
import PokedexDomain
import PokedexTerminalNcurses
import PokedexTerminalUI

/// How a page is printed.
struct ShowSettings {
  var isJSON = false
  var isASCII = Configuration.ofUser.isASCII
  /// Whether everything is told in words.
  var isLinear = Configuration.ofUser.isOn(.linear)
  /// The lens.
  var game: String?
}

/// The options of everything that prints a page.
struct ShowOptions: ParsableArguments {
  @Flag(help: "Print JSON.")
  var json = false

  @Flag(help: "Draw with ASCII signs only.")
  var ascii = false

  @Flag(help: "Print words, one item a line, without bars.")
  var linear = false

  @Option(
    help: ArgumentHelp(
      "Show everything as in a game or generation: platinum, scarlet-violet, 4.",
      valueName: "name"), completion: ShellCompletion.lenses)
  var game: String?

  var settings: ShowSettings {
    var settings = ShowSettings(isJSON: json, game: game)
    settings.isASCII = ascii || settings.isASCII
    settings.isLinear = linear || settings.isLinear
    return settings
  }
}
