import ArgumentParser

/// Reads the words before the cursor as the parser will, as far as it takes to know what may follow.
struct CommandLineReader {
  private let root: any ParsableCommand.Type
  private(set) var command: any ParsableCommand.Type
  /// The option whose value comes next.
  private(set) var awaiting: CommandArgument?
  /// How many words there were that belong to no option.
  private(set) var positionals = 0
  /// Whether `--` stood before.
  private(set) var isTerminated = false
  /// The options that stood before, each by all its names.
  private(set) var used: Set<String> = []
  /// Whether the line asks for the help of a subcommand.
  private(set) var isHelp = false

  /// - Parameters:
  ///   - words: without the name of the program.
  ///   - root: the command of the program itself.
  init(_ words: [String], of root: any ParsableCommand.Type) {
    self.root = root
    command = root
    for word in words { take(word) }
    load()
  }

  private mutating func take(_ word: String) {
    if awaiting != nil {
      awaiting = nil
    } else if !isTerminated, word == "--" {
      isTerminated = true
    } else if !isTerminated, word.hasPrefix("-"), takeOption(word) {
      // It is told by `used` and `awaiting`.
    } else if isAtStart, word == Self.help {
      isHelp = true
    } else if let subcommand = subcommand(named: word) {
      command = subcommand
    } else {
      command = leaf
      positionals += 1
    }
  }

  /// A word such as `-is:mega` is no option.
  private mutating func takeOption(_ word: String) -> Bool {
    load()
    let parts = word.split(separator: "=", maxSplits: 1)
    guard let name = parts.first.map({ String($0) }), let option = option(named: name) else {
      return false
    }
    if !option.isRepeating { used.formUnion(option.words) }
    if option.kind == .option && parts.count == 1 { awaiting = option }
    return true
  }

  // MARK: The command

  static let help = "help"

  /// Whether no word has said yet which command it is.
  var isAtStart: Bool {
    command == root && positionals == 0 && !isTerminated && !isHelp
  }

  /// The subcommands that may follow.
  var subcommands: [any ParsableCommand.Type] {
    positionals == 0 && !isTerminated ? command.configuration.subcommands : []
  }

  /// The command that reads what is no subcommand.
  var leaf: any ParsableCommand.Type { command.configuration.defaultSubcommand ?? command }

  /// Its arguments.
  private(set) var arguments: [CommandArgument] = []
  private var loaded: (any ParsableCommand.Type)?

  /// Asks the library, which takes longer than all else here, once for a command.
  private mutating func load() {
    let leaf = leaf
    guard loaded.map({ $0 == leaf }) != true else { return }
    loaded = leaf
    arguments = CommandArguments.all(of: leaf)
  }

  func option(named name: String) -> CommandArgument? {
    arguments.first { $0.kind != .positional && $0.words.contains(name) }
  }

  /// The argument that a word without dashes is for, and its number.
  var positional: (argument: CommandArgument, place: Int)? {
    let all = arguments.filter { $0.kind == .positional }
    let place = all.prefix(positionals).firstIndex(where: \.isRepeating) ?? positionals
    return place < all.count ? (all[place], place) : nil
  }

  private func subcommand(named word: String) -> (any ParsableCommand.Type)? {
    subcommands.first {
      $0._commandName == word || $0.configuration.aliases.contains(word)
    }
  }
}
