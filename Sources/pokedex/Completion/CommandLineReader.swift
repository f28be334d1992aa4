import ArgumentParser

/// Reads the words before the cursor like ArgumentParser, to find the possible completions.
struct CommandLineReader {
  private let root: any ParsableCommand.Type
  private(set) var command: any ParsableCommand.Type
  /// The option whose value comes next, if any.
  private(set) var awaiting: CommandArgument?
  /// The number of positional arguments so far.
  private(set) var positionals = 0
  /// Whether `--` came before.
  private(set) var isTerminated = false
  /// All names of the options used so far, except those that may be repeated.
  private(set) var used: Set<String> = []
  /// Whether the line asks for the help of a subcommand.
  private(set) var isHelp = false
  /// The words that look like options, but are none of the command's.
  private(set) var unknownOptions: [String] = []

  /// - Parameters:
  ///   - words: the words before the cursor, without the program name.
  ///   - root: the root command.
  init(_ words: [String], of root: any ParsableCommand.Type) {
    self.root = root
    command = root
    for word in words { take(word) }
    load()
  }

  /// Reads the next word.
  mutating func take(_ word: String) {
    if awaiting != nil {
      awaiting = nil
    } else if !isTerminated, word == "--" {
      isTerminated = true
    } else if !isTerminated, word.hasPrefix("-"), takeOption(word) {
      // `takeOption` has updated `used` and `awaiting`.
    } else if isAtStart, word == Self.help {
      isHelp = true
    } else if let subcommand = subcommand(named: word) {
      command = subcommand
    } else {
      command = leaf
      positionals += 1
    }
  }

  /// Returns `false` for a word that is not an option, such as `-is:mega`.
  private mutating func takeOption(_ word: String) -> Bool {
    load()
    let parts = word.split(separator: "=", maxSplits: 1)
    guard let name = parts.first.map({ String($0) }), let option = option(named: name) else {
      if word.utf8.count > 1 { unknownOptions.append(word) }
      return false
    }
    if !option.isRepeating { used.formUnion(option.words) }
    if option.kind == .option && parts.count == 1 { awaiting = option }
    return true
  }

  // MARK: The command

  static let help = "help"

  /// Whether no word so far has selected a command.
  var isAtStart: Bool {
    command == root && positionals == 0 && !isTerminated && !isHelp
  }

  /// The subcommands that may follow.
  var subcommands: [any ParsableCommand.Type] {
    positionals == 0 && !isTerminated ? command.configuration.subcommands : []
  }

  /// The command that parses the arguments: the default subcommand if there is one.
  var leaf: any ParsableCommand.Type { command.configuration.defaultSubcommand ?? command }

  /// The arguments of ``leaf``.
  private(set) var arguments: [CommandArgument] = []
  private var loaded: (any ParsableCommand.Type)?

  /// Loads the arguments from ArgumentParser, once for each command because this is by far the
  /// slowest step.
  private mutating func load() {
    let leaf = leaf
    guard loaded.map({ $0 == leaf }) != true else { return }
    loaded = leaf
    arguments = CommandArguments.all(of: leaf)
  }

  func option(named name: String) -> CommandArgument? {
    arguments.first { $0.kind != .positional && $0.words.contains(name) }
  }

  /// The positional argument that the next word is for, and its index.
  var positional: (argument: CommandArgument, index: Int)? {
    let all = arguments.filter { $0.kind == .positional }
    let index = all.prefix(positionals).firstIndex(where: \.isRepeating) ?? positionals
    return index < all.count ? (all[index], index) : nil
  }

  func subcommand(named word: String) -> (any ParsableCommand.Type)? {
    subcommands.first {
      $0._commandName == word || $0.configuration.aliases.contains(word)
    }
  }
}
