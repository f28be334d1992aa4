import PokedexDomain
import PokedexPresentation

extension BreedingPlan: Shaped {
  static let shape = Shape<BreedingPlan>.object([
    Field("pokemon", \.form), Field("game", "its name", \.game.name), Field("moves", \.moves),
    Field("learned", "the moves that need no breeding", \.learned),
    Field("bred", "the moves to breed for", \.bred),
    Field(
      "hatchling", "the Pokémon or an earlier stage of it; null if no move is bred for", \.hatchling
    ),
    Field(
      "incense", "the item that a parent holds, without which another Pokémon hatches", \.incense),
    Field("fromCaught", "whether all parents are of families that you have caught", \.isFromCaught),
    Field("chains", "the shortest ones, the easiest parents first", \.chains),
    Field("hasMore", "whether there are more chains of this length", \.hasMore),
    Field("obstacle", "why there are no chains") { plan in
      plan.obstacle.map { ToldObstacle(obstacle: $0, text: plan.refusal ?? "") }
    },
  ])
}

extension EggMovesPage: Shaped {
  static let shape = Shape<EggMovesPage>.object([
    Field("pokemon", \.form), Field("game", "its name", \.game.name),
    Field("hasEggs", "whether the game has eggs", \.hasEggs),
    Field("eggMoves", "by name", \.moves),
  ])
}

extension EggMovesPage.Row: Shaped {
  static let shape = Shape<EggMovesPage.Row>.object([
    Field("move", \.move), Field("chain", "the easiest one; null if there is none", \.chain),
  ])
}

extension MoveSources: Shaped {
  static let shape = Shape<MoveSources>.object(
    named: "sources",
    [
      Field("move", \.move), Field("sources", "all ways to get it without breeding", \.lessons),
      Field("chain", "the easiest parents for an egg move", \.chain),
    ])
}

extension MoveLesson: Shaped {
  static let shape = Shape<MoveLesson>.object(
    named: "lesson",
    [
      Field("move", \.move), Field("way", as: .word(of: MoveSource.Way.words, \.word), \.way),
      Field("level", "0 for a move learned on evolving; null for other ways", \.way.level),
      Field("stage", "the earlier stage that learns it", \.stage),
      Field("machine", "the item that teaches it", \.machine),
      Field("price", "the price of the machine in the game", \.price),
      Field("method", "the name of another way", \.method),
    ])
}

extension BreedingChain: Shaped {
  static let shape = Shape<BreedingChain>.object(
    named: "chain",
    [
      Field("length", "the number of Pokémon that pass moves on", \.length),
      Field("parents", "one, or two that pass on different moves", \.parents),
    ])
}

extension BreedingChain.Parent: Shaped {
  static let shape = Shape<BreedingChain.Parent>.object(
    named: "parent",
    [
      Field("way", "how it passes the moves on", \.way), Field("pokemon", \.form),
      Field("passes", "the moves that it passes on", \.passes),
      Field("learns", "the moves that it learns by itself", \.learns),
      Field("group", "the egg group that a father shares with the mother", \.group),
      Field("mother", "null if this is the mother, or no mother is needed", \.mother),
      Field("parents", "from whom it inherits the others", \.parents),
    ])
}

extension BreedingWay: ShapedWord {}

extension MoveSource.Way {
  fileprivate static let words = ["level", "machine", "tutor", "sketch", "egg", "other"]

  fileprivate var word: String {
    switch self {
    case .level: "level"
    case .machine: "machine"
    case .tutor: "tutor"
    case .sketch: "sketch"
    case .egg: "egg"
    case .other: "other"
    }
  }

  fileprivate var level: Int? { if case .level(let level) = self { level } else { nil } }
}

/// The needs of one Pokémon for its moves, in the game of the page.
struct OwnMoveSources: Shaped {
  let page: MoveSourcesPage
  let member: MoveSourcesPage.Member

  static func all(of page: MoveSourcesPage) -> [OwnMoveSources] {
    page.members.map { OwnMoveSources(page: page, member: $0) }
  }

  static let shape = Shape<OwnMoveSources>.object([
    Field("pokemon", \.member.form), Field("game", "its name", \.page.game.name),
    Field("inGame", "whether the game has the Pokémon", \.member.isInGame),
    Field("moves", \.member.moves), .lacks { [$0.page.gap] },
  ])
}

/// An obstacle with its sentence.
private struct ToldObstacle: Shaped {
  let obstacle: BreedingObstacle
  let text: String

  static let shape = Shape<ToldObstacle>.object([
    Field("reason", as: .word(of: BreedingObstacle.words, \.word), \.obstacle),
    Field("text", "the reason in a sentence, in the user's language", \.text),
    Field("move", "the move that the reason is about", \.obstacle.move),
    Field("pokemon", "those who learn the move and cannot pass it on", \.obstacle.unfit),
  ])
}

extension BreedingObstacle.Unfit: Shaped {
  static let shape = Shape<BreedingObstacle.Unfit>.object([
    Field("pokemon", \.form), Field("reason", \.reason),
  ])
}

extension BreedingObstacle.Unfit.Reason: ShapedWord {}

extension BreedingObstacle {
  fileprivate static let words = [
    "no-eggs-in-game", "not-in-game", "cannot-breed", "not-learned", "nobody-learns",
    "nobody-passes", "not-together", "not-caught",
  ]

  fileprivate var word: String {
    switch self {
    case .noEggsInGame: "no-eggs-in-game"
    case .notInGame: "not-in-game"
    case .cannotBreed: "cannot-breed"
    case .notLearned: "not-learned"
    case .nobodyLearns: "nobody-learns"
    case .nobodyPasses: "nobody-passes"
    case .notTogether: "not-together"
    case .notCaught: "not-caught"
    }
  }

  fileprivate var move: Named<Move>? {
    switch self {
    case .notLearned(let move), .nobodyLearns(let move), .nobodyPasses(let move, _): move
    default: nil
    }
  }

  fileprivate var unfit: [Unfit] {
    if case .nobodyPasses(_, let unfit) = self { unfit } else { [] }
  }
}
