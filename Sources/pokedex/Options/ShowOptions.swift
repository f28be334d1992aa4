import ArgumentParser
import PokedexDomain
import PokedexTerminalNcurses
import PokedexTerminalUI

/// The settings for printing a page.
struct ShowSettings {
  var isJSON = false
  var isASCII = Configuration.ofUser.isASCII
  /// Whether to print words only, for screen readers.
  var isLinear = Configuration.ofUser.isOn(.linear)
  /// The name of the game or generation to show.
  var game: String?
  var color = Configuration.ofUser.color
}

/// The options of all commands that print a page.
struct ShowOptions: ParsableArguments {
  @Flag(help: "Print JSON.")
  var json = false

  @Flag(help: "Use ASCII characters only.")
  var ascii = false

  @Flag(help: "Print words, one item per line, without bars.")
  var linear = false

  @OptionGroup var game: GameOption

  @OptionGroup var color: ColorOption

  var settings: ShowSettings {
    var settings = ShowSettings(isJSON: json, game: game.game)
    settings.color = color.choice
    settings.isASCII = ascii || settings.isASCII
    settings.isLinear = linear || settings.isLinear
    return settings
  }
}
