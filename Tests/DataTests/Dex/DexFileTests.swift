import FoundationEssentials
import GRDB
import Glibc
import PokedexDomain
import PokedexTesting
import Testing

@testable import PokedexData

@Suite struct DexFileTests {
  @Test func rowsRoundTrip() async throws {
    try await withSampleDex { path in
      let dex = try DexFile(path: path)
      let forms = try dex.table(Form.self)
      #expect(SampleDex.forms.indices.map { forms[$0] } == SampleDex.forms)
      #expect(try dex.table(EvolutionChain.self)[0] == SampleDex.family)
      #expect(try dex.learnset(of: 25) == Learnset(SampleDex.learnset.moves.sorted()))
      #expect(try dex.encounters(of: 25) == SampleDex.encounters)
      #expect(try dex.learnset(of: 83) == Learnset())
      #expect(try dex.encounters(of: 26) == [])
      #expect(try dex.counts()[.species] == 13)
      #expect(try dex.table(Nature.self).count == 0)
      #expect(try dex.names(of: .species, language: .english).last == "Flabébé")
      #expect(
        try dex.languages(of: .species).map(\.rawValue) == ["de", "en", "fr", "ja", "ja-hrkt"])
      try dex.checkIntegrity()
    }
  }

  @Test func theSameRowsMakeTheSameBytes() async throws {
    let first = try await withSampleDex { try contents(of: $0) }
    let second = try await withSampleDex { try contents(of: $0) }
    #expect(first == second)
  }

  @Test func aNameOfSeveralLinesBecomesOneLine() async throws {
    try await withDirectory { directory in
      let path = directory + "/dex.sqlite"
      var first = Nature(id: 1, slug: "a\nb")
      first.names = Names([.english: "A\r\nB\u{2028}C"])
      var second = Nature(id: 2, slug: "c")
      second.names = Names([.english: "D"])
      let writer = try DexWriter(path: path)
      try writer.write([second, first])
      try writer.finish()
      let dex = try DexFile(path: path)
      #expect(try dex.keys(of: .nature).map(\.slug) == ["a b", "c"])
      #expect(try dex.names(of: .nature, language: .english) == ["A B C", "D"])
    }
  }

  // MARK: Invalid files

  @Test func aMissingOrSpecialFileIsRefused() async throws {
    try await withDirectory { directory in
      let pipe = directory + "/pipe"
      #expect(mkfifo(pipe, 0o600) == 0)
      for path in [directory, directory + "/missing", pipe, "/dev/null", ""] {
        #expect(await refusal(path) == "it is not a plain file", "\(path)")
      }
    }
  }

  @Test(arguments: [
    "", "a", "SQLite format 3", "SQLite format 3\0", String(repeating: "x", count: 8_192),
  ])
  func aFileOfAnotherKindIsRefused(_ text: String) async throws {
    try await withDirectory { directory in
      let path = directory + "/dex.sqlite"
      try write(text.utf8, to: path)
      #expect(await refusal(path) == "it is not a dex")
      #expect(try contents(of: path) == Array(text.utf8))
    }
  }

  @Test(arguments: [
    ("PRAGMA application_id = 0", "it is not a dex"),
    ("PRAGMA application_id = 1", "it is not a dex"),
    ("PRAGMA user_version = 6", "it was made by a newer pokedex; run: pokedex sync"),
    ("PRAGMA user_version = 1", "it was made by an older pokedex; run: pokedex sync"),
    ("PRAGMA user_version = 0", "it was made by an older pokedex; run: pokedex sync"),
    ("PRAGMA user_version = -1", "it was made by an older pokedex; run: pokedex sync"),
    ("DROP TABLE field", "it is damaged"), ("DROP TABLE roster", "it is damaged"),
    (
      "CREATE VIEW v AS SELECT 1", "it contains something that pokedex did not create: view v"
    ),
    (
      "DROP TABLE kind; CREATE VIEW kind AS WITH RECURSIVE e(a) AS (SELECT 1 UNION ALL SELECT a "
        + "FROM e) SELECT a AS name, a AS count, a AS ids, a AS slugs FROM e",
      "it contains something that pokedex did not create: view kind"
    ),
  ])
  func foreignFilesAndOtherVersionsAreRefusedWithTheReason(
    _ sql: String, _ reason: String
  ) async throws {
    try await withSampleDex { path in
      try change(path, sql)
      #expect(await refusal(path) == reason)
    }
  }

  @Test(arguments: [
    "UPDATE kind SET count = -1", "UPDATE kind SET count = 9223372036854775807",
    "UPDATE kind SET count = 0", "UPDATE kind SET count = 'many'", "UPDATE kind SET count = 1.5",
    "UPDATE kind SET ids = x''", "UPDATE kind SET ids = 7", "UPDATE kind SET ids = x'ff'",
    "UPDATE kind SET slugs = ''", "UPDATE kind SET slugs = x'ff0a'", "UPDATE kind SET slugs = 3",
    "UPDATE field SET stride = 0", "UPDATE field SET stride = 1", "UPDATE field SET stride = -1",
    "UPDATE field SET stride = 'wide'", "UPDATE field SET data = x''",
    "UPDATE field SET data = zeroblob(17)", "UPDATE field SET data = 'text'",
    "DELETE FROM field WHERE name = 'hp'",
    "UPDATE learnset SET data = x'ffffffffffffffffff'", "UPDATE encounter SET data = x'00ff'",
    "UPDATE learner SET data = x'01'", "UPDATE learner SET data = x'010100ffffffffffffffff7f'",
    "UPDATE resident SET data = x'00'", "UPDATE roster SET data = x'80'",
    "UPDATE spelling SET letters = x''", "UPDATE spelling SET letters = 7",
    "UPDATE spelling SET lengths = x''", "UPDATE spelling SET lengths = x'01'",
    "UPDATE spelling SET lengths = 'text'", "UPDATE spelling SET word_steps = x'03'",
    "UPDATE spelling SET word_steps = x'0180'", "UPDATE spelling SET row_counts = x'0101'",
    "UPDATE spelling SET rows = zeroblob(17)", "UPDATE spelling SET rows = x'04ffffff7f'",
    "UPDATE kind SET count = 15, ids = x'01' WHERE name = 'move'",
  ])
  func damagedContentsAreReported(_ sql: String) async throws {
    try await withSampleDex { path in
      try change(path, sql)
      #expect(await refusal(path) == "it is damaged")
    }
  }

  @Test(arguments: [
    "UPDATE name SET data = ''", "UPDATE name SET data = x'ff'", "DELETE FROM name",
    "UPDATE OR REPLACE name SET language = 5", "DELETE FROM kind WHERE name = 'pokemon-form'",
    "DELETE FROM kind", "DELETE FROM learnset", "DELETE FROM learner", "DELETE FROM spelling",
    "UPDATE OR REPLACE spelling SET script = 5", "UPDATE spelling SET letters = zeroblob(7)",
    "UPDATE resident SET area = area + 1000", "UPDATE roster SET data = x''",
    "UPDATE OR IGNORE field SET name = 5 WHERE stride > 0",
  ])
  func missingOptionalPartsAreToleratedOrReported(_ sql: String) async throws {
    try await withSampleDex { path in
      try change(path, sql)
      let reason = await refusal(path)
      #expect(reason == nil || reason == "it is damaged")
    }
  }

  @Test func aTruncatedFileIsRefused() async throws {
    try await withSampleDex { path in
      let whole = try contents(of: path)
      for length in Array(stride(from: 0, to: whole.count, by: 1_021)) + [99, 100, 4_096] {
        try write(whole.prefix(length), to: path)
        #expect(await refusal(path) != nil, "\(length) of \(whole.count)")
      }
    }
  }

  @Test func aChangedByteNeverTraps() async throws {
    try await withSampleDex { path in
      let whole = try contents(of: path)
      var random = SeededGenerator(seed: 5)
      for index in Array(0..<112)
        + (0..<200).map({ _ in whole.indices.randomElement(using: &random) ?? 0 })
      {
        var bytes = whole
        bytes[index] ^= UInt8.random(in: 1...255, using: &random)
        try write(bytes, to: path)
        _ = await refusal(path)
      }
    }
  }
}
