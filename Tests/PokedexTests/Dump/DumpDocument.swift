import PokedexTesting
import Testing

@testable import PokedexData

/// The page `docs/dump.md`: questions with their answers, and the tables that the program writes.
@Suite(.timeLimit(minutes: 5)) struct DumpDocument {
  private static let place = Result { try Home() }

  /// The dump of the bundled dex.
  private static let dump = Result {
    let home = try place.get()
    let file = "\(home.path)/pokemon.sqlite"
    try #require(home.run(["dump", file]).ending == .exited(0))
    return try DumpFile(file)
  }

  @Test func `the page has the tables of the program`() throws {
    let answers = try DumpQuestion.all.map { try Self.dump.get().rows($0.sql) }
    let text = DumpPage.text(answers: answers)
    GoldenFile("dump.md", in: "docs", of: #filePath).check(text, #_sourceLocation)
  }

  @Test func `there are twelve questions`() {
    #expect(DumpQuestion.all.count == 12)
  }

  @Test(arguments: DumpQuestion.all.indices)
  func `the dump answers a question as the program does`(_ index: Int) throws {
    let question = DumpQuestion.all[index]
    let own = question.answer(try Self.place.get())
    let dumped = try Self.dump.get().rows(question.sql)
    #expect(!own.isEmpty, "\(question.typed)")
    #expect(Self.sorted(dumped) == Self.sorted(own), "\(question.title)")
  }

  private static func sorted(_ rows: [[String]]) -> [[String]] {
    rows.sorted { $0.lexicographicallyPrecedes($1) }
  }
}

/// The text of the page.
private enum DumpPage {
  static func text(answers: [[[String]]]) -> String {
    let questions = zip(DumpQuestion.all, answers).map(section)
    let tables = DumpSchema.subjects.flatMap { subject, tables in
      ["### \(subject)", ""] + tables.flatMap(section)
    }
    return
      ([head] + questions + ["## Views", ""] + DumpViews.all.map { "- `\($0.name)`: \($0.meaning)" }
      + ["", "## Tables", "", tableHead, ""] + tables).joined(separator: "\n")
  }

  private static func section(_ question: DumpQuestion, _ answer: [[String]]) -> String {
    let rows = answer.map { "    \($0.joined(separator: "|"))" }
    return """
      **\(question.title)** As `\(question.typed)`:

      ```sql
      \(question.sql)
      ```

      \(rows.joined(separator: "\n"))

      """
  }

  private static func section(_ table: DumpTable) -> [String] {
    if isOfNames(table) { return [] }
    let columns = table.columns.filter { column in
      !usual.contains(column.name) || !usualMeanings.contains(column.meaning)
    }
    return ["`\(table.name)`: \(table.meaning)", ""] + columns.map(line)
      + (columns.isEmpty ? [] : [""])
  }

  private static func isOfNames(_ table: DumpTable) -> Bool {
    table.columns.contains(.language)
  }

  /// The columns of all kinds, which stand above the tables.
  private static let usual = ["id", "slug", "name"]
  private static let usualMeanings = Set(
    DumpKind.terms.flatMap { $0.tables[0].columns }.map(\.meaning))

  private static func line(_ column: DumpColumn) -> String {
    let target = column.target.map { " → `\($0.table)`" } ?? ""
    let empty = column.isOptional ? ", may be empty" : ""
    return "- `\(column.name)`\(target)\(empty): \(column.meaning)"
  }

  private static let head = """
    # The dump

        pokedex dump pokemon.sqlite

    writes all data of the dex in use as plain tables of a SQLite file, which any tool opens: PokéAPI's facts with
    pokedex's corrections and additions, what each game has, and names in all languages. It needs no network. The bundled
    dex takes some seconds and 37 MB; the same dex and program give the same bytes. `--replace` replaces an
    earlier dump. Foreign keys hold; `.schema` in `sqlite3` has the sentences of this page.

    The table `source` has the sources of the facts with their months and licences: keep it with the data, or name them.
    Names of Pokémon are trademarks of Nintendo. There are no Pokédex entries, descriptions or pictures.

    `PRAGMA application_id` is 0x506B4475 (“PkDu”). `PRAGMA user_version` is \(DumpSchema.version); it is raised when a table
    or column goes or changes its meaning. New ones may come at any time: name the columns that you read.

    ## Questions

    """

  private static let tableHead = """
    Kinds have PokéAPI's numbers as `id` and its names as `slug`, and `name` in English. Each has a table more with the
    names in other languages, such as `move_name` with `move_id`, `language` (by PokéAPI's code, such as `fr`) and `name`;
    those of forms are composed as the program shows them. A column that ends in `_id` refers to the `id` of a table.
    """
}
