import ArgumentParser

/// Options before a command, which ArgumentParser accepts only after it.
enum LeadingOptions {
  /// Moves options that precede a command to after its name: `--offline team list` becomes
  /// `team list --offline`.
  ///
  /// - Parameter arguments: the arguments without the program name.
  static func moved(_ arguments: [String], of root: any ParsableCommand.Type) -> [String] {
    // `CommandLineReader` and the names are slow, and most command lines do not begin with an option.
    guard arguments.first?.hasPrefix("-") == true,
      arguments.contains(where: { !$0.hasPrefix("-") }),
      root.commandNames.contains(where: arguments.contains)
    else { return arguments }
    var reader = CommandLineReader([], of: root)
    var end = 0
    while reader.isAtStart, end < arguments.count {
      reader.take(arguments[end])
      end += 1
    }
    guard reader.command != root else { return arguments }
    let start = end - 1
    while end < arguments.count, reader.subcommand(named: arguments[end]) != nil {
      reader.take(arguments[end])
      end += 1
    }
    return Array(arguments[start..<end] + arguments[..<start] + arguments[end...])
  }
}

extension ParsableCommand {
  /// The names of the subcommands, including their aliases.
  static var commandNames: [String] {
    configuration.subcommands.flatMap { [$0._commandName] + $0.configuration.aliases }
  }
}
