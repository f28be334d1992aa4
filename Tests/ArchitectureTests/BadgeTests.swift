import FoundationEssentials
import Testing

/// The badges and the counts of the README say what other files say.
@Suite struct BadgeTests {
  @Test func theBadgesAreTrue() throws {
    let badges = try #require(SourceFile.text(at: "docs/screens/badges.svg"))
    let texts = badges.split(separator: ">").map { $0.prefix { $0 != "<" } }
    func value(after label: String) throws -> Substring {
      texts[try #require(texts.firstIndex { $0 == label }) + 2]
    }
    let licence = try #require(SourceFile.text(at: "LICENSE"))
    #expect(licence.hasPrefix("\(try value(after: "licence")) License"))
    #expect(try value(after: "version") == (try VersionTests.number()))
    let languages = try FileManager.default.contentsOfDirectory(
      atPath: "\(SourceFile.root)/Resources/languages"
    ).count { $0.hasSuffix(".po") }
    #expect(try value(after: "languages") == "\(languages + 1)", "English is in the sources")
  }

  /// Who does not see the badges reads the same.
  @Test func theBadgesHaveTheirWords() throws {
    let badges = try #require(SourceFile.text(at: "docs/screens/badges.svg"))
    let title = try #require(badges.firstMatch(of: /<title>(.*)<\/title>/)).1
    let version = try VersionTests.number()
    #expect(title.hasPrefix("Version \(version), licence MIT, "))
    let readme = try #require(SourceFile.text(at: "README.md"))
    #expect(readme.contains("![\(title)](docs/screens/badges.svg)"))
  }

  /// The fields are the rows of a table in the chapter on Pokémon.
  @Test func theReadmeCountsTheFieldsOfTheQueryLanguage() throws {
    let document = try #require(SourceFile.text(at: "docs/query.md"))
    let chapter = try #require(
      document.split(separator: "\n### ").first { $0.hasPrefix("Pokémon\n") })
    let fields = chapter.split(separator: "\n").count {
      $0.hasPrefix("| `") && !$0.hasPrefix("| `is:")
    }
    let readme = try #require(SourceFile.text(at: "README.md"))
    #expect(readme.contains("a query language of \(fields) fields"))
  }
}
