import Glibc
import PokedexDomain
import Synchronization

/// A folder with text files that the user, editors and other programs write. A file is read again only
/// after it has changed.
package final class UserFolder: UserFileSource {
  package let kind: UserFileKind
  package let path: String
  private let known = Mutex<[String: Known]>([:])

  private struct Known {
    /// `nil` for a file that cannot be looked at.
    let version: FileVersion?
    let text: Result<String, PokedexError>
  }

  package init(_ kind: UserFileKind, path: String) {
    self.kind = kind
    self.path = path
  }

  /// The number of files of this sort, of which none is read.
  package var count: Int { listing.names.count }

  /// Why some of the files, or all, are left out, in words; none are read.
  package var faults: [PokedexError] { listing.faults }

  /// The names of the files without their endings, sorted; none are read.
  package var names: [String] { listing.names }

  package var paths: [String] { names.map(path(of:)) }

  private var listing: FolderNames { FolderNames(path, kind) }

  package func files() -> [UserFile] {
    let names = listing.names
    return known.withLock { known in
      var (left, kept) = (UserFileKind.largestInAll, [String: Known]())
      let files = names.map { name in
        let path = path(of: name)
        let version = FileVersion(path)
        var file = known[name].flatMap { $0.version == version ? $0 : nil }
        file = file ?? Known(version: version, text: text(of: path))
        kept[name] = file
        return UserFile(kind, name: name, path: path, text: Self.fitting(file?.text, path, &left))
      }
      known = kept
      return files
    }
  }

  package func path(of name: String) -> String { "\(path)/\(name)\(kind.ending)" }

  private func text(of path: String) -> Result<String, PokedexError> {
    do throws(PokedexError) {
      let bytes = try WholeFile.read(path, largest: kind.largest)
      guard let text = String(validating: bytes, as: UTF8.self) else {
        throw .file(path: path, reason: worded("it is not UTF-8 text"))
      }
      return .success(text)
    } catch { return .failure(error) }
  }

  /// The text, unless all files up to it are too large together.
  private static func fitting(
    _ text: Result<String, PokedexError>?, _ path: String, _ left: inout Int
  ) -> Result<String, PokedexError> {
    guard case .success(let whole)? = text else { return text ?? .failure(.missingFile(path)) }
    left -= whole.utf8.count
    guard left < 0 else { return .success(whole) }
    let most = UserFileKind.largestInAll >> 20
    return .failure(
      .file(path: path, reason: worded("all files of this folder have more than \(most) MiB")))
  }
}

// MARK: Writing

extension UserFolder {
  /// The path of the first file that has another text than the one that is to be written.
  package func differing(from files: [UserFile]) -> String? {
    files.filter { $0.kind == kind }.lazy.map { (self.path(of: $0.name), $0.text.value) }
      .first { FileKind(unfollowed: $0.0) != .missing && self.text(of: $0.0).value != $0.1 }?.0
  }

  /// Writes files of this sort. A file that differs is kept under another name, and those that are not
  /// given stay.
  ///
  /// - Parameter occasion: the end of the names of files that are kept, such as `restore`.
  /// - Returns: the paths of the files that were kept.
  package func write(
    _ files: [UserFile], keepingBefore occasion: String
  ) throws(PokedexError) -> [String] {
    var kept: [String] = []
    for file in files where file.kind == kind {
      let path = path(of: file.name)
      guard let text = file.text.value, self.text(of: path).value != text else { continue }
      try Directory.make(above: path)
      // A link is kept itself: what it leads to may be of another sort.
      if FileKind(unfollowed: path) != .missing {
        let old = Directory.freeName("\(path).before-\(occasion)")
        try Directory.move(path, to: old)
        kept.append(old)
      }
      try WholeFile.write(text, to: path)
    }
    return kept
  }
}

/// The names of the files in a folder.
private struct FolderNames {
  /// Those of the sort, without the ending, sorted.
  private(set) var names: [String] = []
  private(set) var faults: [PokedexError] = []

  /// More entries are not looked at.
  private static let maxEntries = 20_000

  init(_ path: String, _ kind: UserFileKind) {
    guard let folder = opendir(path) else {
      let reason = errno
      if FileKind(path: path) != .missing {
        faults = [.file(path: path, reason: String(cString: strerror(reason)))]
      }
      return
    }
    defer { closedir(folder) }
    let ending = Array(kind.ending.utf8)
    var (strange, seen) = (0, 0)
    while seen < Self.maxEntries, let entry = readdir(folder) {
      seen += 1
      let bytes = Self.bytes(of: entry)
      guard bytes.first != UInt8(ascii: "."), bytes.suffix(ending.count) == ending[...]
      else { continue }
      let name = String(validating: bytes.dropLast(ending.count), as: UTF8.self)
      if let name, kind.isName(name) { names.append(name) } else { strange += 1 }
    }
    names.sort()
    tell(strange, seen, path, kind)
  }

  private mutating func tell(_ strange: Int, _ seen: Int, _ path: String, _ kind: UserFileKind) {
    if strange > 0 {
      let reason =
        strange == 1
        ? worded("1 file has a name that cannot be typed")
        : worded("\(strange) files have names that cannot be typed")
      faults.append(.file(path: path, reason: reason))
    }
    guard names.count > kind.most || seen == Self.maxEntries else { return }
    names = Array(names.prefix(kind.most))
    faults.append(
      .file(path: path, reason: worded("it has too many files; \(names.count) of them are read")))
  }

  private static func bytes(of entry: UnsafeMutablePointer<dirent>) -> [UInt8] {
    withUnsafeBytes(of: entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
  }
}
