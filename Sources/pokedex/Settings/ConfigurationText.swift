import Glibc
import PokedexDomain

/// The text of the user's settings file.
enum ConfigurationText {
  /// The maximum size in bytes.
  static let longest = 65_536

  /// Returns the text of the file, or the reason why it cannot be read; `nil` if there is no file.
  static func read(_ path: String) -> Result<String, Failure>? {
    // Do not block if the file is a named pipe.
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard file >= 0 else {
      let reason = errno
      return reason == ENOENT || reason == ENOTDIR && !hasFileAsFolder(path)
        ? nil : .failure(.system(reason))
    }
    defer { close(file) }
    return text(of: file)
  }

  /// Whether there is a file where the settings directory should be. An invalid path further up,
  /// such as a home directory that is not a directory, counts as having no settings.
  private static func hasFileAsFolder(_ path: String) -> Bool {
    guard let slash = path.lastIndex(of: "/") else { return false }
    return access(String(path[..<slash]), F_OK) == 0
  }

  private static func text(of file: Int32) -> Result<String, Failure> {
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      return .failure(.noPlainFile)
    }
    guard status.st_size <= longest else {
      return .failure(.tooLong)
    }
    var bytes = [UInt8](repeating: 0, count: longest)
    let count = Glibc.read(file, &bytes, bytes.count)
    guard count >= 0 else { return .failure(.system(errno)) }
    guard let text = String(validating: bytes.prefix(count), as: UTF8.self),
      !text.utf8.contains(0)
    else { return .failure(.noText) }
    return .success(text)
  }

  /// The reason why a file cannot be read.
  enum Failure: Error, Equatable {
    /// A system error with the value of `errno`.
    case system(Int32)
    case noPlainFile
    case tooLong
    case noText

    /// The reason as part of a sentence.
    var text: String {
      switch self {
      case .system(let number): String(cString: strerror(number))
      case .noPlainFile: worded("it is not a plain file")
      case .tooLong: worded("it is larger than \(longest >> 10) KiB")
      case .noText: worded("it is not UTF-8 text")
      }
    }
  }
}
