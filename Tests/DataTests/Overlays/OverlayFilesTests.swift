import FoundationEssentials
import Glibc
import PokedexTesting
import Testing

@testable import PokedexData
@testable import PokedexDomain

/// The files of changed games on disk.
@Suite final class OverlayFilesTests {
  private let folder =
    FileManager.default.temporaryDirectory.path + "/pokedex-games-" + UUID().uuidString

  init() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit {
    do { try FileManager.default.removeItem(atPath: folder) } catch {}
  }

  private func write(_ name: String, _ lines: String, slug: String = "meadow") throws -> String {
    let path = "\(folder)/\(name)"
    let text = "game \(slug) \"\(titled(slug))\"\nbase platinum\n\(lines)"
    try Data(text.utf8).write(to: URL(filePath: path))
    return path
  }

  private func speed(_ lens: Lens?) -> Int? {
    SampleDex.catalog.through(lens).forms[25]?.stats.speed
  }

  @Test func gamesAreFoundBySlugAndName() throws {
    _ = try write("b.pkgame", "", slug: "meadow-two")
    _ = try write("a.pkgame", "pokemon pikachu speed 3\n")
    _ = try write("notes.txt", "")
    _ = try write(".hidden.pkgame", "", slug: "hidden")
    let files = OverlayFiles(folder: UserFolder(.games, path: folder))
    #expect(files.games(on: SampleDex.catalog).map(\.slug) == ["meadow", "meadow-two"])
    #expect(speed(files.game(named: "Meadow", on: SampleDex.catalog)) == 3)
    #expect(files.game(named: "meadow two", on: SampleDex.catalog)?.slug == "meadow-two")
    #expect(files.game(named: "hidden", on: SampleDex.catalog) == nil)
  }

  @Test func gamesAreFoundByTheirNamesInAnyLanguage() throws {
    let text = "game meadow \"Meadow\" name-de \"Wiese\" name-ko \"초원\"\nbase platinum\n"
    try Data(text.utf8).write(to: URL(filePath: "\(folder)/a.pkgame"))
    let files = OverlayFiles(folder: UserFolder(.games, path: folder))
    for name in ["meadow", "Wiese", "초원"] {
      #expect(files.game(named: name, on: SampleDex.catalog)?.slug == "meadow", "\(name)")
    }
  }

  @Test func aChangedFileIsReadAgainAndALostOneIsNoGame() throws {
    let path = try write("a.pkgame", "pokemon pikachu speed 3\n")
    let files = OverlayFiles(folder: UserFolder(.games, path: folder))
    let first = files.game(named: path, on: SampleDex.catalog)
    #expect(files.game(named: path, on: SampleDex.catalog) == first)
    _ = try write("a.pkgame", "pokemon pikachu speed 123\n")
    let second = files.game(named: path, on: SampleDex.catalog)
    #expect(first != second)
    #expect(speed(second) == 123)
    #expect(speed(first) == 3)
    try FileManager.default.removeItem(atPath: path)
    #expect(files.game(named: path, on: SampleDex.catalog) == nil)
    #expect(files.games(on: SampleDex.catalog).isEmpty)
  }

  @Test func aFileBesideTheFolderIsAGameOnceItWasNamed() throws {
    let path = try write("a.pkgame", "")
    let files = OverlayFiles(folder: UserFolder(.games, path: "\(folder)/none"))
    #expect(files.games(on: SampleDex.catalog).isEmpty)
    #expect(files.game(named: path, on: SampleDex.catalog)?.slug == "meadow")
    #expect(files.games(on: SampleDex.catalog).map(\.slug) == ["meadow"])
    #expect(files.game(named: "meadow", on: SampleDex.catalog)?.slug == "meadow")
  }

  @Test func pipesFoldersAndLargeFilesAreRefused() throws {
    let pipe = "\(folder)/pipe.pkgame"
    #expect(mkfifo(pipe, 0o600) == 0)
    let large = try write("large.pkgame", String(repeating: "# more\n", count: 700_000))
    for path in [pipe, folder, large, "\(folder)/none.pkgame"] {
      #expect(throws: PokedexError.self) { try OverlayFiles.read(path, on: SampleDex.catalog) }
    }
    #expect(
      OverlayFiles(folder: UserFolder(.games, path: folder)).games(on: SampleDex.catalog).isEmpty)
    #expect(OverlayFiles(folder: nil).paths.isEmpty)
  }
}
