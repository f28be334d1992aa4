import CPseudoTerminal
import Glibc
import PokedexTerminalUI

/// A program on a terminal of its own, with its output.
package final class PseudoTerminal {
  package let process: pid_t
  private var terminal: Int32 = -1
  private var reader: TerminalEmulator
  /// All output of the program so far.
  package private(set) var bytes: [UInt8] = []
  /// Whether the terminal answers the program's questions, as every real one does.
  package var answers = true

  /// - Parameters:
  ///   - shown: the size of the screen, if the program is told another one.
  ///   - hasPidfd: whether the system can tell the end of a process by a file.
  package init(
    _ path: String = Program.path, _ arguments: [String] = [], environment: [String: String],
    size: Size = Size(width: 80, height: 24), shown: Size? = nil, hasPidfd: Bool = true
  ) {
    reader = TerminalEmulator(shown ?? size)
    var terminal: Int32 = -1
    process = Program.spawn([path] + arguments, environment) { arguments, environment in
      pseudo_terminal_spawn(
        path, arguments, environment, Int32(size.width), Int32(size.height), hasPidfd, &terminal)
    }
    self.terminal = terminal
  }

  deinit {
    hangUp()
    kill(process, SIGKILL)
  }

  // MARK: The user

  package func type(_ text: String) {
    var text = text
    text.withUTF8 { _ = write(terminal, $0.baseAddress, $0.count) }
  }

  /// Presses a key repeatedly, as users do when nothing happens, until the screen shows that the
  /// program received it.
  package func hears(_ key: String, _ condition: (TerminalEmulator) -> Bool) -> Bool {
    (0..<20).contains { _ in
      type(key)
      read(milliseconds: 400)
      return condition(screen)
    }
  }

  package func resize(_ width: Int, _ height: Int) {
    reader.resize(Size(width: width, height: height))
    pseudo_terminal_resize(terminal, Int32(width), Int32(height))
  }

  /// Sends a signal to the job in the foreground.
  package func sendToForeground(_ signal: Int32) {
    kill(-tcgetpgrp(terminal), signal)
  }

  package func send(_ signal: Int32) { kill(process, signal) }

  /// Sets how large the program may make a file; `nil` for no limit.
  package func limitFiles(to bytes: Int?) { process_limit_files(process, bytes ?? -1) }

  /// Closes the window.
  package func hangUp() {
    if terminal >= 0 { close(terminal) }
    terminal = -1
  }

  // MARK: The program

  /// The screen after the output read so far.
  package var screen: TerminalEmulator { reader }

  /// Reads until the screen meets a condition; false at the deadline.
  package func wait(seconds: Int = Deadline.usual, until condition: (TerminalEmulator) -> Bool)
    -> Bool
  {
    let deadline = Deadline(seconds: seconds)
    while !condition(reader) {
      guard read(until: deadline) else { return condition(reader) }
    }
    return true
  }

  package func wait(for text: String) -> Bool {
    wait { $0.text.contains(text) }
  }

  /// Reads for a fixed time, to wait for something that the screen does not show.
  package func read(milliseconds: Int) {
    let deadline = Deadline(milliseconds: milliseconds)
    while terminal >= 0, read(until: deadline) {}
  }

  /// Reads until no output comes for a number of milliseconds: a frame may come in pieces.
  package func readUntilQuiet(for pause: Int) {
    while terminal >= 0, read(until: Deadline(milliseconds: pause)) {}
  }

  /// Reads to the end and returns how the process ended.
  package func end(seconds: Int = Deadline.usual) -> Ending {
    let deadline = Deadline(seconds: seconds)
    while terminal >= 0, read(until: deadline) {}
    return Program.wait(for: process, until: deadline)
  }

  /// Reads the available output; false at the end or at the deadline.
  private func read(until deadline: Deadline) -> Bool {
    var request = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
    guard poll(&request, 1, deadline.milliseconds) > 0 else { return false }
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = Glibc.read(terminal, &buffer, buffer.count)
    guard count > 0 else { return false }
    bytes += buffer.prefix(count)
    reader.feed(buffer.prefix(count))
    let answer = reader.takeAnswer()
    if answers { type(answer) }
    return true
  }

  // MARK: The line

  /// The current settings of the line.
  package var line: LineState { LineState(terminal) }

  /// The settings of a new terminal.
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

/// The line settings of a terminal, such as echo (`termios`).
package struct LineState: Equatable {
  private let flags: [tcflag_t]
  private let characters: [UInt8]

  fileprivate init(_ terminal: Int32) {
    var settings = termios()
    tcgetattr(terminal, &settings)
    flags = [settings.c_iflag, settings.c_oflag, settings.c_cflag, settings.c_lflag]
    characters = withUnsafeBytes(of: settings.c_cc) { Array($0) }
  }

  /// Whether `^S` stops the output.
  package var hasFlowControl: Bool { flags[0] & tcflag_t(IXON) != 0 }

  /// Whether the terminal echoes keys.
  package var echoes: Bool { flags[3] & tcflag_t(ECHO) != 0 }
}
