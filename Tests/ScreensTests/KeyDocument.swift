import PokedexTerminalUI
import PokedexTesting
import Testing

@testable import PokedexScreens

/// The page `docs/keys.md`, which is generated from the key bindings.
@MainActor struct KeyDocument {
  private let screens: [(title: String, rows: [String])]
  /// Rows that several screens have, in the order in which they are first met.
  private let shared: [String]

  /// The least number of screens with the same row for the row to be listed once for all of them.
  private static let sharing = 3

  /// - Parameter tables: the tables of the screens, and then the one of keys that work everywhere.
  init(_ tables: [KeyTable]) {
    screens = tables.map { ($0.title, $0.bindings.map(Self.row)) }
    let all = screens.flatMap(\.rows)
    let counts = Dictionary(all.map { ($0, 1) }, uniquingKeysWith: +)
    shared = all.enumerated().filter { index, row in
      counts[row, default: 0] >= Self.sharing && all.firstIndex(of: row) == index
    }.map(\.element)
  }

  var text: String {
    let own = screens.map { ($0.title, $0.rows.filter { !shared.contains($0) }) }
    return ([Self.head, Self.table(shared)] + own.filter { !$1.isEmpty }.map(section))
      .joined(separator: "\n")
  }

  func check(testFile: String = #filePath, location: SourceLocation = #_sourceLocation) {
    GoldenFile("keys.md", in: "docs", of: testFile).check(text, location)
  }

  private static let head = """
    # Keys

    This page is generated from the program's tables of keys. After a change to one of them,
    `RECORD=1 scripts/test --filter ScreensTests` regenerates it.

    ## On several screens

    Three or more screens have these keys with these actions. The sections below list the other keys of each
    screen; `e`, for example, changes a set where there is no note to write. Actions without a key are run from
    the help (`?`) or with `:`, and can be given one in the [settings](config.md).

    On a Cyrillic, Greek, Hebrew, Korean or kana keyboard, a letter that no action has runs the action of the key
    at its place on a US keyboard.

    """

  private func section(_ title: String, _ rows: [String]) -> String {
    "## \(title)\n\n\(Self.table(rows))"
  }

  private static func table(_ rows: [String]) -> String {
    (["| keys | action |", "|---|---|"] + rows + [""]).joined(separator: "\n")
  }

  private static func row(_ binding: Binding) -> String {
    let keys = binding.action.defaultKeys.map { "`\(escaped($0.label))`" }.joined(separator: " ")
    return "| \(keys) | \(escaped(binding.help)) |"
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("|", with: "\\|")
  }
}
