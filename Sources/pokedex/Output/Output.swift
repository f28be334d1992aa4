import Glibc
import PokedexData
import PokedexDomain
import PokedexTerminalNcurses
import PokedexTerminalUI
import Synchronization

/// The reader of the standard output has closed it, such as `head`. That is not a failure: the program
/// ends silently, but not before its files are closed.
struct ClosedPipe: Error {}

/// Writes to standard output and standard error. Everything is a ``PrintedLine``, so that no escape
/// sequences from outside reach a terminal. A terminal without UTF-8 gets ASCII; pipes and files get
/// UTF-8.
enum Output {
  /// Writes all lines at once.
  ///
  /// - Throws: ``Failure`` if writing fails; ``ClosedPipe`` if the output has no reader any more.
  static func print(_ lines: some Sequence<PrintedLine>) throws {
    let isASCII = isASCII(STDOUT_FILENO)
    var text = ""
    for line in lines {
      text += isASCII ? line.ascii : line.text
      text += "\n"
    }
    try write(text)
  }

  /// Writes lines of any origin at once.
  static func print(_ lines: some Sequence<String>) throws {
    try print(lines.lazy.map(PrintedLine.init(cleaning:)))
  }

  /// Writes an object on one line, with the number of the format.
  static func print<Answer: Shaped>(json answer: Answer) throws {
    try print([answer.printed.written])
  }

  /// Writes a list with an object on each line, each with the number of the format.
  static func print<Answer: Shaped>(json answers: [Answer]) throws {
    try print(JSON.lines(Answer.printed(answers)))
  }

  /// Writes the text of a file, which ends with a line feed. A pipe or a file gets it unchanged,
  /// because its reader wants what is stored. On a terminal, control characters are removed, because
  /// the text may come from another user.
  static func export(_ text: String) throws {
    try isTerminal ? print(lines(of: text.dropLast())) : write(text)
  }

  /// The longest line of an error, in bytes: some quote what a file has, which may be a megabyte
  /// without a line end.
  private static let maxErrorLength = 4_000

  /// Writes a line to the standard error, without the middle of one that is too long.
  static func error(_ line: String) {
    let isLong = line.utf8.count > maxErrorLength
    let line =
      isLong ? "\(line.prefix(maxErrorLength / 8)) … \(line.suffix(maxErrorLength / 8))" : line
    _ = (seen(line, on: STDERR_FILENO) + "\n").write(to: STDERR_FILENO)
  }

  /// Writes a line to the standard error in place of the last one, without a line feed.
  ///
  /// - Parameter columns: the width of the last line.
  static func redraw(_ line: DrawableText, over columns: Int) {
    let blanks = DrawableText.blanks(columns - line.width).string
    _ = ("\r" + seen(line.string, on: STDERR_FILENO) + blanks).write(to: STDERR_FILENO)
  }

  private static func seen(_ line: String, on file: Int32) -> String {
    let line = PrintedLine(cleaning: line)
    return isASCII(file) ? line.ascii : line.text
  }

  /// Whether a file is a terminal that cannot show more than ASCII.
  private static func isASCII(_ file: Int32) -> Bool {
    isatty(file) == 1 && !TerminalLocale.isUTF8
  }

  /// Splits text into lines.
  static func lines(of text: some StringProtocol) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
  }

  private static func write(_ text: String) throws {
    try requireWholeData()
    let isHeld = heldText.withLock { held in
      held?.append(text)
      return held != nil
    }
    if isHeld { return }
    // By default, the signal would kill the program, but a closed pipe is not a failure.
    signal(SIGPIPE, SIG_IGN)
    guard !text.write(to: STDOUT_FILENO) else { return }
    if errno == EPIPE { throw ClosedPipe() }
    throw Failure("write error: \(String(cString: strerror(errno)))", .file)
  }

  // MARK: Damage

  private static let damageOfSource = Mutex<(@Sendable () -> PokedexError?)?>(nil)

  /// Sets what tells whether a part of the data that the command reads is damaged or not readable.
  /// Nothing is written then.
  static func watch(_ damage: @escaping @Sendable () -> PokedexError?) {
    damageOfSource.withLock { $0 = damage }
  }

  /// Why a part of the data could not be read; `nil` if all was whole.
  static var damage: PokedexError? { damageOfSource.withLock(\.self)?() }

  /// Commands that change the user's data call it first, because a part that is damaged reads as
  /// empty, so that they would change less than was asked for, or something else.
  static func requireWholeData() throws {
    if let damage { throw damage }
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
    let (text, result) = await hold(body)
    // Show the output even if the command fails; the failure is reported below it.
    try show(text, pager, terminal)
    try result.get()
  }

  /// Runs a command without writing, and returns what it would have written.
  @MainActor static func hold(
    _ body: () async throws -> Void
  ) async -> (text: String, result: Result<Void, any Error>) {
    heldText.withLock { $0 = "" }
    let result: Result<Void, any Error>
    do {
      try await body()
      result = .success(())
    } catch {
      result = .failure(error)
    }
    let text = heldText.withLock { held in
      defer { held = nil }
      return held ?? ""
    }
    return (text, result)
  }

  @MainActor private static func show(
    _ text: String, _ pager: ShellCommand, _ terminal: OutputTerminal
  ) throws {
    guard !text.isEmpty, !terminal.fits(text) else { return try write(text) }
    guard let status = pager.page(text) else { return }
    try write(text)
    error("pokedex: \(worded("the pager '\(pager.text.excerpt)' failed (status \(status))"))")
  }
}
