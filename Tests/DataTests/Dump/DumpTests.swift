import FoundationEssentials
import GRDB
import PokedexDomain
import PokedexTesting
import Testing

@testable import PokedexData

/// The dump of a dex: what other programs can rely on.
@Suite(.timeLimit(minutes: 5)) struct DumpTests {
  private static func text(_ dump: DumpFile, _ sql: String) throws -> [String] {
    try dump.rows(sql).map { $0.joined(separator: " ") }
  }

  @Test func `foreign keys hold, and the file is whole`() throws {
    let dump = try BundledDump.file()
    #expect(try dump.rows("PRAGMA foreign_key_check") == [])
    #expect(try dump.rows("PRAGMA integrity_check") == [["ok"]])
    #expect(try dump.rows("PRAGMA user_version") == [["\(DumpSchema.version)"]])
  }

  @Test(arguments: DumpSchema.tables.map(\.name))
  func `a table and its columns say what they mean`(_ name: String) throws {
    let table = try #require(DumpSchema.tables.first { $0.name == name })
    #expect(table.meaning.hasSuffix("."))
    #expect(Set(table.columns.map(\.name)).count == table.columns.count)
    for column in table.columns {
      #expect(column.meaning.count > 3 && column.meaning.last?.isLetter == false, "\(column.name)")
      #expect(column.name.allSatisfy { $0.isLowercase || $0.isNumber || $0 == "_" })
    }
    let known = Set(table.columns.map(\.name))
    #expect(known.isSuperset(of: table.key + table.indexed))
  }

  @Test func `every link leads to a table that there is`() {
    let tables = DumpSchema.tables.map(\.name)
    #expect(Set(tables).count == tables.count)
    let targets = DumpSchema.tables.flatMap(\.columns).compactMap(\.target)
    #expect(Set(tables).isSuperset(of: targets.map(\.table)))
  }

  @Test func `every kind of the dex is a table`() {
    let kinds = Set(
      (DumpKind.pokemon + DumpKind.moves + DumpKind.games + DumpKind.things + DumpKind.terms)
        .map(\.kind))
    #expect(kinds == Set(Kind.allCases))
  }

  @Test(arguments: DumpViews.all.map(\.name))
  func `a view has rows`(_ view: String) throws {
    #expect(try BundledDump.file().count(view) > 0)
  }

  /// A row that a join has lost would be missing from the answer to a usual question.
  @Test(arguments: [
    ("pokemon", "form"), ("learned_move", "learnset"), ("wild_pokemon", "encounter"),
    ("where_met", "ordinary_encounter"), ("move_list", "move"),
    ("evolution_list", "evolution_in_game"), ("type_chart", "type_effect"),
    ("dex_entry", "dex_number"),
  ])
  func `a view has a row for each of its table`(_ view: String, _ table: String) throws {
    let dump = try BundledDump.file()
    #expect(try dump.count(view) == dump.count(table))
  }

  @Test func `a dex has its sources, and one's own no months that are not known`() async throws {
    let bundled = try BundledDump.file()
    let months = "SELECT count(*) FROM source WHERE month LIKE '20__-__'"
    #expect(try bundled.numbers(months) == [[2]])
    #expect(
      try Self.text(bundled, "SELECT name, licence FROM source ORDER BY name")
        == ["PokéAPI BSD-3-Clause", "Pokémon Showdown MIT"])
    try await withSampleDex { path in
      let own = try Self.dump(of: path)
      #expect(try own.numbers(months) == [[0]])
      #expect(try own.count("source") == 2)
      #expect(try own.count("form") == SampleDex.forms.count)
    }
  }

  private static func dump(of dex: String) throws -> DumpFile {
    let file = dex + ".dump"
    try DexDump(DumpSource(DexFile(path: dex))).write(to: file, isReplacing: false)
    return try DumpFile(file)
  }

  @Test func `of a damaged dex there is no dump`() async throws {
    try await withDirectory { folder in
      let dex = folder + "/dex.sqlite"
      try SpoiledDex.write("learnset", to: dex)
      let source = DumpSource(try DexFile(path: dex))
      #expect(throws: PokedexError.self) {
        try DexDump(source).write(to: folder + "/dump.sqlite", isReplacing: false)
      }
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["dex.sqlite"])
    }
  }

  @Test func `a dump that is cancelled leaves nothing`() async throws {
    try await withSampleDex { dex in
      let source = DumpSource(try DexFile(path: dex))
      var questions = 0
      #expect(throws: PokedexError.cancelled) {
        try DexDump(source).write(to: dex + ".dump", isReplacing: false) {
          questions += 1
          return questions > 20
        }
      }
      let folder = String(dex.dropLast("/dex.sqlite".count))
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["dex.sqlite"])
    }
  }
}

/// The dump of the bundled dex, made once.
enum BundledDump {
  private static let known = Result {
    let folder = FileManager.default.temporaryDirectory.path
    let path = "\(folder)/pokedex-dump-\(UUID().uuidString).sqlite"
    try DexDump(DumpSource(DexFile())).write(to: path, isReplacing: false)
    let file = try DumpFile(path)
    // The open file stays readable.
    _ = try file.count("form")
    try FileManager.default.removeItem(atPath: path)
    return file
  }

  static func file() throws -> DumpFile { try known.get() }
}
