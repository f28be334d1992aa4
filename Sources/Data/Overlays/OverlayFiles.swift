import Glibc
import PokedexDomain
import Synchronization

/// The files of changed games: those in a folder of the user's data, and those named by a path.
package final class OverlayFiles: OverlaySource {
  package static let suffix = ".pkgame"
  /// More files in the folder are not looked at.
  private static let mostFiles = 500

  /// The folder with the user's files; `nil` without a home directory.
  private let folder: String?
  private let known = Mutex<[String: Known]>([:])

  private struct Known {
    let status: FileVersion
    let lens: Lens?
  }

  package init(folder: String?) { self.folder = folder }

  /// Reads a file on top of a dex.
  ///
  /// - Throws: ``PokedexError/missingFile(_:)``, or ``PokedexError/file(path:reason:)`` for a pipe, a
  ///   folder or a file of more than 4 MiB; what is wrong in the file is part of the result.
  package static func read(
    _ path: String, on catalog: Catalog, listsChanges: Bool = true
  ) throws(PokedexError) -> OverlayReading {
    OverlayReader.read(
      try WholeFile.read(path), named: path, on: catalog, listsChanges: listsChanges)
  }

  /// Whether a word names a file rather than a game.
  package static func isPath(_ word: String) -> Bool {
    word.contains("/") || word.hasSuffix(suffix)
  }

  /// The paths of the files in the folder, by name.
  package var paths: [String] {
    guard let folder, let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while names.count < Self.mostFiles, let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(validating: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if let name, name.hasSuffix(Self.suffix), !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted().map { "\(folder)/\($0)" }
  }

  /// Reads each file of the folder.
  package func readings(
    on catalog: Catalog
  ) -> [(path: String, reading: Result<OverlayReading, PokedexError>)] {
    paths.map { path in
      do throws(PokedexError) {
        return (path, .success(try Self.read(path, on: catalog)))
      } catch {
        return (path, .failure(error))
      }
    }
  }

  package func games(on catalog: Catalog) -> [Lens] {
    let named = known.withLock { $0.keys.filter { !isInFolder($0) }.sorted() }
    return (paths + named).compactMap { game(at: $0, catalog) }
  }

  package func game(named word: String, on catalog: Catalog) -> Lens? {
    if Self.isPath(word) { return game(at: word, catalog) }
    let folded = Spelling.folded(word)
    // A file usually has the name of its game: then no other one is read.
    if let game = folder.flatMap({ game(at: "\($0)/\(word)\(Self.suffix)", catalog) }),
      Self.isNamed(game, folded)
    {
      return game
    }
    return games(on: catalog).first { Self.isNamed($0, folded) }
  }

  private static func isNamed(_ game: Lens, _ folded: [UInt8]) -> Bool {
    Spelling.folded(game.slug) == folded || Spelling.folded(game.name) == folded
  }

  private func isInFolder(_ path: String) -> Bool {
    folder.map { path.hasPrefix("\($0)/") } ?? false
  }

  /// The game of a file, read again if the file has changed; `nil` if it cannot be read.
  private func game(at path: String, _ catalog: Catalog) -> Lens? {
    guard let status = FileVersion(path) else { return nil }
    if let known = known.withLock({ $0[path] }), known.status == status { return known.lens }
    let lens: Lens?
    do throws(PokedexError) {
      lens = try Self.read(path, on: catalog, listsChanges: false).lens
    } catch { lens = nil }
    known.withLock { $0[path] = Known(status: status, lens: lens) }
    return lens
  }
}

/// The marks that tell one version of a file from another.
struct FileVersion: Hashable {
  private let file, size, seconds, nanoseconds: Int

  /// `nil` if there is no such file.
  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    file = Int(clamping: status.st_ino)
    size = Int(status.st_size)
    seconds = status.st_mtim.tv_sec
    nanoseconds = status.st_mtim.tv_nsec
  }
}
