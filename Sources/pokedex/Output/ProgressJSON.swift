import PokedexData
import PokedexDomain

extension JSON {
  /// The numbers of caught and seen species. Both arguments have the same parts in the same order.
  static func progress(caught: DexProgress, seen: DexProgress) -> JSON {
    .object([
      ("overall", .object(tallies(caught.overall, seen.overall))),
      ("forms", .object(tallies(caught.forms, seen.forms))),
      ("generations", parts(caught.generations, seen.generations)),
      (
        "games",
        .list(
          zip(caught.games, seen.games).map { caught, seen in
            .object([
              ("name", .text(caught.game.name)), ("dexes", parts(caught.dexes, seen.dexes)),
            ])
          })
      ),
      ("types", parts(caught.types, seen.types)),
    ])
  }

  private static func parts<Entity>(
    _ caught: [DexProgress.Part<Entity>], _ seen: [DexProgress.Part<Entity>]
  ) -> JSON {
    .list(
      zip(caught, seen).map { caught, seen in
        .object([("name", .text(caught.thing.name))] + tallies(caught.tally, seen.tally))
      })
  }

  private static func tallies(_ caught: Tally, _ seen: Tally) -> [(key: String, value: JSON)] {
    [
      ("caught", .number(caught.caught)), ("seen", .number(seen.caught)),
      ("of", .number(caught.count)),
    ]
  }
}

extension JSON {
  /// The places to catch the species missing from a game's dexes.
  static func plan(_ plan: CompletionPlan) -> JSON {
    .object([
      ("knowsPlaces", .flag(plan.knowsPlaces)), ("conditions", .conditions(plan.conditions)),
      (
        "places",
        .list(
          plan.stops.map { stop in
            .object([
              ("id", .number(stop.place.id.rawValue)), ("name", .text(stop.place.name)),
              ("species", names(stop.species)),
            ])
          })
      ),
      ("otherwise", names(plan.otherwise)), ("byEvolving", names(plan.viaEvolution)),
      ("elsewhere", names(plan.elsewhere)),
      ("unknown", names(plan.unknown)),
    ])
  }

  /// The circumstances of an answer, in words; `null` for all.
  static func conditions(_ names: [String]?) -> JSON {
    names.map { .list($0.map { .text($0) }) } ?? .null
  }

  private static func names(_ species: [Named<Species>]) -> JSON {
    .list(species.map { .text($0.name) })
  }
}
