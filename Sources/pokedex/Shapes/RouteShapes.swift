import PokedexData
import PokedexDomain

/// The contents of a route's file, and what is wrong in it.
struct CheckedRoute: Shaped {
  /// A battle with its foes.
  struct Battle: Shaped {
    let battle: RouteBattle
    let foes: BattleFoes
    /// The names of the foes.
    let names: [String]
    let place: String?

    static let shape = Shape<Battle>.object(
      named: "battle",
      [
        Field("line", as: .number(1...), \.battle.line), Field("name", \.battle.name),
        Field("kind", "as in the file", \.battle.kind.rawValue),
        Field("place", "its name; null before the first place", \.place),
        Field("cap", "the level cap; null if it is not known", as: .optional(.count), \.foes.cap),
        Field("foes", "their names", \.names),
        Field("missing", "names of teams that your sets lack", \.foes.missing),
      ])
  }

  let file: String
  let reading: RouteReading
  let battles: [Battle]

  /// - Parameter sets: the files of the library of sets.
  init(file: String, reading: RouteReading, sets: [UserFile], _ catalog: Catalog) {
    self.file = file
    self.reading = reading
    let own = catalog.through(reading.route?.game)
    let places = EncounterNames(own.dex)
    let library = SetLibrary(reading.route?.battles.isEmpty == false ? sets : [], in: own)
    battles = (reading.route?.battles ?? []).map { battle in
      let foes = battle.foes(in: library, own)
      return Battle(
        battle: battle, foes: foes, names: foes.members.map(own.name),
        place: battle.place.map(places.name))
    }
  }

  /// Those of the file, and teams that the library of sets lacks.
  var problems: [OverlayReading.Problem] {
    let missing = battles.flatMap { battle in
      battle.foes.missing.map { name in
        OverlayReading.Problem(
          line: battle.battle.line, column: 1, text: worded("your sets have no team '\(name)'"),
          isError: false)
      }
    }
    return (reading.problems + missing).sorted { $0.line < $1.line }
  }

  static let shape = Shape<CheckedRoute>.object([
    Field("file", \.file),
    Field("game", "the slug; null if the file does not say which it is") {
      $0.reading.route?.game.slug
    },
    Field("places", "how many", as: .count) { $0.reading.route?.places.count ?? 0 },
    Field("battles", "in the order of the file", \.battles),
    Field("problems", "empty for a file without any", \.problems),
  ])
}

extension RouteLibrary.Entry: ListedUserFile {
  static let kind = UserFileKind.routes

  static func all(in folder: UserFolder, on catalog: Catalog) -> [RouteLibrary.Entry] {
    RouteLibrary(folder.files(), on: catalog).entries
  }

  var places: Int { route?.places.count ?? 0 }
  var battles: Int { route?.battles.count ?? 0 }

  static let shape = Shape<RouteLibrary.Entry>.object([
    Field("name", \.name),
    Field("game", "the slug; null if the file does not say which it is") { $0.route?.game.slug },
    Field("places", "how many", as: .count, \.places),
    Field("battles", "how many", as: .count, \.battles),
    Field("mistakes", "how many lines are left out", as: .count, \.reading.mistakes),
    Field(
      "problem", "the first mistake, or why the file cannot be read; null for none",
      \.reading.problem),
    Field("file", \.path),
  ])
}
