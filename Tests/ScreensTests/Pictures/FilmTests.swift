import CZlib
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

  nonisolated private static let scenes =
    FilmScene.tour + FilmScene.quiz + FilmScene.duel + FilmScene.boxes + FilmScene.team

  @Test(arguments: scenes) func theKeysOfACaptionArePressed(_ scene: FilmScene) {
    #expect(Set(scene.caption.keys).isSubset(of: scene.pressedKeys))
    #expect(scene.caption.keys.allSatisfy { !$0.isEmpty })
  }

  @Test func theFilmIsUpToDateAndShort() async throws {
    var frames = await Self.frames(of: FilmScene.tour, try await stage("", Self.size))
    frames += await Self.frames(of: FilmScene.quiz, try Self.quizStage())
    for scenes in [FilmScene.duel, FilmScene.boxes, FilmScene.team] {
      frames += await Self.frames(of: scenes, try await TeamScene.stage("", Self.size).stage)
    }
    frames.append(try Self.shell("gen:1 sort:-total", "list-words.txt"))
    let film = Film(frames, still: 3)
    #expect(film.tenths <= 300, "nobody watches more than half a minute")
    #expect(Self.compressedSize(of: film.text) <= 60_000, "it is the first that a reader loads")
    GoldenFile("film.svg", in: "docs/screens", of: #filePath).check(film.text, #_sourceLocation)
  }

  private static func frames(of scenes: [FilmScene], _ stage: Stage) async -> [Film.Frame] {
    var frames: [Film.Frame] = []
    for scene in scenes {
      for step in scene.steps { frames += await Self.frames(of: step, scene.caption, stage) }
      #expect(stage.text.contains(scene.shows), "\(scene)")
    }
    return frames
  }

  private static func frames(
    of step: FilmScene.Step, _ caption: FilmCaption, _ stage: Stage
  ) async -> [Film.Frame] {
    let before = stage.frame
    var frames: [Film.Frame] = []
    func show(_ tenths: Int) {
      frames.append(Film.Frame(caption: caption, grid: stage.frame, tenths: tenths))
    }
    switch step {
    case .press(let keys):
      await stage.type(keys)
      show(14)
    case .type(let keys):
      let all = Key.parse(keys) ?? []
      for (index, key) in all.enumerated() {
        await stage.type(key.notation)
        show(index == all.count - 1 ? 9 : 1)
      }
    case .ask(let keys, let words):
      await stage.type(keys)
      for _ in 0..<60 where !stage.text.contains(words) { await stage.type("<c-n>") }
      show(14)
    }
    #expect(stage.frame != before || step.keys.isEmpty, "\(step) does nothing")
    return frames
  }

  /// The bytes that a server sends of a text, about.
  private static func compressedSize(of text: String) -> Int {
    let plain = Array(text.utf8)
    var length = compressBound(uLong(plain.count))
    var bytes = [UInt8](repeating: 0, count: Int(length))
    #expect(compress(&bytes, &length, plain, uLong(plain.count)) == Z_OK)
    return Int(length)
  }

  // MARK: Scenes that need more than keys

  /// The program with pictures that are all the same ball, as Voltorb is one.
  private static func quizStage() throws -> Stage {
    let side = 40
    let ball = (0..<side * side).flatMap { pixel -> [UInt8] in
      let (x, y) = (2 * (pixel % side) - side + 1, 2 * (pixel / side) - side + 1)
      guard x * x + y * y < side * side else { return [0, 0, 0, 0] }
      return abs(y) < 4 ? [40, 40, 40, 255] : y < 0 ? [222, 64, 56, 255] : [236, 236, 236, 255]
    }
    let source = ScriptedExtras(picture: Sprite(width: side, height: side, bytes: ball))
    return Stage(
      try Stage.bundled(), size, extras: source.extras(), scores: MemoryScores())
  }

  /// A command with its output, as `OutputTests` expects it.
  private static func shell(_ query: String, _ file: String) throws -> Film.Frame {
    let folder = "\(#filePath)".replacing("ScreensTests/Pictures/FilmTests.swift", with: "")
    let bytes = try #require(
      FileManager.default.contents(atPath: "\(folder)PokedexTests/Output/\(file)"))
    let output = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    return Film.Frame(
      caption: "The same queries in the shell, also as CSV, TSV and JSON",
      grid: grid(["$ pokedex list '\(query)' --limit \(output.count)"] + output), tenths: 20)
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
