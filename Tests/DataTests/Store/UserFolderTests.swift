import GRDB
import Glibc
import PokedexDomain
import PokedexTesting
import Testing

@testable import PokedexData

/// The folders with the user's text files.
@Suite(.timeLimit(minutes: 5)) struct UserFolderTests {
  fileprivate func put(_ text: String, _ name: String, in folder: String) throws {
    mkdir(folder, 0o700)
    try write(Array(text.utf8), to: "\(folder)/\(name)")
  }

  @Test func onlyTextFilesAreSets() async throws {
    try await withDirectory { (directory) throws in
      let folder = UserFolder(.sets, path: directory + "/sets")
      #expect(folder.files().isEmpty && folder.faults.isEmpty)
      for name in ["b.txt", "a.txt", "notes.md", ".hidden.txt", "a.txt~", ".txt"] {
        try put("Mew\n", name, in: folder.path)
      }
      #expect(folder.files().map(\.name) == ["a", "b"])
      #expect(folder.count == 2)
    }
  }

  @Test func aFileIsReadAgainOnceItChanges() async throws {
    try await withDirectory { (directory) throws in
      let folder = UserFolder(.sets, path: directory + "/sets")
      try put("Mew\n", "a.txt", in: folder.path)
      let first = folder.files()
      #expect(folder.files() == first)
      try put("Mewtwo\n", "a.txt", in: folder.path)
      #expect(folder.files().map(\.text.value) == ["Mewtwo\n"])
      unlink(folder.path + "/a.txt")
      #expect(folder.files().isEmpty)
    }
  }

  @Test func onlySoManyFilesOfSoManyBytesAreRead() async throws {
    try await withDirectory { (directory) throws in
      let folder = UserFolder(.sets, path: directory + "/sets")
      for number in 0...UserFileKind.sets.most {
        try put("Mew\n", "\(10_000 + number).txt", in: folder.path)
      }
      #expect(folder.files().count == UserFileKind.sets.most)
      #expect(folder.faults.count == 1)
      let whole = String(repeating: "a", count: UserFileKind.sets.largest)
      for number in 0..<10 { try put(whole, "\(10_000 + number).txt", in: folder.path) }
      let read = folder.files().compactMap(\.text.value)
      #expect(read.reduce(0) { $0 + $1.utf8.count } <= UserFileKind.largestInAll)
      #expect(folder.files().contains { $0.text.failure?.text.contains("MiB") ?? false })
    }
  }

  @Test(arguments: ["../mine", "a/b", ".hidden", "", "a\nb", "a\u{1B}[2J"])
  func aBackupWritesNoFileElsewhere(_ name: String) async throws {
    try await withDirectory { (directory) throws in
      let store = TrainerStore(path: directory + "/trainer.sqlite")
      let file = UserFile(.sets, name: name, path: "", text: .success("Mew\n"))
      try store.backUp(to: directory + "/backup", replacing: false, with: [file])
      #expect(throws: PokedexError.self) { try store.files(ofBackup: directory + "/backup") }
    }
  }

  @Test func aLinkIsKeptAndNotWrittenThrough() async throws {
    try await withDirectory { (directory) throws in
      let folder = UserFolder(.sets, path: directory + "/sets")
      try put("mine\n", "target", in: directory)
      mkdir(folder.path, 0o700)
      symlink(directory + "/target", folder.path + "/a.txt")
      let kept = try folder.write(
        [UserFile(.sets, name: "a", path: "", text: .success("Mew\n"))], keepingBefore: "restore")
      #expect(kept == [folder.path + "/a.txt.before-restore"])
      #expect(try contents(of: directory + "/target") == Array("mine\n".utf8))
      #expect(folder.files().map(\.text.value) == ["Mew\n"])
    }
  }

  @Test func theStoreItselfKeepsNoSets() async throws {
    try await withDirectory { (directory) throws in
      let store = TrainerStore(path: directory + "/trainer.sqlite")
      let file = UserFile(.sets, name: "a", path: "", text: .success("Mew\n"))
      try store.backUp(to: directory + "/backup", replacing: false, with: [file])
      #expect(try store.files(ofBackup: directory + "/backup").map(\.name) == ["a"])
      _ = try store.restore(from: directory + "/backup")
      try store.backUp(to: directory + "/second", replacing: false)
      #expect(try store.files(ofBackup: directory + "/second").isEmpty)
    }
  }
}

/// The same of changed games and routes.
extension UserFolderTests {
  @Test func eachFolderHasFilesOfItsSort() async throws {
    try await withDirectory { (directory) throws in
      for name in ["a.txt", "b.pkgame", "c.route"] { try put("", name, in: directory + "/all") }
      let names = UserFileKind.allCases.map { kind in
        UserFolder(kind, path: directory + "/all").files().map(\.name)
      }
      #expect(names == [["a"], ["b"], ["c"]])
    }
  }

  @Test func aBackupBringsEachFileBackIntoItsFolder() async throws {
    try await withDirectory { (directory) throws in
      let folders = UserFileKind.allCases.map { UserFolder($0, path: "\(directory)/\($0)") }
      for folder in folders {
        try put("\(folder.kind)\n", "a\(folder.kind.ending)", in: folder.path)
      }
      let store = TrainerStore(path: directory + "/trainer.sqlite")
      try store.backUp(
        to: directory + "/backup", replacing: false, with: folders.flatMap { $0.files() })
      for folder in folders { unlink("\(folder.path)/a\(folder.kind.ending)") }
      let files = try store.files(ofBackup: directory + "/backup")
      for folder in folders {
        #expect(try folder.write(files, keepingBefore: "restore").isEmpty)
        #expect(folder.files().map(\.text.value) == ["\(folder.kind)\n"])
      }
    }
  }

  @Test func aBackupOfAnOlderVersionHasItsSets() async throws {
    try await withDirectory { (directory) throws in
      let store = TrainerStore(path: directory + "/trainer.sqlite")
      let file = UserFile(.sets, name: "a", path: "", text: .success("Mew\n"))
      try store.backUp(to: directory + "/backup", replacing: false, with: [file])
      try change(
        directory + "/backup",
        """
        CREATE TABLE set_file (
          name TEXT NOT NULL PRIMARY KEY,
          text TEXT NOT NULL
        ) STRICT;
        INSERT INTO set_file SELECT name, text FROM user_file;
        DROP TABLE user_file;
        DELETE FROM grdb_migrations WHERE identifier = 'files'
        """)
      let files = try store.files(ofBackup: directory + "/backup")
      #expect(files.map(\.name) == ["a"] && files.map(\.kind) == [.sets])
    }
  }
}
