/// The rules of all games. docs/data.md shows the table.
enum GameRulesTable {
  /// The rules of a game, or of the usual games of a generation.
  static func rules(of slug: String? = nil, in generation: ID<Generation>) -> GameRules {
    let number = min(max(generation.rawValue, 1), usual.count)
    var rules = usual[number - 1]
    if let slug, let difference = differences[slug] { difference.apply(to: &rules) }
    return rules
  }

  static let today = GameRules(9, having: Set(GameFeature.allCases), catching: .ninth)

  /// Champions has the effects of generation IX.
  static let champions = rules(of: "champions", in: 9)

  // MARK: Generations

  private static let usual: [GameRules] = [
    GameRules(1, having: first, training: .statExperience, catching: .first, transfers: 1...1),
    GameRules(2, having: second, training: .statExperience, catching: .second, transfers: 1...2),
    GameRules(3, having: third, catching: .third, transfers: 3...3),
    GameRules(4, having: third, catching: .fourth, transfers: 3...4),
    GameRules(5, having: fifth, catching: .fifth, transfers: 3...5),
    GameRules(6, having: fifth.union([.megaEvolution]), catching: .sixth, transfers: 3...6),
    GameRules(
      7, having: fifth.union([.megaEvolution, .zMoves]), catching: .seventh, transfers: 1...7),
    GameRules(8, having: fifth.union([.dynamax]), catching: .eighth, transfers: 1...7),
    GameRules(9, having: fifth.union([.terastallization]), catching: .ninth),
  ]

  private static let first: Set<GameFeature> = [.catching]
  private static let second = first.union([.heldItems, .eggs, .friendship, .genders, .shinies])
  private static let third = second.union([.abilities, .natures])
  private static let fifth = third.union([.hiddenAbilities])

  // MARK: Games

  /// The differences of a game from the usual ones of its generation.
  private struct Difference {
    var without: Set<GameFeature> = []
    var with: Set<GameFeature> = []
    var training: TrainingSystem?
    var isCaughtAsUsual = true
    var keepsTransferredMoves = true

    func apply(to rules: inout GameRules) {
      rules.remove(without)
      rules.add(with)
      rules.training = training ?? rules.training
      if !isCaughtAsUsual { rules.catching = nil }
      if !keepsTransferredMoves { rules.transfers = nil }
    }
  }

  /// By PokeAPI's slug of the version group.
  private static let differences: [String: Difference] = [
    "colosseum": orre, "xd": orre,
    "lets-go-pikachu-lets-go-eevee": Difference(
      without: [.abilities, .hiddenAbilities, .heldItems, .eggs, .zMoves], training: .awakening,
      isCaughtAsUsual: false, keepsTransferredMoves: false),
    "brilliant-diamond-shining-pearl": Difference(
      without: [.dynamax], keepsTransferredMoves: false),
    "legends-arceus": Difference(
      without: [.abilities, .hiddenAbilities, .heldItems, .eggs, .dynamax], with: [.alphas],
      training: .effortLevels, isCaughtAsUsual: false, keepsTransferredMoves: false),
    "legends-za": lumiose, "mega-dimension": lumiose,
    "champions": Difference(
      without: [.eggs, .friendship, .catching, .terastallization], with: [.megaEvolution],
      training: .statPoints, isCaughtAsUsual: false),
  ]

  private static let orre = Difference(without: [.eggs], with: [.shadowPokemon])
  private static let lumiose = Difference(
    without: [.abilities, .hiddenAbilities, .eggs, .terastallization],
    with: [.megaEvolution, .alphas], isCaughtAsUsual: false)
}
