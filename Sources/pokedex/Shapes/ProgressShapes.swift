import PokedexDomain

/// The numbers of caught and of seen species, in the same parts.
struct ShownProgress: Shaped {
  let caught: DexProgress
  let seen: DexProgress
  let collections: [CollectionTally]

  static let shape = Shape<ShownProgress>.object([
    Field("overall", "of all species") { Tallies($0.caught.overall, $0.seen.overall) },
    Field("forms", "all that can be kept") { Tallies($0.caught.forms, $0.seen.forms) },
    Field("generations", "by debut") { parts($0.caught.generations, $0.seen.generations) },
    Field("games", "by their dexes") { zip($0.caught.games, $0.seen.games).map(ShownGame.init) },
    Field("types", "by the types of the species") { parts($0.caught.types, $0.seen.types) },
    Field("collections", "slot by slot", \.collections),
  ])

  fileprivate static func parts<Entity>(
    _ caught: [DexProgress.Part<Entity>], _ seen: [DexProgress.Part<Entity>]
  ) -> [NamedTallies] {
    zip(caught, seen).map {
      NamedTallies(name: $0.thing.name, tallies: Tallies($0.tally, $1.tally))
    }
  }
}

private struct ShownGame: Shaped {
  let caught: DexProgress.Game
  let seen: DexProgress.Game

  static let shape = Shape<ShownGame>.object([
    Field("name", \.caught.game.name),
    Field("dexes") { ShownProgress.parts($0.caught.dexes, $0.seen.dexes) },
  ])
}

private struct Tallies: Shaped {
  let caught: Int
  let seen: Int
  let count: Int

  init(_ caught: Tally, _ seen: Tally) {
    (self.caught, self.seen, count) = (caught.caught, seen.caught, caught.count)
  }

  static let shape = Shape<Tallies>.object([
    Field("caught", as: .count, \.caught), Field("seen", as: .count, \.seen),
    Field("of", "how many there are", as: .count, \.count),
  ])
}

private struct NamedTallies: Shaped {
  let name: String
  let tallies: Tallies

  static let shape = Shape<NamedTallies>.object(
    named: "part", [Field("name", \.name)] + Tallies.shape.fields.map { $0.of(\.tallies) })
}

extension CompletionPlan: Shaped {
  static let shape = Shape<CompletionPlan>.object([
    Field("knowsPlaces", "false if the dex has no encounters of the game", \.knowsPlaces),
    .conditions(\.conditions),
    Field("places", "the place with the most missing species first", \.stops),
    Field("otherwise", "only under other conditions", \.otherwise.allNames),
    Field("byEvolving", "from one that is caught, or met at a place", \.viaEvolution.allNames),
    Field("later", "at places or with means that the run has not yet", \.later.allNames),
    Field("elsewhere", "by trade, at events or from other games", \.elsewhere.allNames),
    Field("unknown", "the dex has no encounters of the game", \.unknown.allNames),
  ])
}

extension CompletionPlan.Stop: Shaped {
  static let shape = Shape<CompletionPlan.Stop>.object(
    Named<Location>.shape.fields.map { $0.of(\.place) } + [
      Field("species", "those that no place before it has", \.species.allNames)
    ])
}

extension [Named<Species>] {
  fileprivate var allNames: [String] { map(\.name) }
}
