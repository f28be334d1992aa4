import Logging

extension Logger {
  /// Writes nothing down.
  package static let silent = Logger(label: "silent", factory: { _ in SwiftLogNoOpLogHandler() })
}
