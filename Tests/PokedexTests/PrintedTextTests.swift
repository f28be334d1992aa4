import PokedexTerminalUI
import PokedexTesting
import Testing

/// Whatever the user's data, files, arguments and environment contain: a terminal is given nothing
/// that it obeys or cannot show.
@Suite(.serialized, .timeLimit(minutes: 20)) struct PrintedTextTests {
  /// Characters that only a terminal obeys, or that hide text from a reader.
  private static func isObeyed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A: false
    case 0..<0x20, 0x7F..<0xA0, 0x200B...0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF: true
    default: false
    }
  }

  private static func obeyed(in text: String) -> [String] {
    text.unicodeScalars.filter(isObeyed).map { "U+\(String($0.value, radix: 16))" }
  }

  /// The output on a terminal without the program's own colours and links to files, and without the
  /// carriage returns of the terminal's line.
  private static func withoutOwn(_ bytes: [UInt8]) -> String {
    let own = /\x1B\[[0-9;]*m|\x1B\]8;;(?:file:\/\/[!-~]*)?\x1B\\|\r(?=\n)/
      .matchingSemantics(.unicodeScalar)
    return String(decoding: bytes, as: UTF8.self).replacing(own, with: "")
  }

  @Test func pipesGetNoControlCharacters() async throws {
    let all = try PrintingCommands(everyControl)
    try await concurrently(all.arguments) { arguments in
      let run = all.home.run(arguments, all.variables(onTerminal: false), input: everyControl)
      #expect(Self.obeyed(in: run.output) == [], "\(arguments)")
      #expect(Self.obeyed(in: run.errors) == [], "\(arguments)")
      #expect(run.ending != .stillRunning, "\(arguments)")
    }
  }

  @Test func terminalsGetNoControlCharactersButColoursAndLinks() async throws {
    let all = try PrintingCommands(everyControl)
    try await concurrently(all.arguments.filter(\.isForTerminals)) { arguments in
      let terminal = all.home.start(arguments, all.variables(onTerminal: true))
      #expect(terminal.end() != .stillRunning, "\(arguments)")
      #expect(Self.obeyed(in: Self.withoutOwn(terminal.bytes)) == [], "\(arguments)")
    }
  }

  @Test func theRestOfAnOddTextIsShown() throws {
    let all = try PrintingCommands(everyControl)
    for arguments in [
      ["team", "list"], ["damage", "\(all.home.path)/set.txt", "mew"], ["note", "garchomp"],
      ["info"],
    ] {
      let run = all.home.run(arguments, all.variables(onTerminal: false))
      #expect(run.output.contains("owned") && run.output.contains("]52;c;cm0="), "\(run)")
    }
  }

  // MARK: Terminals without UTF-8

  private static let foreign = "Flabébé – · ½ “フシギダネ” e\u{301} ▲ 漢字"

  /// The locale, and one of those that systems often lack.
  @Test(arguments: ["C", "de_DE.ISO-8859-15"])
  func aTerminalWithoutUTF8GetsOnlyASCII(_ locale: String) async throws {
    let all = try PrintingCommands(Self.foreign)
    try await concurrently(all.arguments.filter(\.isForTerminals)) { arguments in
      let terminal = all.home.start(
        arguments,
        all.variables(onTerminal: true).merging(["LANG": locale]) { $1 })
      #expect(terminal.end() != .stillRunning, "\(arguments)")
      #expect(!terminal.bytes.contains { $0 >= 0x80 }, "\(arguments)")
    }
  }

  @Test func aPipeGetsUTF8InAnyLocale() throws {
    let home = try Home()
    #expect(home.run(["list", "flabebe"], ["LANG": "C"]).output.contains("Flabébé"))
    #expect(home.run(["show", "flabeb"], ["LANG": "C"]).errors.contains("Flabébé"))
  }

  /// The standard output and the standard error need not be the same file.
  @Test func onlyTheFileThatIsATerminalGetsASCII() throws {
    let home = try Home()
    let variables = home.environment(["PROGRAM": Program.path, "LANG": "C"])
    let terminal = PseudoTerminal(
      "/bin/sh",
      ["-c", "cd; $PROGRAM list flabebe >out; $PROGRAM show flabeb 2>err; $PROGRAM show flabeb"],
      environment: variables)
    _ = terminal.end()
    #expect(home.text(of: "\(home.path)/out").contains("Flabébé"))
    #expect(home.text(of: "\(home.path)/err").contains("Flabébé"))
    #expect(terminal.screen.text.contains("Flabebe") && !terminal.bytes.contains { $0 >= 0x80 })
  }

  @Test func columnsStayAlignedAndColoursStay() throws {
    let home = try Home()
    let utf8 = home.start(["list", "name:flabebe,garchomp sort:-total"])
    let ascii = home.start(["list", "name:flabebe,garchomp sort:-total"], ["LANG": "C"])
    _ = (utf8.end(), ascii.end())
    #expect(ascii.screen.text == utf8.screen.text.replacing("é", with: "e"))
    #expect(ascii.screen.styles == utf8.screen.styles && !ascii.screen.styles.isEmpty)
  }

  // MARK: The locale

  @Test(arguments: [
    ["LANG": "", "LC_CTYPE": "UTF-8"], ["LANG": "", "LC_ALL": "UTF-8"], ["LANG": "UTF-8"],
    ["LANG": "utf8"], ["LANG": "C.utf8"], ["LANG": "xx_YY.UTF-8"],
    ["LANG": "C", "LC_ALL": "C.UTF-8"],
  ])
  func aLocaleThatSaysUTF8HasIt(_ variables: [String: String]) throws {
    let home = try Home()
    let terminal = home.start(["list", "flabebe"], variables)
    _ = terminal.end()
    #expect(terminal.screen.text.contains("Flabébé"))
    #expect(home.run(["show", "garchomp"], variables).output.contains("▆"))
  }

  @Test(arguments: [
    ["LANG": "C"], ["LANG": "POSIX"], ["LANG": "en_US"], ["LANG": ""],
    ["LANG": "C.UTF-8", "LC_ALL": "C"], ["LANG": "C.UTF-8", "LC_CTYPE": "de_DE.ISO-8859-1"],
  ])
  func anyOtherLocaleHasASCII(_ variables: [String: String]) throws {
    let terminal = try Home().start(["list", "flabebe"], variables)
    _ = terminal.end()
    #expect(terminal.screen.text.contains("Flabebe"))
  }
}

extension [String] {
  /// Whether the command prints lines on a terminal: a query alone opens the full screen, a quiz waits
  /// for answers, and a sync redraws a line.
  fileprivate var isForTerminals: Bool {
    count > 1 && first != "quiz" && first != "sync" || first?.hasPrefix("--") == true
      || ["info", "chart", "games", "config"].contains(first)
  }
}
