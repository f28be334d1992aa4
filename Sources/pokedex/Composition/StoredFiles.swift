import Glibc
import PokedexData
import PokedexDomain
import PokedexPresentation

/// Describes the program's files on this machine, one per line: size, age, source and path.
struct StoredFiles {
  static var nowhere: String { worded("nowhere: HOME is not set") }

  let paths: Paths
  let configuration: Configuration

  var dex: PrintedLine {
    guard let path = paths.dex else { return plain(worded("Your own dex: \(Self.nowhere)")) }
    let link = Hyperlink(file: path)
    guard let file = FileStatus(path) else {
      return link.line(configuration) {
        worded("Your own dex: none yet (pokedex sync creates one): \($0)")
      }
    }
    return link.line(configuration) { worded("Your own dex: \(file.text): \($0)") }
  }

  /// The texts and pictures of the last sync.
  var extras: PrintedLine {
    let title = worded("Its texts and pictures")
    guard let dex = paths.dex else { return plain(worded("\(title): \(Self.nowhere)")) }
    let path = SyncedExtras.path(beside: dex)
    guard let held = SyncedExtras(path: path).contents else {
      return plain(worded("\(title): none"))
    }
    let texts = Formatting.count(held.texts)
    let pictures = Formatting.count(held.pictures)
    let file = FileStatus(path)?.text ?? ""
    let summary = worded("\(texts) texts, \(pictures) pictures, \(file), from \(held.source)")
    return Hyperlink(file: path).line(configuration) { worded("\(title): \(summary): \($0)") }
  }

  /// The cache of texts and pictures requested for single pages.
  var cache: PrintedLine {
    let title = worded("Network cache")
    guard let path = paths.cache else { return plain(worded("\(title): \(Self.nowhere)")) }
    let size = ExtrasCache(path: path, isReadOnly: true).size
    guard size.count > 0 else { return plain(worded("\(title): nothing yet")) }
    let kept = worded(
      "\(Formatting.count(size.count)) texts and pictures, \(FileStatus.size(size.bytes))")
    return Hyperlink(file: path).line(configuration) { worded("\(title): \(kept): \($0)") }
  }

  /// The folders of the user's text files, and why files are left out.
  func folders(_ composition: Composition) -> [PrintedLine] {
    UserFileKind.allCases.flatMap { kind in
      composition.folder(of: kind).map { lines(of: $0) }
        ?? [plain(worded("\(kind.title): \(Self.nowhere)"))]
    }
  }

  private func lines(of folder: UserFolder) -> [PrintedLine] {
    let title = folder.kind.title
    let faults = folder.faults + folder.files().compactMap(\.text.failure)
    let count = folder.count
    let line = Hyperlink(file: folder.path).line(configuration) { path in
      count == 0
        ? worded("\(title): none yet: \(path)")
        : worded("\(title): \(Formatting.count(count)) files: \(path)")
    }
    return [line] + faults.map { plain(worded("\(title): \($0.text)")) }
  }

  /// The work file from which the next sync resumes.
  var work: PrintedLine {
    let title = worded("Work file of the last sync")
    guard let path = paths.work else { return plain(worded("\(title): \(Self.nowhere)")) }
    guard let file = FileStatus(path) else { return plain(worded("\(title): nothing")) }
    return Hyperlink(file: path).line(configuration) { worded("\(title): \(file.text): \($0)") }
  }

  /// The log file.
  var log: PrintedLine {
    let title = worded("The log")
    guard let path = paths.log else { return plain(worded("\(title): \(Self.nowhere)")) }
    let status = FileStatus(path)?.text ?? worded("nothing yet")
    return Hyperlink(file: path).line(configuration) { worded("\(title): \(status): \($0)") }
  }

  private func plain(_ sentence: String) -> PrintedLine { PrintedLine(cleaning: sentence) }
}

extension UserFileKind {
  fileprivate var title: String {
    switch self {
    case .sets: worded("Your sets")
    case .games: worded("Your changed games")
    case .routes: worded("Your routes")
    }
  }
}

/// The size and age of a file.
struct FileStatus {
  let bytes: Int
  /// The time since it was written, in seconds.
  let age: Int

  /// Returns `nil` if there is no such file.
  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    bytes = Int(status.st_size)
    age = max(0, time(nil) - Int(status.st_mtim.tv_sec))
  }

  var text: String { worded("\(Self.size(bytes)), \(SyncText.duration(age)) old") }

  /// Formats a size in KiB, or in MiB from 1 MiB on.
  static func size(_ bytes: Int) -> String {
    bytes < 1 << 20
      ? "\((bytes + 1023) / 1024) KiB" : "\(Formatting.tenths((bytes * 10) >> 20)) MiB"
  }
}
