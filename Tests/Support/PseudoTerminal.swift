import CPseudoTerminal
import Glibc
import PokedexTerminalUI

/// A program on a terminal of its own, with what it has drawn there.
package final class PseudoTerminal {
  package let process: pid_t
  private var terminal: Int32 = -1
  private var reader: TerminalEmulator
  /// All that the program has written.
  package private(set) var bytes: [UInt8] = []

  package init(
    _ path: String = Program.path, _ arguments: [String] = [], environment: [String: String],
    size: Size = Size(width: 80, height: 24)
  ) {
    reader = TerminalEmulator(size)
    var terminal: Int32 = -1
    process = Program.spawn([path] + arguments, environment) { arguments, environment in
      pseudo_terminal_spawn(
        path, arguments, environment, Int32(size.width), Int32(size.height), &terminal)
    }
    self.terminal = terminal
  }

  deinit {
    hangUp()
    kill(process, SIGKILL)
  }

  // MARK: What the user does

  package func type(_ text: String) {
    var text = text
    text.withUTF8 { _ = write(terminal, $0.baseAddress, $0.count) }
  }

  package func resize(_ width: Int, _ height: Int) {
    reader.resize(Size(width: width, height: height))
    pseudo_terminal_resize(terminal, Int32(width), Int32(height))
  }

  /// Sends a signal to the job that has the terminal.
  package func sendToForeground(_ signal: Int32) {
    kill(-tcgetpgrp(terminal), signal)
  }

  package func send(_ signal: Int32) { kill(process, signal) }

  /// Closes the window.
  package func hangUp() {
    if terminal >= 0 { close(terminal) }
    terminal = -1
  }

  // MARK: What the program does

  /// What is on the screen, as far as it was read.
  package var screen: TerminalEmulator { reader }

  /// Reads until the condition is true of the screen; false when that did not come about.
  package func wait(seconds: Int = 10, until condition: (TerminalEmulator) -> Bool) -> Bool {
    let deadline = Deadline(seconds: seconds)
    while !condition(reader) {
      guard read(until: deadline) else { return condition(reader) }
    }
    return true
  }

  package func wait(for text: String) -> Bool {
    wait { $0.text.contains(text) }
  }

  /// Reads for a time, for a moment that nothing on the screen tells.
  package func read(milliseconds: Int) {
    let deadline = Deadline(milliseconds: milliseconds)
    while terminal >= 0, read(until: deadline) {}
  }

  /// Reads until nothing comes for a time: a frame may come in pieces.
  package func readUntilQuiet(for pause: Int) {
    while terminal >= 0, read(until: Deadline(milliseconds: pause)) {}
  }

  /// Reads to the end and tells how it ended.
  package func end(seconds: Int = 10) -> Ending {
    let deadline = Deadline(seconds: seconds)
    while terminal >= 0, read(until: deadline) {}
    return Program.wait(for: process, until: deadline)
  }

  /// Reads what there is; false when nothing comes any more.
  private func read(until deadline: Deadline) -> Bool {
    var request = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
    guard poll(&request, 1, deadline.milliseconds) > 0 else { return false }
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = Glibc.read(terminal, &buffer, buffer.count)
    guard count > 0 else { return false }
    bytes += buffer.prefix(count)
    reader.feed(buffer.prefix(count))
    return true
  }

  // MARK: The line

  /// How the terminal treats keys and output now.
  package var line: LineState { LineState(terminal) }

  /// How a new terminal treats them, before any program has changed it.
  package static var freshLine: LineState {
    var (near, far): (Int32, Int32) = (-1, -1)
    openpty(&near, &far, nil, nil, nil)
    defer {
      close(near)
      close(far)
    }
    return LineState(near)
  }
}

/// The settings of a terminal's line.
package struct LineState: Equatable {
  private let flags: [tcflag_t]
  private let characters: [UInt8]

  fileprivate init(_ terminal: Int32) {
    var settings = termios()
    tcgetattr(terminal, &settings)
    flags = [settings.c_iflag, settings.c_oflag, settings.c_cflag, settings.c_lflag]
    characters = withUnsafeBytes(of: settings.c_cc) { Array($0) }
  }

  /// Whether keys are shown as they are typed.
  package var echoes: Bool { flags[3] & tcflag_t(ECHO) != 0 }
}
