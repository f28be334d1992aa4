internal import CTerminal
import Glibc
import PokedexTerminalUI

/// The source of keys: the standard input, or the terminal device if the input is redirected.
struct Keyboard {
  let file: Int32
  private var input: TimedInput
  /// The buffer is reused because its allocation costs more than reading a key.
  private var buffer = [UInt8](repeating: 0, count: 4096)

  private static let defaultEscapeDelay = 25

  /// - Parameter keys: the sequences that this terminal sends in addition to the standard ones.
  /// - Throws: ``TerminalError/notATerminal`` without a keyboard.
  init(keys: [(sequence: [UInt8], key: Key)] = []) throws(TerminalError) {
    file = isatty(STDIN_FILENO) == 1 ? STDIN_FILENO : open("/dev/tty", O_RDWR | O_CLOEXEC)
    guard file >= 0 else { throw .notATerminal }
    let wanted = getenv("ESCDELAY").flatMap { Int(String(cString: $0)) } ?? -1
    let delay = wanted < 0 ? Self.defaultEscapeDelay : wanted
    input = TimedInput(keys: keys, escapeDelay: .milliseconds(delay))
  }

  /// The result of a read.
  enum Reading {
    case events([Event])
    /// No input was available.
    case nothing
    /// Another job has the terminal.
    case inBackground
    /// The terminal is gone.
    case lost
  }

  /// Reads all available input, so that a burst of keys costs one frame.
  mutating func read() -> Reading {
    var events: [Event] = []
    var count = 0
    repeat {
      count = Glibc.read(file, &buffer, buffer.count)
      guard count > 0 else { return failure(count, errno) }
      input.take(buffer.prefix(count), into: &events)
    } while count == buffer.count && hasMore(within: 0)
    return .events(events)
  }

  /// The deadline for the rest of incomplete input; `nil` when all is complete.
  var due: ContinuousClock.Instant? { input.due }

  /// Ends the wait for the rest of incomplete input and returns the resulting events. When more
  /// input is available, does nothing and returns none.
  mutating func giveUp() -> [Event] { hasMore(within: 0) ? [] : input.giveUp() }

  private func hasMore(within milliseconds: Int32) -> Bool {
    var request = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, milliseconds) > 0 && request.revents & Int16(POLLIN) != 0
  }

  /// The result of a failed read: the terminal is gone, unless another job has it.
  private func failure(_ count: Int, _ code: Int32) -> Reading {
    if count < 0, code == EINTR || code == EAGAIN { return .nothing }
    return count < 0 && code == EIO && !isInForeground && !isLost ? .inBackground : .lost
  }

  /// Whether this job is in the foreground and gets the keys.
  var isInForeground: Bool { terminal_is_ours(file) }

  /// Stops the process while its job is in the background, until the terminal is gone or a signal
  /// requests the end.
  func waitForForeground() {
    while !isInForeground, !isLost, signal_requesting_end() == 0 { signal_raise_default(SIGTTOU) }
  }

  var isLost: Bool {
    var request = pollfd(fd: file, events: 0, revents: 0)
    return poll(&request, 1, 0) > 0 && request.revents & Int16(POLLHUP | POLLERR | POLLNVAL) != 0
  }

  /// Drops the input that was not read, and the beginning of a sequence that was.
  mutating func dropInput() {
    tcflush(file, TCIFLUSH)
    input.drop()
  }

  /// The reports of the terminal since the last call.
  mutating func takeReports() -> [TerminalReport] { input.takeReports() }

  /// Discards input until so many answers about widths have come, each the last one of several, or
  /// until a deadline.
  ///
  /// - Returns: whether all have come.
  mutating func awaitAnswers(_ count: Int, until due: ContinuousClock.Instant) -> Bool {
    var missing = count
    // A signal ends a wait early, such as that of a command in the background that has ended.
    while missing > 0, case let left = due - .now, left > .zero {
      guard hasMore(within: Int32(max(1, left / .milliseconds(1)))) else { continue }
      let count = Glibc.read(file, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      var ignored: [Event] = []
      input.take(buffer.prefix(count), into: &ignored)
      missing -= input.takeReports().count { if case .column = $0 { true } else { false } }
    }
    return missing <= 0
  }
}
