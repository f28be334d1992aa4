import PokedexDomain
import Synchronization

/// The files of changed games: those in a folder of the user's data, and those named by a path.
package final class OverlayFiles: OverlaySource {
  /// The folder with the user's files; `nil` without a home directory.
  private let folder: UserFolder?
  private let known = Mutex<[String: Known]>([:])

  private struct Known {
    let status: FileVersion
    let lens: Lens?
  }

  package init(folder: UserFolder?) { self.folder = folder }

  /// Reads a file on top of a dex.
  ///
  /// - Throws: ``PokedexError/missingFile(_:)``, or ``PokedexError/file(path:reason:)`` for a pipe, a
  ///   folder or a file of more than 4 MiB; what is wrong in the file is part of the result.
  package static func read(
    _ path: String, on catalog: Catalog, listsChanges: Bool = true
  ) throws(PokedexError) -> OverlayReading {
    OverlayReader.read(
      try WholeFile.read(path, largest: UserFileKind.games.largest), named: path, on: catalog,
      listsChanges: listsChanges)
  }

  /// Whether a word names a file rather than a game.
  package static func isPath(_ word: String) -> Bool {
    word.contains("/") || word.hasSuffix(UserFileKind.games.ending)
  }

  /// The paths of the files in the folder, by name.
  package var paths: [String] { folder?.paths ?? [] }

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
    if let game = folder.flatMap({ game(at: $0.path(of: word), catalog) }),
      Self.isNamed(game, folded)
    {
      return game
    }
    return games(on: catalog).first { Self.isNamed($0, folded) }
  }

  /// Whether a game has a name, in any language.
  private static func isNamed(_ game: Lens, _ folded: [UInt8]) -> Bool {
    let names = game.overlay?.patch.names[.version]?.values.flatMap(\.byLanguage.values) ?? []
    return ([game.slug, game.name] + names).contains { Spelling.folded($0) == folded }
  }

  private func isInFolder(_ path: String) -> Bool {
    folder.map { path.hasPrefix("\($0.path)/") } ?? false
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
