import FoundationEssentials
import PokedexTesting
import Testing

/// The manual page, `man pokedex`.
@Suite(.timeLimit(minutes: 5)) struct ManualTests {
  @Test func theManualIsUpToDate() throws {
    let home = try Home()
    let help = home.run(["--experimental-dump-help"]).output
    let tree = try JSONDecoder().decode(CommandTree.self, from: Data(help.utf8))
    let page = ManualPage(tree, sections: try Self.file("sections.mdoc"))
    GoldenFile("pokedex.1", in: "docs/man", of: #filePath).check(page.text, #_sourceLocation)
  }

  static func file(_ name: String) throws -> String {
    var path = #filePath[...]
    for _ in 0..<4 { path = path[..<(path.lastIndex(of: "/") ?? path.startIndex)] }
    let bytes = try #require(FileManager.default.contents(atPath: "\(path)/docs/man/\(name)"))
    return String(decoding: bytes, as: UTF8.self)
  }
}
