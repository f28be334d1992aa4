import PokedexTesting
import Testing

/// Names whose characters come in parts, as in file names of macOS.
@Suite(.timeLimit(minutes: 5)) struct DecomposedNameTests {
  private static let names = [
    "\u{1111}\u{1175}\u{110F}\u{1161}\u{110E}\u{1172}", "피\u{110F}\u{1161}츄",
    "ヒ\u{309A}カチュウ", "ひ\u{309A}かちゅう",
  ]

  @Test(arguments: names) func `they are found like whole ones`(_ name: String) throws {
    let home = try Home()
    #expect(home.run(["show", name]).output == home.run(["show", "pikachu"]).output)
    #expect(home.run(["list", name, "--count"]).output == "17\n")
    #expect(home.run(["show", "-"], input: name).output == home.run(["show", "pikachu"]).output)
    #expect(home.run(["caught", "add", name]).ending == .exited(0))
    #expect(home.run(["caught", "list", "--columns", "slug"]).output == "pikachu\n")
  }

  @Test func `so are names of other kinds, with their accents`() throws {
    let home = try Home()
    let name = "Flabe\u{301}be\u{301}"
    #expect(home.run(["show", name]).output == home.run(["show", "flabebe"]).output)
    // 10만볼트, Thunderbolt.
    let move = "10\u{1106}\u{1161}\u{11AB}\u{1107}\u{1169}\u{11AF}\u{1110}\u{1173}"
    #expect(home.run(["move", move]).output == home.run(["move", "thunderbolt"]).output)
  }

  @Test func `notes and teams are printed with whole characters`() throws {
    let home = try Home()
    #expect(
      home.run(["note", "mew", "\u{1112}\u{1161}\u{11AB}"]).output.unicodeScalars.contains("한"))
    #expect(home.run(["note", "mew"]).output.unicodeScalars.elementsEqual("한\n".unicodeScalars))
  }
}
