import ArgumentParser

/// A subcommand. It runs entirely on the main actor: once a task has used the global executor, the
/// system's thread pool wakes the process every second.
protocol Command: ParsableCommand {
  @MainActor func execute() async throws
}
