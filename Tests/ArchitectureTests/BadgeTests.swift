import FoundationEssentials
import Testing

/// The badges of the README say what other files say.
@Suite struct BadgeTests {
  @Test func theBadgesAreTrue() throws {
    let badges = try #require(SourceFile.text(at: "docs/screens/badges.svg"))
    let texts = badges.split(separator: ">").map { $0.prefix { $0 != "<" } }
    func value(after label: String) throws -> Substring {
      texts[try #require(texts.firstIndex { $0 == label }) + 2]
    }
    let licence = try #require(SourceFile.text(at: "LICENSE"))
    #expect(licence.hasPrefix("\(try value(after: "licence")) License"))
    let manifest = try #require(SourceFile.text(at: "Package.swift"))
    let swift = try value(after: "Swift").dropLast()
    #expect(manifest.hasPrefix("// swift-tools-version: \(swift)\n"))
    let languages = try FileManager.default.contentsOfDirectory(
      atPath: "\(SourceFile.root)/Resources/languages"
    ).count { $0.hasSuffix(".po") }
    #expect(try value(after: "languages") == "\(languages + 1)", "English is in the sources")
  }
}
