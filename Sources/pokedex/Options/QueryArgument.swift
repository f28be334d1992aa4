import ArgumentParser

/// A query on the command line: one argument or several, terms that begin with `-` included.
struct QueryArgument: ParsableArguments {
  @Argument(
    parsing: .allUnrecognized,
    help: ArgumentHelp("Names and terms: type:fire 'gen<=3' -is:mega …", valueName: "query"),
    completion: ShellCompletion.query)
  var words: [String] = []

  var text: String { words.joined(separator: " ") }

  /// `-is:mega` excludes, but no term begins with two dashes: that was meant as an option.
  func validate() throws {
    if let option = words.first(where: { $0.hasPrefix("--") && $0.count > 2 }) {
      throw ValidationError("Unknown option '\(option)'.")
    }
  }
}
