import ArgumentParser

/// The candidates at the cursor, behind the words that stand before it.
struct Candidates {
  private let reader: CommandLineReader
  private let typed: ShellWord

  /// - Parameters:
  ///   - words: those before the cursor, without the name of the program.
  ///   - typed: the one at the cursor.
  ///   - root: the command of the program itself.
  init(_ words: [String], _ typed: ShellWord, of root: any ParsableCommand.Type) {
    reader = CommandLineReader(words, of: root)
    self.typed = typed
  }

  /// Whether it is the name of a file.
  var isFile: Bool {
    if let awaiting = reader.awaiting { return awaiting.isFile }
    guard !isOption, subcommands.isEmpty else { return false }
    return reader.positional?.argument.isFile ?? false
  }

  /// Each begins as what has been typed does.
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

  /// Options are offered to a dash, or where nothing else can stand.
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
    guard !isOption || !typed.text.hasPrefix("--"), let (argument, place) = reader.positional else {
      return []
    }
    let values = values(of: argument, "positional@\(place)")
    return reader.isTerminated || argument.takesDashes ? values : values.filter { !$0.hasDash }
  }

  /// The option of `--name=value`, and what of the word is not the value.
  private var attached: (option: CommandArgument, begun: String)? {
    guard isOption, let sign = typed.text.firstIndex(of: "="),
      let option = reader.option(named: String(typed.text[..<sign]))
    else { return nil }
    return (option, String(typed.text[...sign]))
  }

  private func attachedValues(of option: CommandArgument, behind begun: String) -> [Candidate] {
    let value = typed.behind(begun)
    return Self.values(of: option, option.words.first, reader.leaf, value)
      .map { Candidate(word: begun + $0.word) }
  }

  private func values(of argument: CommandArgument, _ name: String?) -> [Candidate] {
    let values = Self.values(of: argument, name, reader.leaf, typed)
    return argument.kind == .positional || argument.takesDashes
      ? values : values.filter { !$0.hasDash }
  }

  /// - Parameter name: what the library calls the argument.
  private static func values(
    of argument: CommandArgument, _ name: String?, _ command: any ParsableCommand.Type,
    _ typed: ShellWord
  ) -> [Candidate] {
    switch argument.values {
    case .list(let values): typed.begun(values).map { Candidate(word: $0) }
    case .custom: name.map { custom($0, command, typed) } ?? []
    case .file, nil: []
    }
  }

  /// Candidates of ``ShellCompletion``. The library tells them as the message of an error.
  private static func custom(
    _ name: String, _ command: any ParsableCommand.Type, _ typed: ShellWord
  ) -> [Candidate] {
    let raw = typed.quoted
    let question = ["---completion", "--", name, "1", "\(raw.count)", command._commandName, raw]
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
  /// Whether it would be taken for an option.
  fileprivate var hasDash: Bool { word.hasPrefix("-") }
}

extension ShellWord {
  /// The rest of a word that begins so.
  fileprivate func behind(_ start: String) -> ShellWord {
    var rest = self
    rest.drop(start.unicodeScalars.count)
    return rest
  }
}
