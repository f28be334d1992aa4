import ArgumentParser

/// A query on the command line: one or more arguments, including terms that begin with `-`.
struct QueryArgument: ParsableArguments {
  @Argument(
    parsing: .allUnrecognized,
    help: ArgumentHelp("Names and terms: type:fire 'gen<=3' -is:mega …", valueName: "query"),
    completion: ShellCompletion.query)
  var words: [String] = []

  var text: String { words.joined(separator: " ") }

  /// Rejects words that begin with two dashes: no query term does, so they must be unknown options.
  /// Also rejects a dash with a single letter or digit: as a term, it would match nearly
  /// everything, so it must be meant as an option.
  func validate() throws {
    if let option = words.first(where: { $0.hasPrefix("--") && $0.count > 2 }) {
      throw ValidationError("unknown option '\(option)'")
    }
    if let option = words.first(where: Self.isShortOption), let letter = option.last {
      throw ValidationError(
        "unknown option '\(option)'; to leave out names with \(letter), write -name:\(letter)")
    }
  }

  private static func isShortOption(_ word: String) -> Bool {
    word.utf8.count == 2 && word.first == "-"
      && word.last.map { $0.isLetter || $0.isNumber } == true
  }
}
