import FoundationEssentials
import Glibc
import PokedexTesting
import Testing

@testable import PokedexData

@Suite struct LogFileTests {
  private func text(_ path: String) -> String? {
    FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
  }

  private func mode(_ path: String) -> mode_t {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & 0o777 : 0
  }

  @Test func theFirstLineCreatesItForTheUserOnly() async throws {
    try await withDirectory { directory throws in
      let path = directory + "/state/pokedex/log"
      let log = LogFile(path: path)
      #expect(text(path) == nil)
      log.append("one")
      log.append("two")
      #expect(text(path) == "one\ntwo\n")
      #expect(mode(path) == 0o600)
      #expect(mode(directory + "/state") == 0o700)
    }
  }

  @Test func itsSizeIsLimitedWithSeveralWriters() async throws {
    try await withDirectory { directory throws in
      let path = directory + "/log"
      let logs = [LogFile(path: path, limit: 100), LogFile(path: path, limit: 100)]
      for number in 100..<200 { logs[number % 2].append("line \(number)") }
      let (now, before) = (text(path) ?? "", text(logs[0].former) ?? "")
      #expect(now.utf8.count <= 100)
      #expect(before.utf8.count <= 100)
      #expect(now.hasSuffix("line 199\n"))
      let numbers = (before + now).split(separator: "\n").compactMap { Int($0.suffix(3)) }
      #expect(numbers.sorted() == Array((200 - numbers.count)..<200))
    }
  }

  @Test func specialFilesAreNotWrittenToAndDoNotBlock() async throws {
    try await withDirectory { directory throws in
      let pipe = directory + "/pipe"
      mkfifo(pipe, 0o600)
      for path in [pipe, directory, "/dev/full", "/dev/null/log", "/proc/pokedex/log"] {
        LogFile(path: path).append("line")
      }
      #expect(try FileManager.default.contentsOfDirectory(atPath: directory) == ["pipe"])
    }
  }

  @Test func linksAreNotFollowed() async throws {
    try await withDirectory { directory throws in
      let (path, other) = (directory + "/log", directory + "/letter")
      try Data("dear".utf8).write(to: URL(filePath: other))
      symlink(other, path)
      LogFile(path: path).append("line")
      symlink(directory + "/new", directory + "/log2")
      LogFile(path: directory + "/log2").append("line")
      #expect(text(other) == "dear")
      #expect(text(directory + "/new") == nil)
    }
  }

  @Test(.enabled(if: geteuid() == 0, "only the superuser may give a file to somebody else"))
  func aFileOfAnotherUserIsNotWrittenTo() async throws {
    try await withDirectory { directory throws in
      let path = directory + "/log"
      try Data("theirs".utf8).write(to: URL(filePath: path))
      chown(path, 1, 1)
      LogFile(path: path).append("line")
      #expect(text(path) == "theirs")
    }
  }

  @Test(.enabled(if: SmallDisk.isPossible, "only the superuser may make a file system for a test"))
  func onAFullDiskLinesAreDropped() throws {
    let disk = try SmallDisk(kibibytes: 64)
    let log = LogFile(path: disk.path + "/log")
    log.append("one")
    disk.setFull(true)
    for _ in 0..<100 { log.append(String(repeating: "-", count: 1000)) }
    disk.setFull(false)
    #expect(text(disk.path + "/log")?.hasPrefix("one\n") == true)
  }
}
