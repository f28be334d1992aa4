import ArgumentParser

/// `--columns`, for commands that print rows.
struct ColumnsOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Print these columns, such as name,speed; in JSON, only these keys; 'help' lists all.",
      valueName: "a,b,c"),
    completion: ShellCompletion.columns)
  var columns: String?

  func validate() throws {
    if let names, names.isEmpty {
      throw ValidationError("--columns needs names, such as name,speed; 'help' lists them all")
    }
  }

  /// The requested columns; `nil` without the option.
  var names: [String]? { columns.map(Setting.words) }
}

/// `--game`, for commands that show a game or generation.
struct GameOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Show everything as in a game or generation: platinum, scarlet-violet, 4.",
      valueName: "name"), completion: ShellCompletion.lenses)
  var game: String?

  @Option(
    help: ArgumentHelp(
      "Show everything as in the changed game of a file, which docs/overlays.md describes.",
      valueName: "file"), completion: .file(extensions: ["pkgame"]))
  var overlay: String?

  @OptionGroup var lenience: LenientOption

  func validate() throws {
    if game != nil, overlay != nil {
      throw ValidationError("--game and --overlay cannot be combined: choose one")
    }
  }

  /// The game that is asked for, by its name or by the path of its file, which has a slash.
  var asked: AskedGame? {
    (overlay.map { $0.contains("/") ? $0 : "./\($0)" } ?? game)
      .map { AskedGame(word: $0, isLenient: lenience.lenient) }
  }
}

/// `--lenient`, for commands that read names or a changed game from a file.
struct LenientOption: ParsableArguments {
  @Flag(help: "Leave out the lines of a file that are not understood, instead of doing nothing.")
  var lenient = false
}

/// `--color`, for commands that print or draw colours.
struct ColorOption: ParsableArguments {
  @Option(
    help: "Colours: auto, always or never; with auto, NO_COLOR in the environment means never.")
  var color: ColorChoice?
}

extension Configuration {
  /// Returns a copy with the options for the looks of what is printed.
  func with(
    _ color: ColorOption, isASCII: Bool = false, isLinear: Bool = false
  ) -> Configuration {
    with([
      .color: color.color?.rawValue, .symbols: isASCII ? "ascii" : nil,
      .linear: isLinear ? "yes" : nil,
    ])
  }
}
