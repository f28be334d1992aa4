/// The kind of a file with marks, as its contents show.
package enum MarkFileSource: String, CaseIterable, Sendable {
  /// A table with columns for marks, such as an export of this program.
  case table
  /// The JSON of this program.
  case json
  /// PKHeX's report on boxes.
  case boxReport
  /// The JSON of pokedextracker.com.
  case tracker
  /// Sets in the text format of Pokémon Showdown, as PKHeX writes those of a box.
  case sets
  /// Names, one a line or with commas between them.
  case names

  /// Its name in the current language.
  package var name: String {
    switch self {
    case .table: worded("a table")
    case .json: worded("JSON")
    case .boxReport: worded("PKHeX’s report on boxes")
    case .tracker: worded("the JSON of pokedextracker.com")
    case .sets: worded("sets of Pokémon Showdown")
    case .names: worded("a list of names")
    }
  }

  /// Whether it only tells what there is: nothing is unmarked, and a Pokémon may be in it twice.
  package var isOnlyOfFound: Bool { self != .table && self != .json }
}
