import ArgumentParser
import Glibc
import PokedexDomain

/// A run of the program: what its arguments ask for, with the user's configuration.
@MainActor struct Program {
  /// The maximum number of arguments: ArgumentParser takes quadratic time.
  private static let maxArguments = 2000

  let configuration: Configuration

  private var arguments: [String] {
    LeadingOptions.moved(Array(CommandLine.arguments.dropFirst()), of: Pokedex.self)
  }

  func run() async {
    do {
      guard CommandLine.argc <= Self.maxArguments else {
        throw Failure("more than \(Self.maxArguments) arguments: put the query in quotes", .usage)
      }
      try await answer(arguments)
    } catch is ClosedPipe {
      return
    } catch {
      // Where a part of the data was not whole, everything else is a consequence.
      if let failure = Output.damage.map(Failure.init) ?? Failure(error) { failure.exit() }
      await end(with: error)
    }
  }

  private func answer(_ arguments: [String]) async throws {
    if let request = CompletionRequest(arguments) {
      UserLocale.choose(request.words, isCompletion: true, configuration, Environment())
      return try Output.print(request.answer(of: Pokedex.self))
    }
    UserLocale.choose(arguments, configuration, Environment())
    if let failure = Pokedex.unknownSubject(arguments) { throw failure }
    if let script = CompletionScript(arguments) { return try Output.print(script.lines) }
    // There is nothing to parse, and parsing takes a third of the startup time.
    if arguments.allSatisfy({ $0 == "--offline" || $0 == "--last" }) {
      return try await browse(
        isOffline: arguments.contains("--offline"), resumes: arguments.contains("--last"))
    }
    try await execute(command(arguments))
  }

  private func browse(isOffline: Bool, resumes: Bool) async throws {
    try await Browse(
      dex: DexSettings(configuration.with([.offline: isOffline ? "yes" : nil])),
      screen: ScreenSettings(configuration, resumes: resumes)
    ).run()
  }

  // MARK: Commands

  /// - Throws: ``Failure`` if a mistyped command may be the reason why nothing can be parsed, or why
  ///   there is a query.
  private func command(_ arguments: [String]) async throws -> any ParsableCommand {
    let command: any ParsableCommand
    do { command = try Pokedex.parseAsRoot(arguments) } catch {
      let isWrong = !Pokedex.exitCode(for: error).isSuccess
      if isWrong { try await checkCommand(arguments, DexSettings(configuration)) }
      throw error
    }
    if let browse = command as? BrowseCommand {
      try await checkCommand(arguments, browse.dex.settings(configuration))
    }
    return command
  }

  private func checkCommand(_ arguments: [String], _ dex: DexSettings) async throws {
    if let failure = await Pokedex.unknownCommand(arguments, dex) { throw failure }
  }

  private func execute(_ command: any ParsableCommand) async throws {
    // The full screen shows the problems itself.
    if !Output.isTerminal || !(command is BrowseCommand) { reportSettings() }
    if let command = command as? any PagedCommand {
      try await command.executePaged(configuration)
    } else if let command = command as? any Command {
      try await command.execute(configuration)
    } else {
      var command = command
      try command.run()
    }
  }

  /// Reports invalid settings, which are ignored.
  private func reportSettings() {
    for problem in configuration.problems { Output.error("pokedex: \(problem.text)") }
  }

  // MARK: The end

  /// Ends the process. Redacts error messages first, because they repeat arguments, which may
  /// contain passwords.
  private func end(with error: any Error) async -> Never {
    let code = Pokedex.exitCode(for: error)
    let redacted = RedactedArguments(arguments)
    let message = Output.lines(of: redacted.hidden(in: Pokedex.fullMessage(for: error)))
    if code.isSuccess { await printHelp(message) }
    UsageReport(message, redacted.texts).lines.forEach(Output.error)
    Glibc.exit(code.rawValue)
  }

  /// Prints the help, in the pager if it is longer than the screen, or the version. ArgumentParser
  /// would ignore write errors.
  private func printHelp(_ lines: [String]) async -> Never {
    let setting = arguments.contains("--no-pager") ? Pager.none : configuration[.pager]
    do {
      try await Pager.paging(setting) { try Output.print(lines) }
    } catch {
      Failure(error)?.exit()
    }
    Glibc.exit(0)
  }
}
