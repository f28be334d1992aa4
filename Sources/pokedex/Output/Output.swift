import Glibc
import PokedexData
import PokedexTerminalNcurses
import PokedexTerminalUI
import Synchronization

/// Writes to standard output and standard error. Text passes through ``DrawableText``, so that no
/// escape sequences from outside reach a terminal.
enum Output {
  /// Writes all lines at once.
  ///
  /// - Throws: ``Failure`` if writing fails. A pipe closed by its reader is not a failure; it ends
  ///   the program silently.
  static func print(_ lines: some Sequence<String>) throws {
    try printClean(lines.lazy.map(clean))
  }

  /// Writes all lines at once, unchanged. Text from outside must have passed through
  /// ``DrawableText``; tabs and colours are the program's own.
  static func printClean(_ lines: some Sequence<String>) throws {
    var text = ""
    for line in lines {
      text += line
      text += "\n"
    }
    try write(text)
  }

  /// Writes an object on one line, with its format version.
  static func print(_ object: JSON) throws { try print([object.numbered.written]) }

  /// Writes a list with an object on each line, each with its format version.
  static func print(_ objects: [JSON]) throws { try print(JSON.lines(objects.map(\.numbered))) }

  static func error(_ line: String) {
    _ = (clean(line) + "\n").write(to: STDERR_FILENO)
  }

  /// Splits text into lines.
  static func lines(of text: some StringProtocol) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
  }

  private static func clean(_ line: String) -> String {
    DrawableText(line).string
  }

  private static func write(_ text: String) throws {
    let isHeld = heldText.withLock { held in
      held?.append(text)
      return held != nil
    }
    if isHeld { return }
    // By default, the signal would kill the program, but a closed pipe is not a failure.
    signal(SIGPIPE, SIG_IGN)
    guard !text.write(to: STDOUT_FILENO) else { return }
    if errno == EPIPE { Glibc.exit(0) }
    throw Failure("write error: \(String(cString: strerror(errno)))", .file)
  }

  static var isTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

  // MARK: The pager

  /// The text to show in a pager, while one is used.
  private static let heldText = Mutex<String?>(nil)

  /// Runs a command. On a terminal, output that is longer than the screen goes through the pager.
  ///
  /// - Parameter pager: `nil` to write without a pager.
  @MainActor static func paged(
    by pager: ShellCommand?, on terminal: OutputTerminal?, _ body: () async throws -> Void
  ) async throws {
    guard let pager, let terminal, terminal.mayPage else { return try await body() }
    heldText.withLock { $0 = "" }
    // Show the output even if the command fails; the failure is reported below it.
    let result: Result<Void, any Error>
    do {
      try await body()
      result = .success(())
    } catch {
      result = .failure(error)
    }
    try show(pager, terminal)
    try result.get()
  }

  @MainActor private static func show(_ pager: ShellCommand, _ terminal: OutputTerminal) throws {
    let text = heldText.withLock { held in
      defer { held = nil }
      return held ?? ""
    }
    guard !text.isEmpty else { return }
    if !terminal.fits(text), pager.page(text) { return }
    try write(text)
  }
}
