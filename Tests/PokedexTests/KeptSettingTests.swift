import FoundationEssentials
import Glibc
import PokedexDomain
import PokedexTesting
import Testing

@testable import pokedex

/// Settings that the screen keeps in the user's file.
@Suite(.timeLimit(minutes: 5)) struct KeptSettingTests {
  @Test(arguments: [
    ("", "theme = light\n", 1),
    ("theme = dark\n", "theme = light\n", 1),
    ("theme=dark", "theme=light", 1),
    ("  theme =  dark   # by day\nmouse = no", "  theme =  light   # by day\nmouse = no", 1),
    ("# mine\r\ntheme = \"dark\" # x\r\n", "# mine\r\ntheme = light # x\r\n", 2),
    ("\u{FEFF}theme = dark\n", "\u{FEFF}theme = light\n", 1),
    ("mouse = no", "mouse = no\ntheme = light", 2),
    ("mouse = no\r\n\r\n[keys]\r\n", "mouse = no\r\ntheme = light\r\n\r\n[keys]\r\n", 2),
    ("# mine", "# mine\ntheme = light\n", 2),
    ("# mine\n", "# mine\ntheme = light\n", 2),
    ("# theme = dark\n[keys]\nquit = Q\n", "theme = light\n# theme = dark\n[keys]\nquit = Q\n", 1),
    ("[commands]\n<f5> = theme = dark\n", "theme = light\n[commands]\n<f5> = theme = dark\n", 1),
    ("theme = drak\nmouse = no", "theme = light\nmouse = no", 1),
    ("theme =", "theme = light", 1), ("theme = # x", "theme = light # x", 1),
    ("theme = dark\ntheme = contrast\n", "theme = light\ntheme = contrast\n", 1),
    ("theme = drak\ntheme = dark\n", "theme = drak\ntheme = light\n", 2),
  ])
  func `one line changes, and comments and all else stay`(
    _ before: String, _ after: String, _ line: Int
  ) throws {
    let kept = try #require(KeptSetting(.theme, "light", in: before))
    #expect(kept.text == after)
    #expect(Array(kept.text.utf8) == Array(after.utf8))
    #expect(kept.line == line)
  }

  @Test func `whatever the file says, the next start reads the kept value, and the other settings`()
  {
    let parts = [
      "theme", "=", "dark", "\n", "\r\n", "[keys]", "[odd]", "quit", "Q", "\"", "#", " ",
      "\u{FEFF}",
      "mouse = no\n", "é", "\u{2028}", "\u{0}", "theme = light # x\n", "=\n",
    ]
    var random = SplitMix(seed: 59)
    for _ in 0..<5_000 {
      let count = Int.random(in: 0...12, using: &random)
      let text = (0..<count).map { _ in parts.randomElement(using: &random) ?? "" }.joined()
      guard let kept = KeptSetting(.theme, "contrast", in: text) else { continue }
      var wanted = ConfigurationParser(text).settings.mapValues(\.value)
      wanted[.theme] = "contrast"
      #expect(ConfigurationParser(kept.text).settings.mapValues(\.value) == wanted, "\(text)")
    }
  }

  // MARK: The file

  private func keep(_ home: Home, _ value: String = "light") throws -> Int {
    try SettingsFile(path: "\(home.path)/.config/pokedex/config").keep(value, for: .theme)
  }

  private func text(_ home: Home) -> String { home.text(of: "\(home.path)/.config/pokedex/config") }

  @Test func `a first setting makes the file`() throws {
    let home = try Home()
    #expect(try keep(home) == 1)
    #expect(text(home) == "theme = light\n")
  }

  @Test func `a link stays a link, and the file that it leads to changes and keeps its access`()
    throws
  {
    let home = try Home()
    try home.write(settings: "mouse = no\n")
    let (link, file) = ("\(home.path)/.config/pokedex/config", "\(home.path)/dotfile")
    #expect(rename(link, file) == 0 && symlink(file, link) == 0 && chmod(file, 0o640) == 0)
    #expect(try keep(home) == 2)
    #expect(home.text(of: file) == "mouse = no\ntheme = light\n")
    var status = stat()
    #expect(lstat(link, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK)
    #expect(stat(file, &status) == 0 && status.st_mode & 0o777 == 0o640)
  }

  @Test func `a link to nothing, a folder and what is no text are left as they are`() throws {
    let home = try Home()
    try home.write(settings: "mouse = \u{0}")
    let path = "\(home.path)/.config/pokedex/config"
    #expect(throws: PokedexError.self) { try keep(home) }
    #expect(text(home) == "mouse = \u{0}")
    #expect(unlink(path) == 0 && symlink("\(home.path)/nothing", path) == 0)
    #expect(throws: PokedexError.self) { try keep(home) }
    #expect(access("\(home.path)/nothing", F_OK) != 0)
    #expect(unlink(path) == 0 && mkdir(path, 0o700) == 0)
    #expect(throws: PokedexError.self) { try keep(home) }
  }

  @Test(.enabled(if: geteuid() != 0, "the superuser may write to any file"))
  func `a read-only file stays as it is`() throws {
    let home = try Home()
    try home.write(settings: "mouse = no\n")
    #expect(chmod("\(home.path)/.config/pokedex/config", 0o444) == 0)
    #expect(throws: PokedexError.self) { try keep(home) }
    #expect(text(home) == "mouse = no\n")
  }

  // MARK: The screen

  @Test func `the screen keeps a theme and tells the line`() throws {
    let home = try Home()
    try home.write(settings: "# mine\nresume = no\n")
    let terminal = home.start()
    #expect(terminal.wait(for: "Bulbasaur"))
    terminal.type(":theme\r")
    #expect(terminal.wait(for: "deuteranopia"))
    terminal.type("light\u{13}")
    #expect(terminal.wait(for: "theme = light (line 3 of ~/.config/pokedex/config)"))
    terminal.type("Q")
    #expect(terminal.end() == .exited(0))
    #expect(text(home) == "# mine\nresume = no\ntheme = light\n")
  }

  @Test func `where the file cannot be written, the screen gives the line to write there`() throws {
    let home = try Home()
    #expect(mkdir("\(home.path)/.config", 0o700) == 0)
    #expect(mkdir("\(home.path)/.config/pokedex", 0o700) == 0)
    #expect(mkdir("\(home.path)/.config/pokedex/config", 0o700) == 0)
    let terminal = home.start()
    #expect(terminal.wait(for: "Bulbasaur"))
    terminal.type(":theme\r")
    #expect(terminal.wait(for: "deuteranopia"))
    terminal.type("light\u{13}")
    #expect(terminal.wait(for: "theme = light"))
    #expect(terminal.screen.text.contains("y copies the line"))
    terminal.type("Q")
    #expect(terminal.end() == .exited(0))
  }
}
