import PokedexDomain
import PokedexTerminalUI
import PokedexTesting
import Synchronization
import Testing

/// Two teams of a player, and the program with them.
@MainActor enum TeamScene {
  static let text = """
    === [gen9ou] Sand ===

    Chompy (Garchomp) (M) @ Focus Sash
    Ability: Rough Skin
    Tera Type: Steel
    EVs: 252 Atk / 4 SpD / 252 Spe
    Jolly Nature
    - Earthquake
    - Dragon Claw
    - Swords Dance
    - Stone Edge

    Tyranitar @ Choice Scarf
    Ability: Sand Stream
    EVs: 252 Atk / 252 Spe
    Adamant Nature
    - Crunch
    - Rock Slide

    Zapdos

    Rotom-Wash @ Leftovers
    Ability: Levitate
    EVs: 252 HP / 212 Def / 44 SpD
    Bold Nature
    IVs: 0 Atk
    - Volt Switch
    - Hydro Pump

    === Rain ===

    Pelipper
    Ability: Drizzle

    """

  static func teams() async throws -> [Team] {
    try ReadTeams(try await Stage.bundled().catalog())(text).teams
  }

  /// Returns the program with both teams, after some keys.
  static func stage(
    _ keys: String, _ size: Size = .usual, _ store: MemoryTeams? = nil,
    files: (any TextFiles)? = nil, symbols: Symbols = .unicode
  ) async throws -> (stage: Stage, teams: MemoryTeams) {
    let store = if let store { store } else { MemoryTeams(try await teams()) }
    return (
      try await .after(keys, size, symbols: symbols, teams: store, files: files), store
    )
  }
}

/// Text files in memory.
final class MemoryFiles: TextFiles {
  private let texts: Mutex<[String: String]>

  init(_ texts: [String: String] = [:]) {
    self.texts = Mutex(texts)
  }

  func text(of path: String) throws(PokedexError) -> String {
    guard let text = texts.withLock({ $0[path] }) else { throw .missingFile(path) }
    return text
  }

  func write(_ text: String, to path: String) {
    texts.withLock { $0[path] = text }
  }

  subscript(path: String) -> String? { texts.withLock({ $0[path] }) }
}
