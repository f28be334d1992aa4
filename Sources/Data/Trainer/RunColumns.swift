import GRDB
import PokedexDomain

/// Encodes and decodes the columns of runs.
///
/// Places are the IDs of locations, an area after a colon, separated by spaces: `169 172:446`. Means
/// are the words of the shell; the names of battles stand in lines.
struct RunColumns {
  private let row: TeamColumns

  init(_ row: GRDB.Row) throws(TeamColumns.Damage) {
    self.row = try TeamColumns(row, of: "run")
  }

  /// The run without its Pokémon.
  func run() throws(TeamColumns.Damage) -> Run {
    var run = Run(
      name: try row.text("name"), game: try row.text("game"),
      rules: RunRules(rawValue: try row.required("rules")), route: try row.text("route"))
    run.reached = try places("reached")
    run.missed = try places("missed")
    run.means = try means()
    run.cap = try row.number("cap")
    let beaten: String = try row.text("beaten")
    run.beaten = beaten.split(separator: "\n").map(String.init)
    run.isArchived = try row.required("archived") != 0
    return run
  }

  private func places(_ column: String) throws(TeamColumns.Damage) -> [RunPlace] {
    let text: String = try row.text(column)
    var places: [RunPlace] = []
    for word in text.split(separator: " ") {
      let parts = word.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) }
      guard (1...2).contains(parts.count), let location = parts[0], !parts.contains(nil) else {
        throw TeamColumns.Damage()
      }
      places.append(RunPlace(ID(location), area: parts.dropFirst().first?.map { ID($0) }))
    }
    return places
  }

  private func means() throws(TeamColumns.Damage) -> RunMeans {
    let text: String = try row.text("means")
    var words: [RunWord] = []
    for word in text.split(separator: " ") {
      guard let known = RunWord(String(word)) else { throw TeamColumns.Damage() }
      words.append(known)
    }
    return RunMeans(words)
  }

  /// A Pokémon of a row.
  static func pokemon(_ row: GRDB.Row) throws(TeamColumns.Damage) -> RunPokemon {
    let columns = try TeamColumns(row, of: "run_pokemon")
    var pokemon = RunPokemon(try columns.member())
    if let location = try columns.number("location") {
      pokemon.place = RunPlace(ID(location), area: try columns.number("area").map { ID($0) })
    }
    pokemon.isFallen = try columns.required("fallen") != 0
    return pokemon
  }

  // MARK: Writing

  /// The values by column.
  static func values(of run: Run) -> [String: any DatabaseValueConvertible] {
    var values: [String: any DatabaseValueConvertible] = [
      "name": run.name, "game": run.game, "rules": run.rules.rawValue,
      "reached": text(run.reached), "missed": text(run.missed),
      "means": run.means.words.map(\.word).joined(separator: " "),
      "beaten": run.beaten.joined(separator: "\n"),
      "archived": run.isArchived ? 1 : 0,
    ]
    values["route"] = run.route
    values["cap"] = run.cap
    return values
  }

  static func values(of pokemon: RunPokemon) -> [String: any DatabaseValueConvertible] {
    var values = TeamColumns.values(of: pokemon.member)
    values["location"] = pokemon.place?.location.rawValue
    values["area"] = pokemon.place?.area?.rawValue
    values["fallen"] = pokemon.isFallen ? 1 : 0
    return values
  }

  private static func text(_ places: [RunPlace]) -> String {
    places.map { place in "\(place.location)" + (place.area.map { ":\($0)" } ?? "") }
      .joined(separator: " ")
  }
}
