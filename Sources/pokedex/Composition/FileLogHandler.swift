import Glibc
import Logging
import PokedexData
import PokedexTerminalUI

/// Writes what happens to the log file, a line each: when, how bad, by which process, what. Text
/// from outside is made harmless, for the file will be looked at on a terminal.
struct FileLogHandler: LogHandler {
  var metadata: Logger.Metadata = [:]
  var logLevel: Logger.Level
  private let file: LogFile

  /// Columns that a message may have; what is longer says no more.
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

  /// As ISO 8601 has it, in UTC.
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
  ///   - path: none where there is no home for a log.
  ///   - isVerbose: whether what goes well is written down, too.
  static func file(_ path: String?, isVerbose: Bool) -> Logger {
    guard let path else { return .silent }
    let handler = FileLogHandler(LogFile(path: path), level: isVerbose ? .debug : .notice)
    return Logger(label: "pokedex", factory: { _ in handler })
  }
}
