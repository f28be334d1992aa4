import ArgumentParser

/// A subcommand. It runs on the main actor and stays there: after a task on the global executor the
/// system's thread pool wakes the program every second.
protocol Command: ParsableCommand {
  @MainActor func execute() async throws
}
