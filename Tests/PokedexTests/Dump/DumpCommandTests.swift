import FoundationEssentials
import Glibc
import PokedexTesting
import Testing

/// `pokedex dump`: the file is complete or not there, and no other file is lost.
@Suite(.serialized, .timeLimit(minutes: 10)) struct DumpCommandTests {
  private func bytes(_ file: String) -> [UInt8]? {
    FileManager.default.contents(atPath: file).map { [UInt8]($0) }
  }

  private func files(_ folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }

  @Test func `the same dex gives the same bytes, at most 80 MB in any language`()
    throws
  {
    let home = try Home()
    let (first, second) = ("\(home.path)/first.sqlite", "\(home.path)/second.sqlite")
    let run = home.run(["dump", first])
    #expect(run.ending == .exited(0))
    #expect(home.neutral(run.output) == "HOME/first.sqlite created\n")
    #expect(home.run(["dump", second, "--language", "de"]).ending == .exited(0))
    let own = try #require(bytes(first))
    #expect(own == bytes(second))
    #expect(own.count < 80_000_000)
  }

  @Test func `a file is replaced only if it is a dump, and only on demand`() throws {
    let home = try Home()
    let file = "\(home.path)/data.sqlite"
    try Data("mine".utf8).write(to: URL(filePath: file))
    for arguments in [["dump", file], ["dump", file, "--replace"]] {
      let run = home.run(arguments)
      #expect(run.ending == .exited(74))
      #expect(run.errors.contains("already exists"))
      #expect(home.text(of: file) == "mine")
    }
    #expect(home.run(["caught", "add", "mew"]).ending == .exited(0))
    #expect(home.run(["dump", home.store, "--replace"]).ending == .exited(74))
    #expect(home.run(["caught", "list", "--count"]).output == "1\n")
    let dump = "\(home.path)/dump.sqlite"
    #expect(home.run(["dump", dump]).ending == .exited(0))
    let own = bytes(dump)
    #expect(home.run(["dump", dump]).ending == .exited(74))
    #expect(home.run(["dump", dump, "--replace"]).ending == .exited(0))
    #expect(bytes(dump) == own)
  }

  @Test(arguments: ["-", ""]) func `a dump is not printed`(_ file: String) throws {
    let run = try Home().run(["dump", file])
    #expect(run.ending == .exited(64))
    #expect(run.errors == "pokedex: name the file to create: a dump is not printed\n")
  }

  @Test func `a pipe, a folder and a missing folder are refused`() throws {
    let home = try Home()
    mkfifo("\(home.path)/pipe", 0o600)
    mkdir("\(home.path)/folder", 0o700)
    let before = try files(home.path)
    for file in ["pipe", "folder", "none/dump.sqlite"] {
      let run = home.run(["dump", "\(home.path)/\(file)", "--replace"])
      #expect(run.ending == .exited(74), "\(file)")
      #expect(run.errors.hasPrefix("pokedex: "), "\(file)")
      #expect(run.output == "", "\(file)")
    }
    #expect(try files(home.path) == before)
    #expect(home.run(["dump", "x", "--source", "api"]).ending == .exited(64))
  }

  @Test(.enabled(if: SmallDisk.isPossible, "needs the right to mount"))
  func `on a full disk the earlier dump stays`() throws {
    let home = try Home()
    let disk = try SmallDisk(kibibytes: 48 << 10)
    let file = "\(disk.path)/dump.sqlite"
    #expect(home.run(["dump", file]).ending == .exited(0))
    let own = bytes(file)
    let run = home.run(["dump", file, "--replace"])
    #expect(run.ending == .exited(74))
    #expect(run.errors.contains("disk is full"), "\(run.errors)")
    #expect(bytes(file) == own)
    #expect(try files(disk.path) == ["dump.sqlite"])
  }

  /// A shell lets a command in the background ignore SIGINT, so that it cannot be tried here.
  @Test(arguments: [SIGTERM, SIGHUP])
  func `a signal ends it with a sentence and leaves nothing`(_ signal: Int32) throws {
    let home = try Home()
    // The new file has another name until it is complete.
    let run = try home.shell(
      """
      mkdir dumps; pokedex dump dumps/dump.sqlite & while [ -z "$(ls dumps)" ]; do :; done
      kill -\(signal) $!; wait $!; echo "ended with $?"; ls dumps
      """)
    #expect(run.output == "ended with \(128 + signal)\n")
    #expect(run.errors.contains("stopped; no dump is written"))
  }

  @Test func `others may read it, by the user's mask`() throws {
    let home = try Home()
    let run = try home.shell("umask 027; pokedex dump dump.sqlite && stat -c %a dump.sqlite")
    #expect(run.output.hasSuffix("640\n"), "\(run.output)")
  }
}
