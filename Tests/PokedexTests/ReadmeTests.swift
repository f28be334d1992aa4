import FoundationEssentials
import PokedexTesting
import Testing

/// The commands of the README.
@Suite(.timeLimit(minutes: 5)) struct ReadmeTests {
  /// `RECORD=1` writes the output of each command into the README. The commands are the lines that
  /// begin with `$ ` in blocks of the language `console`.
  @Test func theAnswersAreWhatTheProgramPrints() throws {
    let home = try Home()
    var lines: [String] = []
    var language = ""
    for line in try Self.lines() {
      let isFence = line.hasPrefix("```")
      if isFence { language = String(line.dropFirst(3)) }
      guard language == "console", !isFence else {
        lines.append(line)
        continue
      }
      guard line.hasPrefix("$ pokedex ") else { continue }
      lines.append(line)
      lines += try Self.answer(to: String(line.dropFirst(2)), home)
    }
    GoldenFile(path: Self.path).check(lines.joined(separator: "\n"), #_sourceLocation)
  }

  private static func answer(to command: String, _ home: Home) throws -> [String] {
    let run = try home.shell(command)
    #expect(run.ending == .exited(0), "\(command)")
    var lines = run.output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    return lines
  }

  @Test func theOtherCommandsSucceed() throws {
    let home = try Home()
    var language = ""
    for line in try Self.lines() {
      if line.hasPrefix("```") { language = String(line.dropFirst(3)) }
      // Skips `$(pokedex pick …)`, which needs a terminal.
      guard language == "sh", line.hasPrefix("pokedex "), !line.contains("$(") else { continue }
      let run = try home.shell(line)
      #expect(run.ending == .exited(0), "\(line)\n\(run.errors)")
    }
  }

  private static let path = #filePath.replacing(
    "Tests/PokedexTests/ReadmeTests.swift", with: "README.md")

  private static func lines() throws -> [String] {
    let bytes = try #require(FileManager.default.contents(atPath: path))
    return String(decoding: bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
