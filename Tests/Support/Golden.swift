import FoundationEssentials
import Glibc
import PokedexScreens
import PokedexTerminalUI
import Testing

/// A file of expected text. With `RECORD=1` in the environment, it is written instead of compared.
package struct GoldenFile {
  private let path: String

  /// A file of a folder beside the test's file, or beside one of the folders above it.
  package init(_ name: String, in folder: String, of testFile: String) {
    var directory = testFile[...]
    repeat {
      directory = directory.prefix(upTo: directory.lastIndex(of: "/") ?? directory.startIndex)
    } while !directory.isEmpty && access("\(directory)/\(folder)", F_OK) != 0
    path = "\(directory)/\(folder)/\(name)"
  }

  package init(path: String) {
    self.path = path
  }

  package static var isRecording: Bool { getenv("RECORD").map { String(cString: $0) } == "1" }

  /// Fails the test when the file has a different text.
  package func check(_ text: String, _ location: SourceLocation) {
    if Self.isRecording { return record(text, location) }
    guard let bytes = FileManager.default.contents(atPath: path) else {
      fail("\(path) is missing\n\(Self.command(at: location))", location)
      return
    }
    let expected = String(decoding: bytes, as: UTF8.self)
    guard expected != text else { return }
    let lines = Self.difference(expected, text)
    fail(
      (["\(path) differs:"] + lines + [Self.command(at: location)]).joined(separator: "\n"),
      location)
  }

  private func record(_ text: String, _ location: SourceLocation) {
    guard !FileManager.default.createFile(atPath: path, contents: Data(text.utf8)) else { return }
    fail("\(path) cannot be written", location)
  }

  /// The number of differing lines that are shown.
  private static let maxLines = 12

  /// The first differing lines with their numbers: `-` for the file, `+` for the new text.
  package static func difference(_ expected: String, _ text: String) -> [String] {
    let old = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let new = text.split(separator: "\n", omittingEmptySubsequences: false)
    let lines = new.difference(from: old).map { change in
      switch change {
      case .remove(let index, let line, _): (index + 1, "-", line)
      case .insert(let index, let line, _): (index + 1, "+", line)
      }
    }.sorted { ($0.0, $1.1) < ($1.0, $0.1) }
    let more = lines.count - maxLines
    return lines.prefix(maxLines).map { "\($0) \($1) \($2)" }
      + (more > 0 ? ["… and \(more) more lines"] : [])
  }

  /// The command that accepts the new texts of a test's module.
  private static func command(at location: SourceLocation) -> String {
    "To accept: RECORD=1 scripts/test --filter \(location.moduleName)"
  }

  private func fail(_ text: String, _ location: SourceLocation) {
    Issue.record(Comment(rawValue: text), sourceLocation: location)
  }
}

/// Compares the screen with `Frames/name.txt`: the text first, then the role of each cell as a
/// letter, so that a new theme changes no frames. The hints of keys at the foot are left out:
/// `FootTests` has those of all screens, so that another hint changes one file.
@MainActor package func golden(
  _ name: String, _ stage: Stage, testFile: String = #filePath,
  location: SourceLocation = #_sourceLocation
) {
  let grid = stage.frame
  var parts = [
    grid.withoutHints(grid.text), "--- styles",
    grid.withoutHints(grid.styleText(letters: Role.allLetters)),
  ]
  if let cursor = grid.cursor { parts.append("--- cursor \(cursor.x),\(cursor.y)") }
  GoldenFile("\(name).txt", in: "Frames", of: testFile)
    .check(parts.joined(separator: "\n") + "\n", location)
}

extension Grid {
  /// A text with a line for each row, without the hints of keys in the last one.
  fileprivate func withoutHints(_ text: String) -> String {
    guard row(size.height - 1).contains(where: { $0.style.role == .key }) else { return text }
    return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .joined(separator: "\n")
  }
}
