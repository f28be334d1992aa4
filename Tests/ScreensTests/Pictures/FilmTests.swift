import FoundationEssentials
import PokedexDomain
import PokedexPresentation
import PokedexTesting
import Testing

@testable import PokedexTerminalUI

/// The film of the README, `docs/screens/film.svg`: the ten things to try.
///
/// After a change to its screens, record it again with `RECORD=1 scripts/test --filter FilmTests`.
@MainActor @Suite struct FilmTests {
  nonisolated private static let size = Size(width: 100, height: 24)

  /// Keys in parts, with a frame after each part, and a caption that says what the frames show.
  private struct Scene {
    let caption: String
    let keys: [String]
    var tenths = 18

    init(_ caption: String, _ keys: [String], tenths: Int = 18) {
      self.caption = caption
      self.keys = keys
      self.tenths = tenths
    }
  }

  private static let scenes = [
    Scene("pokedex: 1,351 Pokémon, without a network; j moves, and the page follows", ["", "jjj"]),
    Scene("/char: the list narrows with each letter", ["/", "ch", "ar"], tenths: 9),
    Scene(
      "/glurak, /crzd: names of twelve languages, and with letters left out",
      ["/glurak", "<c-u>crzd"]),
    Scene(
      "/type:ice ability: and Tab: completions, with the number of matches",
      ["/type:ice ability:", "<tab>"]),
    Scene(
      "Enter opens the page: 3 matchups, 4 evolution, 7 forms", ["/eevee<enter><enter>", "3", "4"]),
    Scene(":earthq: go to anything by its name", [":earthq", "<enter>"]),
    Scene(
      "L: everything as in a game; W: encounters by location",
      ["Lplatinum", "<enter>", "W", "eterna forest<enter>"]),
    Scene("/tpye:fire: a mistake is explained, and Tab corrects it", ["/tpye:fire", "<tab>"]),
  ]

  private static let teams = [
    Scene(
      "T: your teams and their weaknesses; +: candidates that cover them", ["T<enter>", "+"],
      tenths: 22)
  ]

  @Test func theFilmIsUpToDate() async throws {
    var frames: [Film.Frame] = []
    for scene in Self.scenes {
      frames += await Self.frames(of: scene, try await stage("", Self.size))
    }
    frames.append(try Self.shell("gen:1 sort:-total", "list-words.txt"))
    for scene in Self.teams {
      frames += await Self.frames(of: scene, try await TeamScene.stage("", Self.size).stage)
    }
    GoldenFile("film.svg", in: "docs/screens", of: #filePath)
      .check(Film(frames, still: 1).text, #_sourceLocation)
  }

  private static func frames(of scene: Scene, _ stage: Stage) async -> [Film.Frame] {
    var frames: [Film.Frame] = []
    for keys in scene.keys {
      let before = stage.frame
      await stage.type(keys)
      #expect(keys.isEmpty || stage.frame != before, "\(scene.caption): \(keys) does nothing")
      frames.append(
        Film.Frame(caption: scene.caption, grid: stage.frame, tenths: scene.tenths))
    }
    return frames
  }

  /// A command with its output, as `OutputTests` expects it.
  private static func shell(_ query: String, _ file: String) throws -> Film.Frame {
    let folder = "\(#filePath)".replacing("ScreensTests/Pictures/FilmTests.swift", with: "")
    let bytes = try #require(
      FileManager.default.contents(atPath: "\(folder)PokedexTests/Output/\(file)"))
    let output = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    return Film.Frame(
      caption: "pokedex list: the same queries in the shell, also as CSV, TSV and JSON",
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
