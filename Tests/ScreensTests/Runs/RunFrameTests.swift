import PokedexDomain
import PokedexTerminalUI
import PokedexTesting
import Testing

/// Golden frames of a run.
@MainActor @Suite struct RunFrameTests {
  /// A run with a cap, two Pokémon, of which one has fallen, and a missed encounter.
  private static let keys = ".cstarly<enter>jcbidoof<enter>2j'1j;#14<enter>k"

  private func check(_ name: String, _ keys: String, _ size: Size) async throws {
    let stage = try await runStage(Self.keys + keys, runs: MemoryRuns([.ada()]), size)
    golden("\(name)-\(size.width)x\(size.height)", stage)
  }

  @Test(arguments: Size.tried) func `the places of a run`(_ size: Size) async throws {
    try await check("run-places", "", size)
  }

  @Test(arguments: Size.tried) func `the Pokémon of a run`(_ size: Size) async throws {
    try await check("run-pokemon", "2", size)
  }

  @Test(arguments: Size.tried) func `the means and rules of a run`(_ size: Size) async throws {
    try await check("run-means", "3", size)
  }

  @Test(arguments: Size.tried) func `a place that the run has reached`(_ size: Size) async throws {
    try await check("run-place", "<enter>", size)
  }

  @Test(arguments: [Size.small, .usual]) func `no run yet`(_ size: Size) async throws {
    let stage = try await runStage(".", runs: MemoryRuns(), size)
    golden("run-none-\(size.width)x\(size.height)", stage)
  }
}
