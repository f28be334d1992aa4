import Glibc
import PokedexTerminalUI
import PokedexTesting
import Testing

/// The program with redirected or closed standard streams.
@Suite(.serialized, .timeLimit(minutes: 5)) struct StreamTests {
  private func shell(_ command: String, _ home: Home) -> PseudoTerminal {
    let variables = home.environment(["PROGRAM": Program.path])
    return PseudoTerminal("/bin/sh", ["-c", command], environment: variables)
  }

  @Test(arguments: ["</dev/null", "<&-", "2>&-", "2>/dev/full", "<&- 2>&-"])
  func theTerminalIsFoundWithoutStandardStreams(_ files: String) throws {
    let terminal = shell("exec $PROGRAM \(files)", try Home())
    #expect(terminal.wait(for: "q quit"), "\(terminal.screen.text)")
    terminal.type("Q")
    #expect(terminal.end() == .exited(0))
    #expect(terminal.changes == [])
  }

  @Test(arguments: ["", "list", "show mew", "info", "caught add mew", "--nonsense", "sync"])
  func withAllStreamsClosedNoOtherFileIsWrittenTo(_ command: String) throws {
    let home = try Home()
    #expect(home.run(["seen", "add", "mew"]).ending == .exited(0))
    let closed = shell("$PROGRAM \(command) --verbose <&- >&- 2>&-; echo ended-with-$?", home)
    #expect(closed.wait(for: "ended-with-"))
    #expect(!closed.screen.text.contains("ended-with-1\n"))
    #expect(home.run(["seen", "list", "--count"]).output == "1\n")
    let file = "\(home.path)/backup"
    #expect(home.run(["backup", file]).ending == .exited(0))
    #expect(home.run(["restore", file]).ending == .exited(0))
  }

  @Test func namesComeFromThePipeOfAnotherCommand() throws {
    let home = try Home()
    let count = home.run(["list", "spe>170", "--count"]).output
    let pages = shell(
      "$PROGRAM list 'spe>170' --columns slug | $PROGRAM show - --json | wc -l; echo ended", home)
    #expect(pages.wait(for: "ended"))
    #expect(pages.screen.text.hasPrefix(count), "\(pages.screen.text)")
  }

  @Test(arguments: ["move", "matchup", "where", "evolution"])
  func namesOfOtherPagesComeFromTheStandardInput(_ command: String) throws {
    let home = try Home()
    let names = command == "move" ? ["bite", "surf"] : ["pikachu", "mew"]
    let all = home.run([command, "-", "--json"], input: names.joined(separator: "\n")).output
    let single = names.map { home.run([command, $0, "--json"]).output }
    #expect(all == single.joined())
  }

  @Test func namesToMarkComeFromTheStandardInput() throws {
    let home = try Home()
    let run = home.run(["caught", "add", "-"], input: "mew\nmr mime\n\n151\n")
    #expect(run.ending == .exited(0))
    #expect(home.run(["caught", "list", "--columns", "slug"]).output == "mr-mime\nmew\n")
    #expect(home.run(["caught", "remove", "-"], input: "mew\n").ending == .exited(0))
    #expect(home.run(["caught", "list", "--count"]).output == "1\n")
    #expect(home.run(["caught", "add", "-"]).ending == .exited(64))
  }

  @Test(arguments: ["--csv", "--tsv"])
  func tablesOfListsAreNamesToMark(_ format: String) throws {
    let home = try Home()
    let slots = home.run(["slots", "unown -is:shiny", format]).output
    let run = home.run(["caught", "add", "-"], input: slots)
    #expect(run.ending == .exited(0), "\(run.errors)")
    #expect(home.run(["slots", "is:caught", "--count"]).output == "28\n")
    let boxes = home.run(["boxes", "--box", "1", format]).output
    #expect(home.run(["wanted", "add", "-"], input: boxes).output == "30 slots marked as wanted\n")
    let list = home.run(["list", "gen:1 type:dragon is:default", format]).output
    #expect(home.run(["seen", "add", "-"], input: list).output.hasPrefix("3 Pokémon marked"))
    let wrong = home.run(["seen", "add", "-"], input: list + list.replacing("Dra", with: "Dro"))
    #expect(wrong.errors.contains("line 6: "), "\(wrong.errors)")
  }

  @Test func aGenderThatCannotBeSeenIsReadInLists() throws {
    let home = try Home()
    let list = "name,gender\nAbra,female\nHippopotas,female\n"
    #expect(home.run(["caught", "add", "-"], input: list).output.hasPrefix("2 Pokémon"))
    let wrong = home.run(["caught", "add", "-"], input: "Tauros ♀\n")
    #expect(wrong.errors.contains("line 1: 'Tauros ♀' names no Pokémon"))
    let slots = home.run(["slots", "is:caught", "--columns", "slot", "--csv", "--no-header"])
    #expect(slots.output == "abra\nhippopotas-female\n")
  }

  @Test func jsonIsNoListOfNames() throws {
    let home = try Home()
    let json = home.run(["slots", "unown", "--json"]).output
    let run = home.run(["caught", "add", "-"], input: json)
    #expect(run.ending == .exited(64))
    #expect(run.errors == "pokedex: the list is JSON: give names, one a line, or CSV\n")
  }

  @Test func namesToCompareComeFromTheStandardInput() throws {
    let home = try Home()
    let names = ["garchomp", "mew"]
    let piped = home.run(["compare", "-"], input: names.joined(separator: "\n"))
    #expect(piped == home.run(["compare"] + names))
    #expect(home.run(["compare", "-"], input: "mew\n").ending == .exited(64))
  }

  @Test func tooFewOpenFilesAreReported() throws {
    let terminal = shell("ulimit -n 8; $PROGRAM; echo ended-with-$?", try Home())
    #expect(terminal.wait(for: "ended-with-71"))
    #expect(terminal.screen.text.contains("only 8 files may be open"))
    #expect(!terminal.bytes.contains(0x1B))
  }

  @Test(arguments: [("-d 65536", "128 MiB of data"), ("-s 512", "1 MiB of stack")])
  func tooLittleMemoryIsReported(_ limit: String, _ words: String) throws {
    let terminal = shell("ulimit \(limit); $PROGRAM; echo ended-with-$?", try Home())
    #expect(terminal.wait(for: "ended-with-71"))
    #expect(terminal.screen.text.contains(words))
    #expect(!terminal.bytes.contains(0x1B))
  }

  /// The superuser has no limit, so the program runs as a user without other processes.
  @Test(
    .enabled(if: geteuid() == 0 && access("/usr/bin/setpriv", X_OK) == 0, "needs the superuser"),
    arguments: [("list --count", 1, 2), ("show mew", 1, 2), ("sync --facts-only", 2, 5)])
  func tooFewThreadsAreReported(_ command: String, _ threads: Int, _ needed: Int) throws {
    let home = try Home()
    let somebody = "setpriv --reuid=61234 --regid=61234 --clear-groups"
    let terminal = shell(
      "\(somebody) prlimit --nproc=\(threads) $PROGRAM \(command); echo ended-with-$?", home)
    #expect(terminal.wait(for: "ended-with-"))
    #expect(terminal.screen.text.contains("ended-with-71"), "\(terminal.screen.text)")
    #expect(terminal.screen.text.contains("too little to run: \(needed) threads are needed"))
    let enough = shell(
      "\(somebody) prlimit --nproc=2 $PROGRAM list --count; echo ended-with-$?", home)
    #expect(enough.wait(for: "ended-with-0"), "\(enough.screen.text)")
  }

  @Test(arguments: ["000", "777"])
  func filesArePrivateWithAnyMask(_ mask: String) throws {
    let home = try Home()
    let terminal = shell(
      "umask \(mask); $PROGRAM caught add mew; cd $XDG_DATA_HOME/pokedex; stat -c '%a' . *; echo ended",
      home)
    #expect(terminal.wait(for: "ended"))
    let modes = terminal.screen.text.split(separator: "\n").filter { Int($0) != nil }
    #expect(Set(modes) == ["700", "600"])
  }

  @Test func aWriteErrorIsReported() throws {
    let terminal = shell("$PROGRAM list >/dev/full; echo ended-with-$?", try Home())
    #expect(terminal.wait(for: "ended-with-74"))
    #expect(terminal.screen.text.contains("write error: No space left on device"))
  }

  @Test(arguments: ["--help", "--version", "list --help"])
  func aWriteErrorOfTheHelpIsReported(_ command: String) throws {
    let terminal = shell("$PROGRAM \(command) >/dev/full; echo ended-with-$?", try Home())
    #expect(terminal.wait(for: "ended-with-74"), "\(terminal.screen.text)")
  }

  /// Some programs leave a pipe in non-blocking mode.
  @Test func aFullNonBlockingPipeIsWaitedFor() throws {
    let run = try Home().run(["list", "--json"], output: .nonBlockingPipe)
    #expect(run.ending == .exited(0), "\(run.errors)")
    #expect(run.output.hasSuffix("}\n]\n"))
  }

  @Test func aClosedPipeEndsItWithoutAMessage() throws {
    let terminal = shell("$PROGRAM list | head -1; echo ended", try Home())
    #expect(terminal.wait(for: "ended"))
    #expect(terminal.screen.text.split(separator: "\n").count == 2)
    #expect(terminal.screen.text.contains("Bulbasaur"))
  }
}
