import PokedexDomain
import PokedexTerminalUI
import PokedexTesting

extension Run {
  /// A run through Platinum by the usual rules.
  static func ada(_ change: (inout Run) -> Void = { _ in }) -> Run {
    var run = Run(name: "Ada", game: "platinum", rules: .nuzlocke)
    change(&run)
    return run
  }
}

/// The program with runs, after some keys.
@MainActor func runStage(
  _ keys: String, runs: MemoryRuns, marks: TrainerMarks? = TrainerMarks(), _ size: Size = .usual
) async throws -> Stage {
  try await .after(keys, size, marks: marks, runs: runs)
}
