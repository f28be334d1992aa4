import PokedexData
import PokedexDomain

/// The file of a changed game, read, with the mistakes in it.
struct CheckedOverlay: Shaped {
  let file: String
  let base: String?
  let reading: OverlayReading

  static let shape = Shape<CheckedOverlay>.object([
    Field("file", \.file),
    Field("slug", "of the game; null if the file does not say which it is") {
      $0.reading.lens?.slug
    },
    Field("name", "the same") { $0.reading.lens?.name },
    Field("base", "the slug of the game that it was made from", \.base),
    Field("counts", "how many facts change, by kind", as: .members(of: .count), \.counts),
    Field("problems", "empty for a file without any", \.reading.problems),
    Field("changes", "the facts that change, in the order of the file", \.reading.changes),
  ])

  /// How many facts change, by kind.
  var counts: [(key: String, value: Int)] {
    reading.changes.map(\.kind).unique.map { kind in
      (kind.rawValue, reading.changes.count { $0.kind == kind })
    }
  }
}

/// A changed game in the folder of the user's data.
struct ListedOverlay: ListedUserFile {
  let file: String
  let reading: Result<OverlayReading, PokedexError>

  var slug: String? { reading.value?.lens?.slug }
  var name: String? { reading.value?.lens?.name }
  var changes: Int { reading.value?.changes.count ?? 0 }

  static let kind = UserFileKind.games

  static func all(in folder: UserFolder, on catalog: Catalog) -> [ListedOverlay] {
    OverlayFiles(folder: folder).readings(on: catalog)
      .map { ListedOverlay(file: $0.path, reading: $0.reading) }
  }

  static let shape = Shape<ListedOverlay>.object([
    Field("slug", "for --game; null if the file does not say which game it is", \.slug),
    Field("name", "null like the slug", \.name),
    Field("changes", "how many facts it changes", as: .count, \.changes),
    Field("mistakes", "how many lines are left out", as: .count, \.reading.mistakes),
    Field(
      "problem", "the first mistake, or why the file cannot be read; null for none",
      \.reading.problem),
    Field("file", \.file),
  ])
}

extension OverlayReading.Problem: Shaped {
  static let shape = Shape<OverlayReading.Problem>.object([
    Field("line", as: .number(1...), \.line),
    Field("column", "in characters", as: .number(1...), \.column),
    Field("isError", "false for a warning, which leaves the line in", \.isError),
    Field("text", "in the user's language", \.text),
  ])
}

extension OverlayReading.Change: Shaped {
  static let shape = Shape<OverlayReading.Change>.object([
    Field("line", as: .number(1...), \.line),
    Field("kind", "PokéAPI's name of it", \.kind.rawValue), Field("slug", \.slug),
    Field("field", "as in the file", \.field),
    Field("before", "in the base; empty for what is new", \.before), Field("after", \.after),
  ])
}
