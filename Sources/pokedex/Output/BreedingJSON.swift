import PokedexData
import PokedexDomain

extension JSON {
  /// The shortest chains of parents for egg moves.
  static func breeding(_ plan: BreedingPlan) -> JSON {
    .object([
      ("pokemon", named(plan.form)), ("game", .text(plan.game.name)),
      ("moves", .list(plan.moves.map { named($0) })),
      ("learned", .list(plan.learned.map { sources($0) })),
      ("bred", .list(plan.bred.map { named($0) })),
      ("hatchling", plan.hatchling.map { named($0) } ?? .null),
      ("incense", plan.incense.map { named($0) } ?? .null),
      ("fromCaught", .flag(plan.isFromCaught)),
      ("chains", .list(plan.chains.map { chain($0) })), ("hasMore", .flag(plan.hasMore)),
      ("obstacle", plan.obstacle.map { obstacle($0, plan.refusal) } ?? .null),
    ])
  }

  /// The egg moves of a Pokémon, each with the parent that begins the easiest chain.
  static func eggMoves(_ page: EggMovesPage) -> JSON {
    .object([
      ("pokemon", named(page.form)), ("game", .text(page.game.name)),
      ("hasEggs", .flag(page.hasEggs)), ("moves", .list(page.moves.map { eggMove($0) })),
    ])
  }

  private static func eggMove(_ row: EggMovesPage.Row) -> JSON {
    .object([("move", named(row.move)), ("chain", row.chain.map { chain($0) } ?? .null)])
  }

  /// For each Pokémon, how it can get its moves in a game.
  static func moveSources(_ page: MoveSourcesPage) -> [JSON] {
    page.members.map { member in
      .object([
        ("pokemon", named(member.form)), ("game", .text(page.game.name)),
        ("inGame", .flag(member.isInGame)), ("moves", .list(member.moves.map { sources($0) })),
        lacks(page.gap),
      ])
    }
  }

  static func named<Entity>(_ named: Named<Entity>) -> JSON {
    .object([("id", .number(named.id.rawValue)), ("name", .text(named.name))])
  }

  private static func sources(_ sources: MoveSources) -> JSON {
    .object([
      ("move", named(sources.move)), ("sources", .list(sources.lessons.map { lesson($0) })),
      ("chain", sources.chain.map { chain($0) } ?? .null),
    ])
  }

  private static func lesson(_ lesson: MoveLesson) -> JSON {
    let (way, level): (String, Int?) =
      switch lesson.way {
      case .level(let level): ("level", level)
      case .machine: ("machine", nil)
      case .tutor: ("tutor", nil)
      case .sketch: ("sketch", nil)
      case .egg: ("egg", nil)
      case .other: ("other", nil)
      }
    return .object([
      ("move", named(lesson.move)), ("way", .text(way)), ("level", .optional(level)),
      ("stage", lesson.stage.map { named($0) } ?? .null),
      ("machine", lesson.machine.map { named($0) } ?? .null), ("price", .optional(lesson.price)),
      ("method", .optional(lesson.method)),
    ])
  }

  private static func chain(_ chain: BreedingChain) -> JSON {
    .object([
      ("length", .number(chain.length)), ("parents", .list(chain.parents.map { parent($0) })),
    ])
  }

  private static func parent(_ parent: BreedingChain.Parent) -> JSON {
    .object([
      ("way", .text(parent.way.rawValue)), ("pokemon", named(parent.form)),
      ("passes", .list(parent.passes.map { named($0) })),
      ("learns", .list(parent.learns.map { lesson($0) })),
      ("group", parent.group.map { named($0) } ?? .null),
      ("mother", parent.mother.map { named($0) } ?? .null),
      ("parents", .list(parent.parents.map { self.parent($0) })),
    ])
  }

  private static func obstacle(_ obstacle: BreedingObstacle, _ text: String?) -> JSON {
    let (word, move, unfit): (String, Named<Move>?, [BreedingObstacle.Unfit]) =
      switch obstacle {
      case .noEggsInGame: ("no-eggs-in-game", nil, [])
      case .notInGame: ("not-in-game", nil, [])
      case .cannotBreed: ("cannot-breed", nil, [])
      case .notLearned(let move): ("not-learned", move, [])
      case .nobodyLearns(let move): ("nobody-learns", move, [])
      case .nobodyPasses(let move, let unfit): ("nobody-passes", move, unfit)
      case .notTogether: ("not-together", nil, [])
      case .notCaught: ("not-caught", nil, [])
      }
    return .object([
      ("reason", .text(word)), ("text", .optional(text)), ("move", move.map { named($0) } ?? .null),
      (
        "pokemon",
        .list(
          unfit.map {
            .object([("pokemon", named($0.form)), ("reason", .text($0.reason.rawValue))])
          })
      ),
    ])
  }
}
