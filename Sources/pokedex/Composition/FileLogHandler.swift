import Glibc
import Logging
import PokedexData
import PokedexTerminalUI

/// Writes log messages to a file, one per line: time, level, process ID and text. Control
/// characters are removed, because the file may be viewed on a terminal.
struct FileLogHandler: LogHandler {
  var metadata: Logger.Metadata = [:]
  var logLevel: Logger.Level
  private let file: LogFile

  /// The maximum width of a message; the rest is cut off.
  private static let longest = 2000

  init(_ file: LogFile, level: Logger.Level) {
    self.file = file
    logLevel = level
  }

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  func log(event: LogEvent) {
    let message = DrawableText(event.message.description).clipped(to: Self.longest)
    file.append("\(Self.now) \(event.level) [\(getpid())] \(message)")
  }

  /// The current time in UTC, as in ISO 8601.
  private static var now: String {
    var seconds = time(nil)
    var parts = tm()
    gmtime_r(&seconds, &parts)
    var text = [CChar](repeating: 0, count: 32)
    let count = strftime(&text, text.count, "%Y-%m-%dT%H:%M:%SZ", &parts)
    return String(decoding: text.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}

extension Logger {
  /// - Parameters:
  ///   - path: the log file; `nil` disables the log.
  ///   - isVerbose: whether to log debug messages as well.
  static func file(_ path: String?, isVerbose: Bool) -> Logger {
    guard let path else { return .silent }
    let handler = FileLogHandler(LogFile(path: path), level: isVerbose ? .debug : .notice)
    return Logger(label: "pokedex", factory: { _ in handler })
  }
}
