internal import CTerminal
import Dispatch
import Glibc
import PokedexTerminalUI

/// A terminal that is listened to: what is new is written below what was, one thing a line. Nothing
/// is drawn, moved or coloured. Keys are what they are on the full screen.
@MainActor package final class LinearTerminal: Terminal {
  private let input: Int32
  private let output: Int32 = STDOUT_FILENO
  private let escapeDelay: Int32 = 25
  private var decoder = InputDecoder()
  private var settings: LineSettings?
  private var onEvent: @MainActor (Event) -> Void = { _ in }
  private var draw: @MainActor () -> Void = {}
  private var ending: CheckedContinuation<EndReason, Never>?
  private var needsFrame = false
  private var isFrameQueued = false

  package init() throws(TerminalError) {
    guard isatty(STDOUT_FILENO) == 1 else { throw .notATerminal }
    input = isatty(STDIN_FILENO) == 1 ? STDIN_FILENO : open("/dev/tty", O_RDWR | O_CLOEXEC)
    guard input >= 0 else { throw .notATerminal }
  }

  /// What is read off a frame is as wide as a page of paper, and no longer than is listened to.
  package let size = Size(width: 79, height: 24)

  package func present(_ grid: Grid) {
    guard !grid.words.isEmpty else { return }
    let lines = grid.words.map { words in
      let text = DrawableText(words)
      return (TerminalLocale.isUTF8 ? text : text.ascii).string + "\r\n"
    }
    write(lines.joined())
  }

  private func write(_ text: String) {
    var text = text
    let isWritten = text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)
      while !rest.isEmpty {
        let count = Glibc.write(output, rest.baseAddress, rest.count)
        if count < 0 && errno == EINTR { continue }
        guard count > 0 else { return false }
        rest = UnsafeRawBufferPointer(rebasing: rest[count...])
      }
      return true
    }
    if !isWritten { finish(.terminalLost) }
  }

  package func invalidate() {
    needsFrame = true
    guard !isFrameQueued else { return }
    isFrameQueued = true
    Task {
      isFrameQueued = false
      drawFrame()
    }
  }

  private func drawFrame() {
    guard needsFrame, ending != nil else { return }
    needsFrame = false
    draw()
  }

  package func redraw() { invalidate() }
  package func copy(_ text: String) -> Bool { false }
  package func entitle(_ title: String) {}
  package func suspend() { suspendProcess() }
  package func stop() { finish(.stopped) }

  package func run(
    onEvent: @escaping @MainActor (Event) -> Void, draw: @escaping @MainActor () -> Void
  ) async -> EndReason {
    (self.onEvent, self.draw) = (onEvent, draw)
    signal_set_ignored(SIGPIPE)
    let settings = LineSettings(of: input)
    self.settings = settings
    crash_guard_install(input, STDERR_FILENO, -1, "", 0, "pokedex crashed (signal ", "\n", "")
    settings.makeRaw()
    MainLoop.input = (input, { [weak self] in self?.readInput() })
    MainLoop.signals = (signal_channel(), { [weak self] in self?.readSignals() })
    invalidate()
    let reason = await withCheckedContinuation { ending = $0 }
    (MainLoop.input, MainLoop.signals) = (nil, nil)
    settings.restore()
    crash_guard_remove()
    return reason
  }

  private func finish(_ reason: EndReason) {
    MainLoop.input = nil
    ending?.resume(returning: reason)
    ending = nil
  }

  /// What the channel tells of here asks for the end.
  private func readSignals() {
    var numbers = [UInt8](repeating: 0, count: 256)
    let count = read(signal_channel(), &numbers, numbers.count)
    if count > 0 { finish(.signal(Int32(numbers[count - 1]))) }
  }

  // MARK: Input

  private func readInput() {
    var buffer = [UInt8](repeating: 0, count: 4096)
    repeat {
      let count = read(input, &buffer, buffer.count)
      guard count > 0 else { return finish(.terminalLost) }
      for event in decoder.feed(buffer.prefix(count)) { handle(event) }
    } while decoder.awaitsMore && waitForInput()
    for event in decoder.flushIfAwaiting() { handle(event) }
    drawFrame()
  }

  /// Whether there are more bytes a moment after one that may begin a sequence.
  private func waitForInput() -> Bool {
    var request = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, escapeDelay) > 0
  }

  private func handle(_ event: Event) {
    guard ending != nil else { return }
    switch event {
    case .key(.control("c")): finish(.signal(SIGINT))
    case .key(.control("z")): suspendProcess()
    default: onEvent(event)
    }
  }

  /// The line is the shell's until the program goes on.
  private func suspendProcess() {
    settings?.restore()
    kill(getpid(), SIGSTOP)
    settings?.makeRaw()
    onEvent(.resumed)
  }
}
