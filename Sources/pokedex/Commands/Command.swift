import ArgumentParser

/// A subcommand. It runs entirely on the main actor: once a task has used the global executor, the
/// system's thread pool wakes the process every second.
protocol Command: ParsableCommand {
  /// - Parameter configuration: the user's, without the options of the command.
  @MainActor func execute(_ configuration: Configuration) async throws
}

/// A subcommand whose output goes through the pager if it is longer than the screen.
protocol PagedCommand: Command {
  var dex: DexOptions { get }
  /// Whether the output may wait for the end of the command, as a pager requires.
  var isPaged: Bool { get }
}

extension PagedCommand {
  var isPaged: Bool { true }

  /// Executes the command, and shows its output in the pager if necessary.
  @MainActor func executePaged(_ configuration: Configuration) async throws {
    let pager = isPaged ? configuration.with(dex.chosen)[.pager] : Pager.none
    try await Pager.paging(pager) { try await execute(configuration) }
  }
}
