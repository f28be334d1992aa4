import Testing

/// Code asks the rules of a game, and never compares its name.
@Suite struct GameSlugTests {
  /// The tables that list games, and examples of queries.
  private static let tables: Set = [
    "Sources/Domain/Games/GameRulesTable.swift", "Sources/Domain/Teams/FormatGame.swift",
    "Sources/Domain/Rules/GameEvolutions.swift", "Sources/Domain/Catching/CatchBalls.swift",
    "Sources/Domain/Dex/LegendsMegas.swift", "Sources/Domain/Dex/UnlistedForms.swift",
    "Sources/Data/Exchange/CalculationDocument.swift",
  ]
  private static let slugs = [
    "red-blue", "gold-silver", "colosseum", "xd", "diamond-pearl", "sun-moon", "lets-go",
    "lets-go-pikachu-lets-go-eevee", "sword-shield", "brilliant-diamond-shining-pearl",
    "legends-arceus", "legends-za", "mega-dimension", "scarlet-violet", "champions",
  ]

  @Test(arguments: SourceFile.sources.filter { !tables.contains($0.path) })
  func `no code outside the tables names a game`(_ file: SourceFile) {
    for slug in Self.slugs {
      #expect(!file.lines.contains { $0.contains("\"\(slug)\"") }, "\(file.path): \(slug)")
    }
  }
}
