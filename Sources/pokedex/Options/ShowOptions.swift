import ArgumentParser

/// The settings for printing a page.
struct ShowSettings {
  /// Has the looks of pages for people.
  let configuration: Configuration
  var format = RowFormat.table
  /// Whether CSV and TSV begin with the names of the columns.
  var hasHeader = true
  /// The game or generation to show; `nil` for today.
  var game: AskedGame?

  var isJSON: Bool { format == .json }
  /// Whether to print words only, for screen readers.
  var isLinear: Bool { configuration.isOn(.linear) }
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
  /// Whether lines of files that are not understood are left out.
  var isLenient: Bool { game.lenience.lenient }

  func settings(_ configuration: Configuration) -> ShowSettings {
    ShowSettings(
      configuration: configuration.with(color, isASCII: ascii, isLinear: linear),
      format: formats.format, hasHeader: !formats.noHeader, game: game.asked)
  }
}
