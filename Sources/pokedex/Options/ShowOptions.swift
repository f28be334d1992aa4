import ArgumentParser
import PokedexDomain
import PokedexTerminalNcurses
import PokedexTerminalUI

/// The settings for printing a page.
struct ShowSettings {
  var format = RowFormat.table
  /// Whether CSV and TSV begin with the names of the columns.
  var hasHeader = true
  var isASCII = Configuration.ofUser.isASCII
  /// Whether to print words only, for screen readers.
  var isLinear = Configuration.ofUser.isOn(.linear)
  /// The name of the game or generation to show.
  var game: String?
  var color = Configuration.ofUser.color

  var isJSON: Bool { format == .json }
}

extension ShowSettings {
  /// The user's settings, with the format of the options.
  init(_ formats: FormatOptions) {
    self.init(format: formats.format, hasHeader: !formats.noHeader)
  }
}

/// The options of all commands that print a page.
struct ShowOptions: ParsableArguments {
  @OptionGroup var formats: FormatOptions

  @Flag(help: "Use ASCII characters only.")
  var ascii = false

  @Flag(help: "Print words, one item per line, without bars.")
  var linear = false

  @OptionGroup var game: GameOption

  @OptionGroup var color: ColorOption

  var json: Bool { formats.json }

  var settings: ShowSettings {
    var settings = ShowSettings(formats)
    settings.game = game.game
    settings.color = color.choice
    settings.isASCII = ascii || settings.isASCII
    settings.isLinear = linear || settings.isLinear
    return settings
  }
}
