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

  @Test(arguments: ["README.md", "docs/install.md"])
  func theDownloadIsAtTheProject(_ document: String) throws {
    let text = try #require(SourceFile.text(at: document))
    let url = try Self.value("URL")
    #expect(text.contains("There is no download page yet") == url.isEmpty)
    #expect(url.isEmpty || text.contains(url))
  }

  @Test(arguments: [
    ("packaging/control", "Homepage: @URL@\n"), ("packaging/control", "Maintainer: @MAINTAINER@\n"),
    ("packaging/metainfo.xml", "<url type=\"homepage\">@URL@</url>"),
    ("packaging/aur/PKGBUILD", "url=@URL@\n"), ("packaging/aur/PKGBUILD", "sha256sums=(@SHA256@)\n"),
  ])
  func thePackageTakesTheValues(_ template: String, _ line: String) throws {
    #expect(try #require(SourceFile.text(at: template)).contains(line))
  }
}
