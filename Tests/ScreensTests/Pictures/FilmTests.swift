import FoundationEssentials
import PokedexDomain
import PokedexPresentation
import PokedexTesting
import Testing

@testable import PokedexTerminalUI

/// The film of the README, `docs/screens/film.svg`: what to try first.
///
/// After a change to its screens, record it again with `RECORD=1 scripts/test --filter FilmTests`.
@MainActor @Suite struct FilmTests {
  nonisolated private static let size = Size(width: 100, height: 24)

  /// Keys with frames, and a caption that says what the frames show.
  private struct Scene {
    let caption: String
    let steps: [Step]

    init(_ caption: String, _ steps: Step...) {
      self.caption = caption
      self.steps = steps
    }
  }

  private enum Step {
    /// Keys with a frame after all of them.
    case press(String)
    /// Keys with a short frame after each, and a long one after the last.
    case type(String)
    /// Skips questions of the quiz up to one with these words.
    case skip(String)

    /// Whether the first frame may be the wanted one.
    var mayChangeNothing: Bool {
      switch self {
      case .press(let keys): keys.isEmpty
      case .skip: true
      case .type: false
      }
    }
  }

  private static let list = [
    Scene(
      "1,351 Pokémon, without a network: j moves, and the page follows", .press(""), .type("jjj")),
    Scene("/ filters: the list narrows with each letter", .type("/char")),
    Scene(
      "Names of twelve languages, and with letters left out", .type("<c-u>glurak"),
      .type("<c-u>crzd")),
    Scene(
      "A query language: Tab completes, with the number of matches",
      .type("<c-u>type:ice ability:"), .press("<tab>")),
    Scene("A mistake is explained, and Tab corrects it", .type("<c-u>tpye:fire"), .press("<tab>")),
  ]

  private static let pages = [
    Scene(
      "Enter opens the page: 2 stats, 3 matchups, 4 evolution", .press("/eevee<enter><enter>"),
      .press("2"), .press("3"), .press("4")),
    Scene(": goes to anything by its name", .type(":earthq"), .press("<enter>")),
    Scene(
      "L shows everything as in a game; W is where Pokémon are met", .type("Lplatinum"),
      .press("<enter>"), .press("W"), .press("eterna forest<enter>")),
  ]

  private static let chart = [Scene("Y is the type chart, of any generation", .press("Y"))]

  private static let quiz = [
    Scene(
      "N asks: silhouettes, stats, types, speed, evolution", .press("N"), .skip("base stats?"))
  ]

  private static let damage = [
    Scene(
      "D is the damage to a team, in every generation, with items, weather and Tera",
      .press("/mamoswine<enter>D@Sand<enter>"))
  ]

  private static let team = [
    Scene(
      "T has your teams and their weaknesses; + finds candidates that cover them",
      .press("T<enter>"), .press("+"))
  ]

  @Test func theFilmIsUpToDate() async throws {
    var frames: [Film.Frame] = []
    for scenes in [Self.list, Self.pages, Self.chart, Self.quiz] {
      frames += await Self.frames(of: scenes, try await stage("", Self.size))
    }
    for scenes in [Self.damage, Self.team] {
      frames += await Self.frames(of: scenes, try await TeamScene.stage("", Self.size).stage)
    }
    frames.append(try Self.shell("gen:1 sort:-total", "list-words.txt"))
    GoldenFile("film.svg", in: "docs/screens", of: #filePath)
      .check(Film(frames, still: 3).text, #_sourceLocation)
  }

  private static func frames(of scenes: [Scene], _ stage: Stage) async -> [Film.Frame] {
    var frames: [Film.Frame] = []
    for scene in scenes {
      for step in scene.steps { frames += await Self.frames(of: step, scene.caption, stage) }
    }
    return frames
  }

  private static func frames(
    of step: Step, _ caption: String, _ stage: Stage
  ) async -> [Film.Frame] {
    let before = stage.frame
    var frames: [Film.Frame] = []
    func show(_ tenths: Int) {
      frames.append(Film.Frame(caption: caption, grid: stage.frame, tenths: tenths))
    }
    switch step {
    case .press(let keys):
      await stage.type(keys)
      show(20)
    case .type(let keys):
      let all = Key.parse(keys) ?? []
      for (index, key) in all.enumerated() {
        await stage.type(key.notation)
        show(index == all.count - 1 ? 16 : 2)
      }
    case .skip(let words):
      for _ in 0..<60 where !stage.text.contains(words) { await stage.type("<c-n>") }
      show(20)
    }
    #expect(stage.frame != before || step.mayChangeNothing, "\(caption): \(step) does nothing")
    return frames
  }

  /// A command with its output, as `OutputTests` expects it.
  private static func shell(_ query: String, _ file: String) throws -> Film.Frame {
    let folder = "\(#filePath)".replacing("ScreensTests/Pictures/FilmTests.swift", with: "")
    let bytes = try #require(
      FileManager.default.contents(atPath: "\(folder)PokedexTests/Output/\(file)"))
    let output = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    return Film.Frame(
      caption: "The same queries in the shell, also as CSV, TSV and JSON",
      grid: grid(["$ pokedex list '\(query)' --limit \(output.count)"] + output), tenths: 30)
  }

  private static func grid(_ lines: [String]) -> Grid {
    var grid = Grid(size)
    for (y, line) in lines.prefix(size.height).enumerated() {
      for (x, scalar) in line.unicodeScalars.prefix(size.width).enumerated() {
        grid[x: x, y: y] = Cell(scalar, style: .text)
      }
    }
    return grid
  }
}
