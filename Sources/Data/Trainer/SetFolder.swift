import Glibc
import PokedexDomain
import Synchronization

/// The folder with the user's library of sets, which editors and Showdown write. A file is read again
/// only after it has changed.
package final class SetFolder: SetSource {
  package let path: String
  private let known = Mutex<[String: Known]>([:])

  private struct Known {
    let state: FileState
    let text: Result<String, PokedexError>
  }

  package init(path: String) { self.path = path }

  /// The number of files that are sets, of which none is read.
  package var count: Int { FolderNames(path).sets.count }

  /// Why some of the files, or all, are left out, in words; none are read.
  package var faults: [PokedexError] { FolderNames(path).faults }

  package func files() -> [SetFile] {
    let names = FolderNames(path).sets
    return known.withLock { known in
      var (left, kept) = (SetFile.largestInAll, [String: Known]())
      let files = names.map { name in
        let path = path(of: name)
        let state = FileState(path: path)
        var file = known[name].flatMap { $0.state == state ? $0 : nil }
        file = file ?? Known(state: state, text: Self.text(of: path))
        kept[name] = file
        return SetFile(name: name, path: path, text: Self.fitting(file?.text, path, &left))
      }
      known = kept
      return files
    }
  }

  func path(of name: String) -> String { "\(path)/\(name)\(SetFile.ending)" }

  static func text(of path: String) -> Result<String, PokedexError> {
    do throws(PokedexError) {
      let bytes = try WholeFile.read(path, largest: SetFile.largest)
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
    let most = SetFile.largestInAll >> 20
    return .failure(.file(path: path, reason: worded("all sets have more than \(most) MiB")))
  }
}

/// The names of the files in a folder.
private struct FolderNames {
  /// Those that end like sets, without the ending, sorted.
  private(set) var sets: [String] = []
  private(set) var faults: [PokedexError] = []

  /// More entries are not looked at.
  private static let maxEntries = 20_000

  init(_ path: String) {
    guard let folder = opendir(path) else {
      let reason = errno
      if FileKind(path: path) != .missing {
        faults = [.file(path: path, reason: String(cString: strerror(reason)))]
      }
      return
    }
    defer { closedir(folder) }
    var (strange, seen) = (0, 0)
    while seen < Self.maxEntries, let entry = readdir(folder) {
      seen += 1
      let bytes = Self.bytes(of: entry)
      guard bytes.first != UInt8(ascii: "."), bytes.suffix(4) == Array(SetFile.ending.utf8)[...]
      else { continue }
      if let name = String(validating: bytes.dropLast(4), as: UTF8.self), SetFile.isName(name) {
        sets.append(name)
      } else {
        strange += 1
      }
    }
    sets.sort()
    tell(strange, seen, path)
  }

  private mutating func tell(_ strange: Int, _ seen: Int, _ path: String) {
    if strange > 0 {
      let reason =
        strange == 1
        ? worded("1 file has a name that cannot be typed")
        : worded("\(strange) files have names that cannot be typed")
      faults.append(.file(path: path, reason: reason))
    }
    guard sets.count > SetFile.most || seen == Self.maxEntries else { return }
    sets = Array(sets.prefix(SetFile.most))
    faults.append(
      .file(path: path, reason: worded("it has too many files; \(sets.count) of them are read")))
  }

  private static func bytes(of entry: UnsafeMutablePointer<dirent>) -> [UInt8] {
    withUnsafeBytes(of: entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
  }
}

/// Values that change with the contents of a file; `nil` for one that cannot be looked at.
private struct FileState: Equatable {
  private let file: FileIdentity?
  private var size = 0
  private var seconds = 0
  private var nanoseconds = 0

  init(path: String) {
    file = FileIdentity(path: path)
    var status = stat()
    guard stat(path, &status) == 0 else { return }
    size = Int(status.st_size)
    (seconds, nanoseconds) = (Int(status.st_mtim.tv_sec), Int(status.st_mtim.tv_nsec))
  }
}
