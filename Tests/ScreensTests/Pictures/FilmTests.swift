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
    frames += await Self.frames(of: FilmScene.duel, try await stage("", Self.size))
    frames += await Self.frames(of: FilmScene.boxes, try Self.boxStage())
    frames += await Self.frames(of: FilmScene.team, try await TeamScene.stage("", Self.size).stage)
    frames.append(try Self.shell())
    let empty = frames.filter { $0.tenths > 1 && !Self.isFilled($0.grid) }.map { "\($0.caption)" }
    #expect(empty.isEmpty, "half a picture is empty")
    let film = Film(frames, still: 3)
    #expect(film.tenths <= 300, "nobody watches more than half a minute")
    #expect(Self.compressedSize(of: film.text) <= 60_000, "it is the first that a reader loads")
    GoldenFile("film.svg", in: "docs/screens", of: #filePath).check(film.text, #_sourceLocation)
  }

  /// Returns whether most rows have words or a picture.
  private static func isFilled(_ grid: Grid) -> Bool {
    let filled = (0..<grid.size.height).count { y in
      grid.row(y).contains { $0.isPixels }
        || grid.rowText(y).contains { $0.isLetter || $0.isNumber || "▀▄█".contains($0) }
    }
    return 2 * filled > grid.size.height
  }

  /// The frames of scenes, each seen long enough to read its caption.
  private static func frames(of scenes: [FilmScene], _ stage: Stage) async -> [Film.Frame] {
    var frames: [Film.Frame] = []
    for scene in scenes {
      let start = frames.count
      for step in scene.steps { frames += await Self.frames(of: step, scene.caption, stage) }
      let seen = frames[start...].map(\.tenths).reduce(0, +)
      frames[frames.count - 1].tenths += max(hold, scene.caption.tenths - seen)
      #expect(stage.text.contains(scene.shows), "\(scene)")
    }
    return frames
  }

  /// How long a step is seen after its keys, in tenths of a second.
  private static let hold = 6

  private static func frames(
    of step: FilmScene.Step, _ caption: FilmCaption, _ stage: Stage
  ) async -> [Film.Frame] {
    var frames: [Film.Frame] = []
    func press(_ keys: String, _ tenths: Int) async {
      let before = stage.frame
      await stage.type(keys)
      #expect(stage.frame != before || keys.isEmpty, "\(keys) of \(step) does nothing")
      #expect(!stage.text.contains("Error:"), "\(step)")
      frames.append(Film.Frame(caption: caption, grid: stage.frame, tenths: tenths))
    }
    switch step {
    case .press(let keys):
      await press(keys, hold)
    case .type(let keys):
      let all = Key.parse(keys) ?? []
      for key in all.dropLast() { await press(key.notation, 1) }
      if let last = all.last { await press(last.notation, hold) }
    case .ask(let keys, let words):
      await stage.type(keys)
      for _ in 0..<60 where !stage.text.contains(words) { await stage.type("<c-n>") }
      frames.append(Film.Frame(caption: caption, grid: stage.frame, tenths: hold))
    }
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

  /// The program with nothing caught yet.
  private static func boxStage() throws -> Stage {
    let collections = MemoryCollections()
    let marks = TrainerMarks(MemoryMarks(), collections: collections)
    return Stage(try Stage.bundled(marks), size, marks: marks, collections: collections)
  }

  /// The commands of the README with their answers, as many as there is room for.
  private static func shell() throws -> Film.Frame {
    let folder = "\(#filePath)".replacing("Tests/ScreensTests/Pictures/FilmTests.swift", with: "")
    let bytes = try #require(FileManager.default.contents(atPath: "\(folder)README.md"))
    let blocks = String(decoding: bytes, as: UTF8.self)
      .split(separator: "```console\n").dropFirst().compactMap { $0.split(separator: "```").first }
    let lines = blocks.joined(separator: "\n").split(
      separator: "\n", omittingEmptySubsequences: false)
    let caption: FilmCaption = "The same in the shell, as text, CSV or JSON"
    return Film.Frame(caption: caption, grid: grid(lines.map(String.init)), tenths: caption.tenths)
  }

  private static func grid(_ lines: [String]) -> Grid {
    var grid = Grid(size)
    for (y, line) in lines.prefix(size.height).enumerated() {
      let style: Style = line.hasPrefix("$ ") ? .accent : .text
      for (x, scalar) in line.unicodeScalars.prefix(size.width).enumerated() {
        grid[x: x, y: y] = Cell(scalar, style: style)
      }
    }
    return grid
  }
}
