import PokedexDomain

/// Rows that can be printed.
protocol PrintedRows: QueryRows {
  /// The columns that are printed where nobody asks for others.
  static var usualColumns: [String] { get }
  /// Those in the place of the usual ones, in tables for people; what programs read stays as it is.
  static var settledColumns: [String]? { get }
  /// The order that the user has settled, likewise.
  static var settledOrder: String? { get }
  /// The column of numbers that are told with a `#`.
  static var numberedColumn: String? { get }

  /// The JSON of rows as it is promised; none where it is made of the columns.
  ///
  /// - Parameter reasons: why each row was found, where that was asked for.
  @MainActor func promisedJSON(
    of rows: [Int], reasons: [String]?, from pokedex: any PokedexRepository
  ) async throws -> [String]?
}

extension PrintedRows {
  static var numberedColumn: String? { nil }
  static var settledColumns: [String]? { nil }
  static var settledOrder: String? { nil }

  @MainActor func promisedJSON(
    of rows: [Int], reasons: [String]?, from pokedex: any PokedexRepository
  ) async throws -> [String]? { nil }
}

extension LearnedMoveRows: PrintedRows {
  static let usualColumns = [
    "name", "how", "type", "stab", "class", "power", "accuracy", "pp", "priority",
  ]
}

extension EncounterRows: PrintedRows {
  static let usualColumns = [
    "place", "game", "method", "chance", "levels", "condition", "region",
  ]
}

extension ResidentRows: PrintedRows {
  static let usualColumns = [
    "number", "name", "method", "chance", "levels", "condition", "types", "game",
  ]
  static let numberedColumn: String? = "number"
}
