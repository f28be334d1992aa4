internal import CTerminal
import Glibc
import PokedexTerminalUI

/// Where keys come from: the standard input, or the terminal itself where that is something else.
struct Keyboard {
  let file: Int32
  private var input: TimedInput
  /// Kept: to make one costs more than to read a key.
  private var buffer = [UInt8](repeating: 0, count: 4096)

  private static let usualEscapeDelay = 25

  /// - Parameter keys: sequences that the terminal sends beside the usual ones.
  /// - Throws: ``TerminalError/notATerminal`` where there are no keys.
  init(keys: [(sequence: [UInt8], key: Key)] = []) throws(TerminalError) {
    file = isatty(STDIN_FILENO) == 1 ? STDIN_FILENO : open("/dev/tty", O_RDWR | O_CLOEXEC)
    guard file >= 0 else { throw .notATerminal }
    let wanted = getenv("ESCDELAY").flatMap { Int(String(cString: $0)) } ?? -1
    let delay = wanted < 0 ? Self.usualEscapeDelay : wanted
    input = TimedInput(keys: keys, escapeDelay: .milliseconds(delay))
  }

  /// What came of reading.
  enum Reading {
    case events([Event])
    /// Nothing was there after all.
    case nothing
    /// Another job has the terminal just now.
    case inBackground
    /// The terminal is gone.
    case lost
  }

  /// Reads until nothing is left, so that a burst of keys costs one frame.
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

  /// Until when the rest of what has begun is waited for; `nil` where all has ended.
  var due: ContinuousClock.Instant? { input.due }

  /// Does not wait for that any more; nothing where it comes after all.
  mutating func giveUp() -> [Event] { hasMore(within: 0) ? [] : input.giveUp() }

  private func hasMore(within milliseconds: Int32) -> Bool {
    var request = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, milliseconds) > 0 && request.revents & Int16(POLLIN) != 0
  }

  /// End of file and errors mean that the terminal is gone, unless another job just has it.
  private func failure(_ count: Int, _ code: Int32) -> Reading {
    if count < 0, code == EINTR || code == EAGAIN { return .nothing }
    return count < 0 && code == EIO && !isInForeground && !isLost ? .inBackground : .lost
  }

  /// Whether keys are ours, and not another job's.
  var isInForeground: Bool { tcgetpgrp(file) == getpgrp() }

  /// In the background, stops until keys are ours, the terminal is gone, or somebody has asked for
  /// the end.
  func waitForForeground() {
    while !isInForeground, !isLost, signal_requesting_end() == 0 { signal_raise_default(SIGTTOU) }
  }

  var isLost: Bool {
    var request = pollfd(fd: file, events: 0, revents: 0)
    return poll(&request, 1, 0) > 0 && request.revents & Int16(POLLHUP | POLLERR | POLLNVAL) != 0
  }

  /// What the terminal has said of its background since the last time.
  mutating func takeBackground() -> Background? { input.takeBackground() }

  /// Throws away what is typed until the terminal has said what its background is, or until a time.
  mutating func awaitBackground(until due: ContinuousClock.Instant) {
    while case let left = due - .now, left > .zero {
      guard hasMore(within: Int32(max(1, left / .milliseconds(1)))) else { return }
      var buffer = [UInt8](repeating: 0, count: 256)
      let count = Glibc.read(file, &buffer, buffer.count)
      guard count > 0 else { return }
      var ignored: [Event] = []
      input.take(buffer.prefix(count), into: &ignored)
      if input.takeBackground() != nil { return }
    }
  }
}
