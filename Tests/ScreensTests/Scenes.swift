import PokedexDomain
import PokedexTerminalUI
import PokedexTesting
import Testing

extension Size {
  static let small = Size(width: 40, height: 12)
  static let usual = Size(width: 80, height: 24)
  static let wide = Size(width: 120, height: 36)
  static let huge = Size(width: 200, height: 60)

  /// The sizes of golden frames.
  static let tried: [Size] = [.small, .usual, .wide, .huge]
}

/// Returns the program over the bundled dex, after some keys.
///
/// - Parameter searches: The store of searches; with `nil`, none are kept.
@MainActor func stage(
  _ keys: String = "", _ size: Size = .usual, symbols: Symbols = .unicode,
  searches: (any SearchStore)? = nil, teams: (any TeamStore)? = nil, isPicking: Bool = false
) async throws -> Stage {
  let stage = Stage(
    try Stage.bundled(), size, symbols: symbols, searches: searches, teams: teams,
    isPicking: isPicking)
  await stage.type(keys)
  return stage
}

/// Compares the screen after some keys with its golden frame.
@MainActor func golden(
  _ name: String, _ keys: String, _ size: Size, symbols: Symbols = .unicode,
  searches: (any SearchStore)? = nil, location: SourceLocation = #_sourceLocation
) async throws {
  let stage = try await stage(keys, size, symbols: symbols, searches: searches)
  golden("\(name)-\(size.width)x\(size.height)", stage, location: location)
}
