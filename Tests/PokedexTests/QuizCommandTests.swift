import FoundationEssentials
import Glibc
import PokedexTerminalUI
import PokedexTesting
import Testing

/// `pokedex quiz` in the shell, and pictures in pixels on a terminal.
@Suite(.timeLimit(minutes: 5)) struct QuizCommandTests {
  private func check(_ name: String, _ arguments: [String], _ lines: [String]) throws {
    let home = try Home()
    let input = lines.map { $0 + "\n" }.joined()
    let run = home.run(["quiz", "--offline"] + arguments, input: input)
    #expect(run.ending == .exited(0))
    #expect(run.errors == "")
    GoldenFile("quiz-\(name).txt", in: "Output", of: #filePath)
      .check(run.output, #_sourceLocation)
  }

  @Test func `a seeded run asks every kind`() throws {
    try check(
      "seed", ["gen:1 is:default", "--seed", "7"],
      (0..<12).flatMap { _ in ["/hint", "/choices", "a"] })
  }

  @Test func `choices are offered with every question`() throws {
    try check(
      "choices", ["is:starter is:default", "--seed", "1", "--choices", "--count", "6"],
      ["a", "b", "c", "d", "a", "b"])
  }

  @Test func `questions are skipped, shown, repeated and ended`() throws {
    try check(
      "commands", ["type:dragon is:final", "--seed", "3", "--kind", "stats", "--linear"],
      ["/skip", "", "/show", "/hin", "/hint", "/h", "/h", "/zzz", "nothing like it", "/q"])
  }

  @Test func `names are right in any language`() throws {
    try check(
      "names",
      ["#6 is:default", "--kind", "silhouette", "--kind", "stats"]
        + ["--seed", "5"],
      ["Glurak", "dracaufeu", "リザードン", "리자몽", "喷火龙", "charizrd", "char", "pikachu"])
  }

  @Test func `the drill follows the chart of a game`() throws {
    try check(
      "types", ["type:ghost", "--game", "1", "--kind", "types", "--seed", "2", "--count", "4"],
      ["0", "2", "½", "×1"])
  }

  @Test func `the language of the user is that of the quiz`() throws {
    try check(
      "german", ["gen:1 is:default", "--seed", "7", "--language", "de"],
      (0..<8).flatMap { _ in ["/hint", "/choices", "a"] })
  }

  @Test func `a score is kept between runs`() throws {
    let home = try Home()
    let arguments = ["quiz", "#151", "--kind", "stats", "--offline", "--count", "2"]
    #expect(
      home.run(arguments, input: "mew\nmew\n").output.hasSuffix(
        "2 of 2 right · streak 2 · best 2\n"))
    #expect(
      home.run(arguments, input: "mew\n/show\n").output.hasSuffix(
        "1 of 2 right · streak 0 · best 3\n"))
  }

  @Test func `mistakes are explained`() throws {
    let home = try Home()
    func failure(_ arguments: String...) -> String {
      let run = home.run(["quiz"] + arguments)
      #expect(run.ending != .exited(0))
      return run.errors
    }
    #expect(failure("type:bug", "type:dragon").contains("nothing matches"))
    #expect(failure("#151", "--kind", "evolution").contains("none of these Pokémon"))
    #expect(failure("--count", "0").contains("--count needs 1 or more"))
    #expect(failure("--kind", "colour").contains("colour"))
    #expect(failure("--source", "api").contains("dex"))
  }

  // MARK: Pictures

  private func withPictures(
    _ variables: [String: String] = [:], answers: Bool = true,
    _ body: (PseudoTerminal) async throws -> Void,
    after: (PseudoTerminal) -> Void = { _ in }
  ) async throws {
    let server = try await FaultyServer()
    var picture = SamplePNG(width: 8, height: 8) { x, y in [UInt8(x * 9), UInt8(y * 9), 9, 255] }
    picture.between = [SamplePNG.chunk("tEXt", Self.hidden)]
    for form in 1...3 {
      server.serve(
        picture.bytes + Self.hidden, type: "image/png", at: "/sprites/pokemon/\(form).png")
    }
    let addresses = ["POKEDEX_SPRITES_URL": server.base.replacing("api/v2", with: "sprites")]
    let home = try Home()
    let terminal = home.start(
      [], addresses.merging(variables) { $1 }, size: Size(width: 120, height: 36))
    terminal.answers = answers
    #expect(terminal.wait(for: "Bulbasaur"))
    try await body(terminal)
    terminal.type("Q")
    #expect(terminal.end() == .exited(0))
    after(terminal)
    try await server.stop()
  }

  /// Text in the files of the pictures.
  private static let hidden = Array("Comment\0not for the terminal".utf8)

  private func commands(_ terminal: PseudoTerminal) -> [String] {
    String(decoding: terminal.bytes, as: UTF8.self).components(separatedBy: "\u{1B}_G").dropFirst()
      .map { String($0.prefix { $0 != "\u{1B}" && $0 != ";" }) }
  }

  private func placeholders(_ terminal: PseudoTerminal) -> Bool {
    terminal.screen.text.unicodeScalars.contains("\u{10EEEE}")
  }

  @Test func `a terminal that says it is kitty gets pixels, and loses them at the end`()
    async throws
  {
    try await withPictures(answers: false) { terminal in
      #expect(terminal.wait(for: "▀"))
      #expect(terminal.bytes.contains(Array("\u{1B}[>0q".utf8)))
      #expect(commands(terminal).isEmpty)
      terminal.type("\u{1B}P>|kitty(0.35.2)\u{1B}\\\u{1B}[2;5R")
      #expect(terminal.wait { $0.text.unicodeScalars.contains("\u{10EEEE}") })
      #expect(terminal.screen.styles.contains { $0.contains("38;5;16") })
    } after: { terminal in
      let sent = commands(terminal)
      #expect(sent.count { $0.hasPrefix("a=T") } == 1)
      #expect(sent.last == "a=d,d=I,q=2,i=16")
      let text = String(decoding: terminal.bytes, as: UTF8.self)
      let uploads = text.components(separatedBy: "\u{1B}_Ga=T").dropFirst()
      let data = uploads.first?.drop { $0 != ";" }.dropFirst().prefix { $0 != "\u{1B}" }
      let file = Data(base64Encoded: String(data ?? "")) ?? Data()
      #expect(file.starts(with: [0x89, 0x50, 0x4E, 0x47]))
      #expect(!file.contains(Data(Self.hidden)))
      let deletion = text.range(of: "a=d,d=I", options: .backwards)
      let leaving = text.range(of: "\u{1B}[?1049l", options: .backwards)
      #expect((deletion?.lowerBound ?? text.endIndex) < (leaving?.lowerBound ?? text.startIndex))
    }
  }

  @Test(arguments: ["kitty(0.26.5)", "foot(1.16.2)", "VTE(7006)", "WezTerm 20240203"])
  func `a terminal that draws sextants itself gets sextants`(_ name: String) async throws {
    try await withPictures(answers: false) { terminal in
      #expect(terminal.wait(for: "▀"))
      terminal.type("\u{1B}P>|\(name)\u{1B}\\\u{1B}[2;5R")
      #expect(
        terminal.wait { screen in
          screen.text.unicodeScalars.contains { (0x1FB00...0x1FB3B).contains($0.value) }
        })
      #expect(commands(terminal).isEmpty)
    }
  }

  @Test(arguments: ["Konsole 23.08.1", "XTerm(379)"])
  func `a terminal that only claims the protocol gets half blocks`(_ name: String) async throws {
    try await withPictures(["KITTY_WINDOW_ID": "1"]) { terminal in
      terminal.type("\u{1B}P>|\(name)\u{1B}\\\u{1B}_Gi=31;OK\u{1B}\\")
      #expect(terminal.wait(for: "▀"))
      terminal.type("j")
      #expect(terminal.wait(for: "▌   #2 Ivysaur"))
      #expect(commands(terminal).isEmpty)
      #expect(!placeholders(terminal))
    }
  }

  @Test func `a setting overrules what the terminal says`() async throws {
    try await withPictures(["POKEDEX_PICTURES": "pixels"]) { terminal in
      #expect(terminal.wait { $0.text.unicodeScalars.contains("\u{10EEEE}") })
      #expect(!terminal.bytes.contains(Array("\u{1B}[>0q".utf8)))
    }
    try await withPictures(["POKEDEX_PICTURES": "blocks", "TERM": "xterm-ghostty"]) { terminal in
      #expect(terminal.wait(for: "▀"))
      #expect(commands(terminal).isEmpty)
    }
    try await withPictures(["POKEDEX_PICTURES": "none"]) { terminal in
      terminal.type("j")
      #expect(terminal.wait(for: "▌   #2 Ivysaur"))
      #expect(!terminal.screen.text.contains("▀"))
    }
  }

  @Test func `pictures are deleted at Ctrl-Z and sent again afterwards`() async throws {
    try await withPictures(["POKEDEX_PICTURES": "pixels"]) { terminal in
      #expect(terminal.wait { $0.text.unicodeScalars.contains("\u{10EEEE}") })
      terminal.resize(100, 30)
      terminal.sendToForeground(SIGTSTP)
      terminal.sendToForeground(SIGCONT)
      terminal.type("jk")
      #expect(terminal.wait(for: "▌   #1 Bulbasaur"))
      let sent = commands(terminal)
      #expect(sent.contains { $0.hasPrefix("a=d") })
      #expect(sent.count { $0.hasPrefix("a=T") } >= 1)
    }
  }
}
