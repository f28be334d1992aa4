import PokedexDomain
import PokedexTerminalUI
import PokedexTesting
import Testing

@testable import pokedex

/// The user's own themes.
@Suite(.timeLimit(minutes: 5)) struct ThemeFileTests {
  private func home(_ theme: String) throws -> Home {
    let home = try Home()
    try home.write(settings: "theme = mine\n")
    try home.write(theme: theme, called: "mine")
    return home
  }

  @Test func aFileNamesColoursAndTakesTheOthersFromItsBase() {
    let file = ThemeFile("# a comment\naccent = #870000\nbase = light\n")
    #expect(file.problems.isEmpty)
    #expect(file.swatches.accent == RGB(0x87_00_00))
    #expect(file.swatches.heading == Swatches.light.heading)
    #expect(file.swatches.background == .light)
  }

  @Test func aByteOrderMarkAndBlanksDoNotMatter() {
    let file = ThemeFile("\u{FEFF}base=light\r\n\t accent\t=\t#870000 \n\n")
    #expect(file.problems.isEmpty)
    #expect(file.swatches.accent == RGB(0x87_00_00) && file.swatches.background == .light)
  }

  @Test func problemsAreInTheOrderOfTheLines() {
    let file = ThemeFile("=\nbase = blue\nx\n")
    #expect(file.problems.map(\.line) == [1, 2, 3])
  }

  /// Otherwise not even the command that reports the problem would work.
  @Test(arguments: ["=", "==", " = ", "= x"]) func noThemeFileStopsTheProgram(_ line: String) throws
  {
    let home = try home(line)
    for arguments in [["--version"], ["--help"], ["list", "mew"]] {
      #expect(home.run(arguments).ending == .exited(0))
    }
    let run = home.run(["config"])
    #expect(run.ending == .exited(74))
    #expect(run.errors.contains("themes/mine:1: '' is not a theme colour"))
  }

  @Test func aBuiltInThemePrintedAsAFileIsThatTheme() {
    for swatches in [Swatches.dark, .light] {
      let file = ThemeFile(ThemeFile.lines(of: swatches).joined(separator: "\n"))
      #expect(file.problems.isEmpty)
      #expect(file.swatches == swatches)
    }
  }

  @Test(arguments: [
    ("acent = #ffffff", "'acent' is not a theme colour"),
    ("accent = red", "'red' is not a colour"), ("accent", "'accent' sets nothing"),
    ("accent =", "'' is not a colour"), ("=", "'' is not a theme colour"),
    ("==", "'' is not a theme colour"), ("= accent", "'' is not a theme colour"),
    ("base", "'base' sets nothing"), ("base =", "base: dark or light"),
    ("base = blue", "base: dark or light"), ("levels = #ffffff", "levels: eight colours"),
    ("soft = #444444", "soft: its contrast with the background is 2.1"),
  ])
  func aWrongLineIsReportedAndNotUsed(_ line: String, _ words: String) {
    let file = ThemeFile("\n" + line)
    #expect(file.problems.first?.line == 2)
    #expect(file.problems.first?.problem.text.hasPrefix(words) == true, "\(file.problems)")
    #expect(file.swatches == .dark)
  }

  @Test func aWrongLineIsReportedInTheLanguageOfTheSettings() {
    let file = ThemeFile("base = blue")
    #expect(
      Wording.german.spoken { file.problems.map(\.problem.text) } == ["base: dark oder light"])
  }

  @Test func theScreenHasItsColours() throws {
    let home = try home("title = #12ff34\n")
    let run = home.run(["show", "garchomp", "--color", "always"], ["COLORTERM": "truecolor"])
    #expect(run.ending == .exited(0))
    #expect(home.run(["config", "theme"]).output.contains("title = #12ff34\n"))
    let terminal = home.start()
    #expect(terminal.wait(for: "Bulbasaur"))
  }

  @Test func problemsInItsFileAreReportedWithTheirLine() throws {
    let run = try home("title = #000000\n").run(["config"])
    #expect(run.ending == .exited(74))
    #expect(run.errors.contains("themes/mine:1: title: its contrast with the background is 1.0"))
  }

  @Test func anUnknownThemeIsAMistakeOfTheSettings() throws {
    let home = try Home()
    try home.write(settings: "theme = ../../secret\n")
    #expect(home.run(["config"]).errors.contains("theme: '../../secret' is not one of its values"))
  }
}
