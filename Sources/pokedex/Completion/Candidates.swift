import ArgumentParser

/// The completion candidates for the word at the cursor.
struct Candidates {
  private let reader: CommandLineReader
  private let typed: ShellWord
  /// The words before the cursor that choose a game.
  private let game: [String]

  /// - Parameters:
  ///   - words: the words before the cursor, without the program name.
  ///   - typed: the word at the cursor.
  ///   - root: the root command.
  init(_ words: [String], _ typed: ShellWord, of root: any ParsableCommand.Type) {
    reader = CommandLineReader(words, of: root)
    self.typed = typed
    game = CompletionDex.wordsOfGame(in: words)
  }

  /// Whether a file name is expected at the cursor.
  var isFile: Bool {
    if let awaiting = reader.awaiting { return awaiting.isFile }
    guard !isOption, subcommands.isEmpty else { return false }
    return reader.positional?.argument.isFile ?? false
  }

  /// All candidates that begin with the typed text.
  var all: [Candidate] {
    if let option = reader.awaiting { return values(of: option, option.words.first) }
    if let (option, begun) = attached { return attachedValues(of: option, behind: begun) }
    let subcommands = subcommands
    guard subcommands.isEmpty || isOption else { return subcommands }
    return options + (reader.isHelp ? [] : positional)
  }

  private var isOption: Bool { !reader.isTerminated && typed.text.hasPrefix("-") }

  // MARK: Subcommands and options

  private var subcommands: [Candidate] {
    let shown = reader.subcommands.filter { $0.configuration.shouldDisplay }
    var all = shown.map { command in
      Candidate(word: command._commandName, description: command.configuration.abstract)
    }
    if reader.isAtStart {
      all.append(Candidate(word: CommandLineReader.help, description: "Show subcommand help."))
    }
    return all.filter { $0.word.begins(with: typed.text) }
  }

  /// Options are offered after a dash, or if nothing else is possible.
  private var options: [Candidate] {
    let isOnly = typed.text.isEmpty && !reader.isTerminated && reader.positional == nil
    guard isOption || isOnly else { return [] }
    let named = reader.arguments.filter { $0.kind != .positional }.flatMap { option in
      option.words.map { Candidate(word: $0, description: option.abstract) }
    }
    let version = Candidate(word: "--version", description: "Show the version.")
    return (named + [version])
      .filter { $0.word.begins(with: typed.text) && !reader.used.contains($0.word) }
  }

  // MARK: Values

  private var positional: [Candidate] {
    // No term of a query begins with two dashes.
    guard !isOption || !typed.text.hasPrefix("--"), let (argument, index) = reader.positional else {
      return []
    }
    let values = values(of: argument, "positional@\(index)")
    return reader.isTerminated || argument.takesDashes ? values : values.filter { !$0.hasDash }
  }

  /// The option of `--name=value`, and the part of the word before the value.
  private var attached: (option: CommandArgument, begun: String)? {
    guard isOption, let sign = typed.text.firstIndex(of: "="),
      let option = reader.option(named: String(typed.text[..<sign]))
    else { return nil }
    return (option, String(typed.text[...sign]))
  }

  private func attachedValues(of option: CommandArgument, behind begun: String) -> [Candidate] {
    let value = typed.behind(begun)
    return values(of: option, option.words.first, value)
      .map { Candidate(word: begun + $0.word) }
  }

  private func values(of argument: CommandArgument, _ name: String?) -> [Candidate] {
    let values = self.values(of: argument, name, typed)
    return argument.kind == .positional || argument.takesDashes
      ? values : values.filter { !$0.hasDash }
  }

  /// - Parameter name: the name of the argument in ArgumentParser.
  private func values(
    of argument: CommandArgument, _ name: String?, _ typed: ShellWord
  ) -> [Candidate] {
    switch argument.values {
    case .list(let values): typed.begun(values).map { Candidate(word: $0) }
    case .custom: name.map { custom($0, reader.leaf, typed) } ?? []
    case .file, nil: []
    }
  }

  /// Candidates from ``ShellCompletion``. ArgumentParser returns them as the message of an error.
  private func custom(
    _ name: String, _ command: any ParsableCommand.Type, _ typed: ShellWord
  ) -> [Candidate] {
    let raw = typed.quoted
    // The word at the cursor is the last one.
    let words = [command._commandName] + game + [raw]
    let question = ["---completion", "--", name, "\(words.count - 1)", "\(raw.count)"] + words
    do { _ = try command.parse(question) } catch {
      guard command.exitCode(for: error).isSuccess else { return [] }
      return Output.lines(of: command.message(for: error)).map { Candidate(word: $0) }
    }
    return []
  }
}

extension CommandArgument {
  fileprivate var isFile: Bool { if case .file = values { true } else { false } }
}

extension Candidate {
  /// Whether it would be parsed as an option.
  fileprivate var hasDash: Bool { word.hasPrefix("-") }
}

extension ShellWord {
  /// The rest of the word after a prefix.
  fileprivate func behind(_ start: String) -> ShellWord {
    var rest = self
    rest.drop(start.unicodeScalars.count)
    return rest
  }
}
