import Testing

/// The version is written in `Version.swift`; every other place has the same one.
@Suite struct VersionTests {
  private static let place = "Sources/pokedex/Output/Version.swift"

  static func number() throws -> String {
    let source = try #require(SourceFile.text(at: place))
    return String(try #require(source.firstMatch(of: /number = "([0-9.]+)"/)).1)
  }

  @Test(arguments: ["README.md", "docs/install.md"])
  func theFilesToInstallHaveTheVersion(_ document: String) throws {
    let text = try #require(SourceFile.text(at: document))
    let named = text.matches(of: /pokedex[-_]([0-9.]+)[-_]/).map { String($0.1) }
    #expect(!named.isEmpty)
    #expect(Set(named) == [try Self.number()])
  }

  @Test func theComparisonIsWithThisVersion() throws {
    let readme = try #require(SourceFile.text(at: "README.md"))
    let compared = try #require(readme.firstMatch(of: /\| \| pokedex ([0-9.]+) \|/)).1
    #expect(try Self.number().hasPrefix("\(compared)."))
  }

  /// Work after a release has the heading `Unreleased`, above that of the version.
  @Test func theChangelogAndTheMetadataOfAppsHaveTheVersionWithOneDate() throws {
    let changelog = try #require(SourceFile.text(at: "docs/changelog.md"))
    let metadata = try #require(SourceFile.text(at: "packaging/metainfo.xml"))
    let heading = try #require(changelog.firstMatch(of: /## ([0-9.]+) - ([0-9-]+)\n/))
    let release = try #require(
      metadata.firstMatch(of: /<release version="([0-9.]+)" date="([0-9-]+)"/))
    #expect(heading.1 == (try Self.number()))
    #expect(release.1 == heading.1)
    #expect(release.2 == heading.2)
  }

  /// Recorded outputs have it, too: they are what the program printed.
  @Test func noOtherCodeHasTheNumber() throws {
    let number = try Self.number()
    for file in SourceFile.sources + SourceFile.tests where file.path != Self.place {
      #expect(!file.lines.contains { $0.contains(number) }, "\(file)")
    }
  }
}
