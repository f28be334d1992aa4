import Testing

/// Documents and templates say what `packaging/project` says.
@Suite struct ProjectTests {
  private static func values() throws -> [String: String] {
    let text = try #require(SourceFile.text(at: "packaging/project"))
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
    return Dictionary(
      uniqueKeysWithValues: lines.map { line in
        let key = line.prefix { $0 != "=" }
        return (String(key), String(line.dropFirst(key.count + 1)))
      })
  }

  private static func value(_ key: String) throws -> String { try #require(try values()[key]) }

  @Test func theFileHasTheThreeValues() throws {
    #expect(Set(try Self.values().keys) == ["URL", "CONTACT", "MAINTAINER"])
  }

  /// As long as there is no address, the documents lead to the file that will have it.
  @Test(arguments: ["SECURITY.md", "CODE_OF_CONDUCT.md"])
  func aReportHasOneAddress(_ document: String) throws {
    let text = try #require(SourceFile.text(at: document))
    let contact = try Self.value("CONTACT")
    #expect(text.contains(contact.isEmpty ? "](packaging/project)" : contact))
    #expect(!text.contains("git log"), "the address of a commit may take no mail")
  }

  /// As long as there is no address, the documents say so; then they have the command that fetches the
  /// package, from where `scripts/publish` puts it.
  @Test(arguments: ["README.md", "docs/install.md"])
  func theDownloadIsAtTheProject(_ document: String) throws {
    let text = try #require(SourceFile.text(at: document))
    let url = try Self.value("URL")
    let version = try VersionTests.number()
    #expect(text.contains("There is no download page yet") == url.isEmpty)
    let package = "\(url)/releases/download/v\(version)/pokedex_\(version)_amd64.deb"
    #expect(url.isEmpty || text.contains("curl -LO \(package)"))
  }

  /// A reader of any of them learns who made the program.
  @Test(arguments: [
    "README.md", "docs/man/sections.mdoc", "packaging/control", "packaging/copyright",
    "packaging/metainfo.xml",
  ])
  func theProgramIsMadeByFans(_ document: String) throws {
    let text = try #require(SourceFile.text(at: document))
    let words = text.split { $0.isWhitespace }.joined(separator: " ")
    #expect(words.contains("made by fans"))
    #expect(words.contains("not affiliated with Nintendo, Game Freak or The Pokémon Company"))
    #expect(words.contains("trademarks"))
  }

  @Test(arguments: [
    ("packaging/control", "Homepage: @URL@\n"), ("packaging/control", "Maintainer: @MAINTAINER@\n"),
    ("packaging/metainfo.xml", "<url type=\"homepage\">@URL@</url>"),
    ("packaging/aur/PKGBUILD", "url=@URL@\n"),
    ("packaging/aur/PKGBUILD", "sha256sums=(@SHA256@)\n"),
  ])
  func thePackageTakesTheValues(_ template: String, _ line: String) throws {
    #expect(try #require(SourceFile.text(at: template)).contains(line))
  }
}
