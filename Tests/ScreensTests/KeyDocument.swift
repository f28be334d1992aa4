import PokedexTerminalUI
import PokedexTesting
import Testing

@testable import PokedexScreens

/// The page `docs/keys.md`, which is generated from the key bindings.
@MainActor struct KeyDocument {
  private let tables: [KeyTable]

  init(_ tables: [KeyTable]) {
    self.tables = tables
  }

  var text: String {
    ([Self.head] + tables.map(section)).joined(separator: "\n")
  }

  func check(testFile: String = #filePath, location: SourceLocation = #_sourceLocation) {
    GoldenFile("keys.md", in: "docs", of: testFile).check(text, location)
  }

  private static let head = """
    # Keys

    This page is generated from the program's tables of keys. After a change to one of them,
    `RECORD=1 scripts/test --filter ScreensTests` regenerates it.

    """

  private func section(_ table: KeyTable) -> String {
    let rows = table.bindings.map { binding in
      let keys = binding.action.defaultKeys.map { "`\(escaped($0.label))`" }.joined(separator: " ")
      return "| \(keys) | \(escaped(binding.help)) |"
    }
    return (["## \(table.title)", "", "| keys | action |", "|---|---|"] + rows + [""])
      .joined(separator: "\n")
  }

  private func escaped(_ text: String) -> String {
    text.replacing("|", with: "\\|")
  }
}
