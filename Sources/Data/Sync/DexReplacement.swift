import Glibc
import PokedexDomain

/// A new dex file, written beside the one that it is to replace. The old file stays in place until
/// the new one is complete and verified.
package final class DexReplacement: DexSink {
  private let path: String
  private let partial: String
  private let writer: DexWriter
  private let extras: SyncedExtrasWriter?

  /// Starts the new file, and creates its directory if necessary.
  ///
  /// - Parameters:
  ///   - work: the source of the texts and pictures to store beside the dex, or `nil` for none.
  ///   - scope: the optional parts to sync; existing texts or pictures outside the scope are kept.
  package init(
    path: String, extrasOf work: WorkFile? = nil, scope: SyncScope = SyncScope()
  ) throws(PokedexError) {
    self.path = path
    partial = path + ".partial"
    let beside = SyncedExtras.path(beside: path)
    extras = (scope.withTexts ? work : nil).map { work in
      SyncedExtrasWriter(
        work: work, old: beside, keepsPictures: !scope.withPictures, path: beside + ".partial")
    }
    try Directory.make(above: path)
    unlink(partial)
    writer = try StoreFailure.translating(path) { [partial] in try DexWriter(path: partial) }
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

  /// Refuses to replace a file that is not a dex, since the user can choose any path.
  ///
  /// - Throws: ``PokedexError/file(path:reason:)``, also if the temporary file would replace a file
  ///   of another program.
  package static func check(_ path: String) throws(PokedexError) {
    let kind = FileKind(path: path)
    guard kind == .missing || kind == .regular else {
      throw .file(path: path, reason: StoreFailure.noFile)
    }
    let isDex = FileHeader(path: path)?.applicationID == DexSchema.applicationID
    guard kind == .missing || isDex else { throw foreign(path) }
    // A sync that was killed may have left a temporary file, possibly still empty.
    let partial = path + ".partial"
    let isLeft = FileHeader(path: partial) != nil || isBlank(partial)
    guard FileKind(path: partial) == .missing || isLeft else { throw foreign(partial) }
  }

  private static func foreign(_ path: String) -> PokedexError {
    .file(path: path, reason: worded("it already exists and is not a dex"))
  }

  private static func isBlank(_ path: String) -> Bool {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { return false }
    defer { close(file) }
    var head = [UInt8](repeating: 0, count: 16)
    return pread(file, &head, head.count, 0) >= 0 && head.allSatisfy { $0 == 0 }
  }

  /// Completes and checks all new files before it replaces any. If the process ends between the two
  /// replacements, each file is still complete.
  package func finish() throws(PokedexError) {
    try naming { try writer.finish() }
    try checkIntegrity()
    try Directory.flush(partial)
    try extras?.write()
    if let extras { try Directory.move(extras.path, to: extras.old) }
    try Directory.move(partial, to: path)
  }

  private func checkIntegrity() throws(PokedexError) {
    let dex = try DexFile(path: partial)
    defer { dex.close() }
    try dex.checkIntegrity()
  }

  package func abandon() {
    unlink(partial)
    if let extras { unlink(extras.path) }
  }

  private func naming(_ body: () throws -> Void) throws(PokedexError) {
    try StoreFailure.translating(partial) { try body() }
  }
}
