import Glibc
import PokedexDomain

/// A dex file being made beside the one that it is to replace. The old one stays in its place until
/// the new one is whole and has been read back.
package final class DexReplacement: DexSink {
  private let path: String
  private let partial: String
  private let writer: DexWriter

  /// Begins. The file's directory is made where there is none.
  package init(path: String) throws(PokedexError) {
    self.path = path
    partial = path + ".partial"
    do {
      try Directory.make(above: path)
      unlink(partial)
      writer = try DexWriter(path: partial)
    } catch let error as PokedexError {
      throw error
    } catch {
      throw .file(path: partial, reason: "cannot be written (\(error))")
    }
  }

  package func write<Row: Tabular>(_ rows: [Row]) throws(PokedexError) {
    try naming { try writer.write(rows) }
  }

  package func write(_ learnset: Learnset, of form: ID<Form>) throws(PokedexError) {
    try naming { try writer.write(learnset, of: form) }
  }

  package func write(_ encounters: [Encounter], of form: ID<Form>) throws(PokedexError) {
    try naming { try writer.write(encounters, of: form) }
  }

  package func finish() throws(PokedexError) {
    try naming { try writer.finish() }
    try DexFile(path: partial).checkIntegrity()
    try Directory.flush(partial)
    guard rename(partial, path) == 0 else {
      throw .file(path: path, reason: String(cString: strerror(errno)))
    }
  }

  package func abandon() {
    unlink(partial)
  }

  private func naming(_ body: () throws -> Void) throws(PokedexError) {
    do { try body() } catch {
      throw .file(path: partial, reason: "cannot be written (\(error))")
    }
  }
}
