import GRDB
import Glibc
import PokedexDomain
import PokedexTesting
import Testing

@testable import PokedexData

/// The folder with the library of sets.
@Suite(.timeLimit(minutes: 5)) struct SetFolderTests {
  private func put(_ text: String, _ name: String, in folder: String) throws {
    mkdir(folder, 0o700)
    try write(Array(text.utf8), to: "\(folder)/\(name)")
  }

  @Test func onlyTextFilesAreSets() async throws {
    try await withDirectory { (directory) throws in
      let folder = SetFolder(path: directory + "/sets")
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
      let folder = SetFolder(path: directory + "/sets")
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
      let folder = SetFolder(path: directory + "/sets")
      for number in 0...SetFile.most { try put("Mew\n", "\(10_000 + number).txt", in: folder.path) }
      #expect(folder.files().count == SetFile.most)
      #expect(folder.faults.count == 1)
      let whole = String(repeating: "a", count: SetFile.largest)
      for number in 0..<10 { try put(whole, "\(10_000 + number).txt", in: folder.path) }
      let read = folder.files().compactMap(\.text.value)
      #expect(read.reduce(0) { $0 + $1.utf8.count } <= SetFile.largestInAll)
      #expect(folder.files().contains { $0.text.failure?.text.contains("MiB") ?? false })
    }
  }

  @Test(arguments: ["../mine", "a/b", ".hidden", "", "a\nb", "a\u{1B}[2J"])
  func aBackupWritesNoFileElsewhere(_ name: String) async throws {
    try await withDirectory { (directory) throws in
      let store = TrainerStore(path: directory + "/trainer.sqlite")
      let file = SetFile(name: name, path: "", text: .success("Mew\n"))
      try store.backUp(to: directory + "/backup", replacing: false, with: [file])
      #expect(throws: PokedexError.self) { try store.sets(ofBackup: directory + "/backup") }
    }
  }

  @Test func aLinkIsKeptAndNotWrittenThrough() async throws {
    try await withDirectory { (directory) throws in
      let folder = SetFolder(path: directory + "/sets")
      try put("mine\n", "target", in: directory)
      mkdir(folder.path, 0o700)
      symlink(directory + "/target", folder.path + "/a.txt")
      let kept = try folder.restore([SetFile(name: "a", path: "", text: .success("Mew\n"))])
      #expect(kept == [folder.path + "/a.txt.before-restore"])
      #expect(try contents(of: directory + "/target") == Array("mine\n".utf8))
      #expect(folder.files().map(\.text.value) == ["Mew\n"])
    }
  }

  @Test func theStoreItselfKeepsNoSets() async throws {
    try await withDirectory { (directory) throws in
      let store = TrainerStore(path: directory + "/trainer.sqlite")
      let file = SetFile(name: "a", path: "", text: .success("Mew\n"))
      try store.backUp(to: directory + "/backup", replacing: false, with: [file])
      #expect(try store.sets(ofBackup: directory + "/backup").map(\.name) == ["a"])
      _ = try store.restore(from: directory + "/backup")
      try store.backUp(to: directory + "/second", replacing: false)
      #expect(try store.sets(ofBackup: directory + "/second").isEmpty)
    }
  }
}
