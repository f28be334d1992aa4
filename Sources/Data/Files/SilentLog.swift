import Logging

extension Logger {
  /// A logger that discards all messages.
  package static let silent = Logger(label: "silent", factory: { _ in SwiftLogNoOpLogHandler() })
}
