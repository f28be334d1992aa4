import PokedexDomain
import PokedexPresentation
import PokedexScreens
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

extension Stage {
  /// The program over the bundled dex, after some keys. Of what has no store, nothing is kept.
  ///
  /// - Parameter marks: also what queries know of the other stores.
  static func after(
    _ keys: String = "", _ size: Size = .usual, symbols: Symbols = .unicode,
    marks: TrainerMarks? = nil, searches: (any SearchStore)? = nil,
    teams: (any TeamStore)? = nil, collections: (any CollectionStore)? = nil,
    runs: (any RunStore)? = nil, routes: (any UserFileSource)? = nil,
    files: (any TextFiles)? = nil, extras: Extras? = nil, map: KeyMap = KeyMap(),
    pictures: PictureStyle = .blocks, isLinear: Bool = false, isPicking: Bool = false
  ) async throws -> Stage {
    let stage = Stage(
      try marks.map { try bundled($0) } ?? bundled(), size, symbols: symbols, searches: searches,
      marks: marks ?? TrainerMarks(), teams: teams, collections: collections, runs: runs,
      routes: routes, files: files, extras: extras, keys: map, pictures: pictures,
      isLinear: isLinear, isPicking: isPicking)
    await stage.type(keys)
    return stage
  }
}

/// The program over the bundled dex, after some keys.
@MainActor func stage(
  _ keys: String = "", _ size: Size = .usual, symbols: Symbols = .unicode,
  searches: (any SearchStore)? = nil, teams: (any TeamStore)? = nil, isPicking: Bool = false
) async throws -> Stage {
  try await .after(
    keys, size, symbols: symbols, searches: searches, teams: teams, isPicking: isPicking)
}

/// Compares the screen after some keys with its golden frame.
@MainActor func golden(
  _ name: String, _ keys: String, _ size: Size, symbols: Symbols = .unicode,
  searches: (any SearchStore)? = nil, location: SourceLocation = #_sourceLocation
) async throws {
  let stage = try await stage(keys, size, symbols: symbols, searches: searches)
  golden("\(name)-\(size.width)x\(size.height)", stage, location: location)
}
