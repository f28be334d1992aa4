import FoundationEssentials
import Testing

/// A table of facts is in the program and, by its name, wherever the data is described.
@Suite struct FactFileTests {
  private static let tables: [String] = {
    let files = try? FileManager.default.contentsOfDirectory(
      atPath: "\(SourceFile.root)/Resources/facts")
    return (files ?? []).sorted()
  }()

  @Test func `there are tables, and nothing else`() {
    #expect(Self.tables.contains("corrections.txt"))
    #expect(Self.tables.allSatisfy { $0.hasSuffix(".csv") || $0 == "corrections.txt" })
  }

  @Test(arguments: [
    ("Resources/bundled_facts.c", "#embed \"facts/@\""), ("docs/data.md", "- `@`: "),
    ("Tests/Checks/corrections.py", "\"@\": "),
  ])
  func `a place names every table`(_ path: String, _ entry: String) throws {
    let text = try #require(SourceFile.text(at: path))
    for table in Self.tables {
      #expect(text.contains(entry.replacing("@", with: table)), "\(table)")
    }
  }

  /// The licence and the bill of materials cover the whole folder.
  @Test(arguments: [
    ("packaging/copyright", "facts/*\n"), ("scripts/sbom", "\"Resources/facts/*\""),
  ])
  func `a place covers all tables`(_ path: String, _ pattern: String) throws {
    #expect(try #require(SourceFile.text(at: path)).contains(pattern))
  }
}
