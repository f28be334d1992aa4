import PokedexData
import PokedexDomain

extension FuzzSubject {
  /// Showdown pastes of teams, with the names of the real dex.
  static func showdown() async throws -> FuzzSubject {
    let names = ShowdownNames(try await DexPokedex(dex: DexFile()).catalog())
    let (read, write) = (ShowdownReader(names), ShowdownWriter(names))
    return FuzzSubject(name: "Showdown's text", seeds: teams.map { Array($0.utf8) }) { bytes in
      // The reader may refuse a text beyond its limits.
      guard let teams = try? read(String(decoding: bytes, as: UTF8.self)).teams else { return nil }
      guard teams.flatMap(\.members).allSatisfy(\.isOfAGame) else {
        return "a number that no game has is read"
      }
      let text = write(teams)
      let again = try? read(text).teams
      return again.map(write.callAsFunction) == text
        ? nil : "what was written is read as something else"
    }
  }

  private static let teams = [
    """
    === [gen9ou] Fuzz ===

    Chomp (Garchomp) (F) @ Choice Scarf
    Ability: Rough Skin
    Level: 50
    Shiny: Yes
    Tera Type: Steel
    EVs: 252 Atk / 4 SpD / 252 Spe
    Jolly Nature
    IVs: 0 SpA
    - Earthquake
    - Hidden Power [Ice]
    """,
    """
    Rotom-Wash @ Leftovers
    Happiness: 0
    - Volt Switch

    Mr. Mime-Galar
    Farfetch’d (M) @ Leek
    - Sacred Swrod
    """,
    """
    Pikachu
    Level: 9223372036854775807
    Happiness: -1
    EVs: 9223372036854775807 Spe / 9223372036854775807 HP
    IVs: -9223372036854775808 Spe
    """,
  ]
}

extension TeamMember {
  /// Whether all numbers are possible in games.
  fileprivate var isOfAGame: Bool {
    (level.map(Self.levels.contains) ?? true)
      && (happiness.map(Self.happinesses.contains) ?? true)
      && (dynamaxLevel.map(Self.dynamaxLevels.contains) ?? true)
      && effort.assigned.allSatisfy { Self.efforts.contains($0.value) }
      && individual.assigned.allSatisfy { Self.individuals.contains($0.value) }
  }
}
