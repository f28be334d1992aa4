import FoundationEssentials
import PokedexTesting
import Testing

/// `pokedex schema`, which prints what `docs/schemas` has.
@Suite(.timeLimit(minutes: 5)) struct SchemaFileTests {
  private let home: Home

  init() throws { home = try Home() }

  private func names() -> [String] {
    home.run(["schema"]).output.split(separator: "\n").map(String.init)
  }

  /// `RECORD=1 scripts/test --filter SchemaFileTests` writes the files.
  @Test func theFilesAreWhatTheCommandPrints() {
    for name in names() {
      GoldenFile("\(name).json", in: "docs/schemas", of: #filePath)
        .check(home.run(["schema", name]).output, #_sourceLocation)
    }
  }

  @Test func everyFileIsOfASchema() throws {
    let files = Set(try SchemaTests.schemas().files.keys)
    #expect(files == Set(names().map { "\($0).json" }))
  }

  @Test func aSchemaIsTheSameInEveryLanguage() {
    for name in names() {
      let german = home.run(["schema", name], ["LC_ALL": "de_DE.UTF-8"]).output
      #expect(german == home.run(["schema", name]).output, "\(name)")
    }
  }

  /// A later version may add keys, which must not fail for those who check with an older schema.
  @Test func theSchemasAllowFurtherKeys() throws {
    for (file, schema) in try SchemaTests.schemas().files {
      #expect(Self.parts(of: schema).allSatisfy { $0 != .bool(false) }, "\(file)")
    }
  }

  private static func parts(of value: JSONValue) -> [JSONValue] {
    [value] + (value.members.values + value.elements).flatMap(parts)
  }

  @Test func anUnknownNameIsAnErrorWithTheNearestOne() {
    let run = home.run(["schema", "bred"])
    #expect(run.ending == .exited(64))
    #expect(run.errors == "pokedex: there is no schema 'bred': did you mean breed?\n")
    #expect(home.run(["schema", "nothing-near"]).errors.contains("'pokedex schema' lists them"))
  }
}
