import PokedexData
import PokedexDomain

extension Benchmarks {
  /// Chains of parents, places to train at, and chances to catch.
  static func planners() async throws {
    let catalog = try await DexPokedex(dex: DexFile()).catalog()
    let dex = try DexFile()
    let (moves, groups) = (try dex.table(Move.self), try dex.table(VersionGroup.self))
    let plan = PlanBreeding(catalog)
    for (form, name, wanted, game) in [
      (63 as ID<Form>, "Abra", ["encore"], "crystal"),
      (4, "Charmander", ["dragon-dance", "belly-drum", "ancient-power", "bite"], "platinum"),
      (
        4, "Charmander", ["dragon-dance", "belly-drum", "ancient-power", "bite"],
        "ultra-sun-ultra-moon"
      ),
      (4, "Charmander", ["dragon-tail", "belly-drum", "ancient-power", "bite"], "scarlet-violet"),
    ] {
      let ids = wanted.compactMap { slug in moves.slugs.firstIndex(of: slug).map { moves.ids[$0] } }
      guard let row = groups.slugs.firstIndex(of: game) else { continue }
      measure("\(ids.count) moves for \(name) in \(game)") {
        _ = plan(form, ids, in: groups[row])
      }
    }
    guard let reference = catalog.reference, let platinum = Lenses(reference).named("platinum")
    else { return }
    measure("all places for Speed in Platinum") {
      _ = FindTrainingPlaces(catalog)(.speed, through: platinum, limit: 60)
    }
    measure("the chances to catch Dialga in Platinum") {
      _ = ShowCatchChances(catalog)(483, through: platinum)
    }
    measure("the chances to catch Dialga today") {
      _ = ShowCatchChances(catalog)(483, through: nil)
    }
  }
}
