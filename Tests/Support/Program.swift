import CPseudoTerminal
import Glibc

/// The end of a process.
package enum Ending: Hashable, Sendable {
  case exited(Int32)
  case killed(by: Int32)
  /// The process was still running at the deadline.
  case stillRunning
}

/// The built program, as the tests run it.
package enum Program {
  /// The path of the binary: `POKEDEX_PROGRAM`, or else the one beside the tests.
  package static let path: String =
    getenv("POKEDEX_PROGRAM").map { String(cString: $0) } ?? built("pokedex")

  /// Returns the path of a binary beside the tests.
  package static func built(_ name: String) -> String {
    var buffer = [CChar](repeating: 0, count: 4096)
    let count = readlink("/proc/self/exe", &buffer, buffer.count)
    let tests = String(
      decoding: buffer.prefix(max(0, count)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return tests.prefix(upTo: tests.lastIndex(of: "/") ?? tests.startIndex) + "/\(name)"
  }

  /// The result of a run without a terminal.
  package struct Run: Hashable, Sendable {
    package let ending: Ending
    package let output: String
    package let errors: String
  }

  /// The destination of the standard output.
  package enum Destination: Sendable {
    case pipe
    /// A pipe with O_NONBLOCK: a write fails while it is full.
    case nonBlockingPipe
    /// A pipe without a reader.
    case closedPipe
    case file(String)
  }

  /// Runs the program, or another one, to its end and reads its output.
  ///
  /// - Parameter input: the standard input, at most 64 KiB; `nil` for none.
  package static func run(
    _ arguments: [String], of path: String = path, environment: [String: String],
    input: String? = nil, output: Destination = .pipe, seconds: Int = Deadline.usual
  ) -> Run {
    let (out, errors) = (Pipe(), Pipe())
    let source = input.map { Pipe.filled(with: $0) } ?? open("/dev/null", O_RDWR)
    var target = out.writing
    switch output {
    case .pipe: break
    case .nonBlockingPipe: _ = fcntl(out.writing, F_SETFL, O_NONBLOCK)
    case .closedPipe: out.closeReading()
    case .file(let path): target = open(path, O_WRONLY)
    }
    let process = spawn([path] + arguments, environment) { arguments, environment in
      process_spawn(path, arguments, environment, source, target, errors.writing)
    }
    if target != out.writing { close(target) }
    close(source)
    let deadline = Deadline(seconds: seconds)
    let texts = Pipe.readAll([out, errors], until: deadline)
    return Run(ending: wait(for: process, until: deadline), output: texts[0], errors: texts[1])
  }

  /// Waits for the end of a process, and kills it at the deadline.
  static func wait(for process: pid_t, until deadline: Deadline) -> Ending {
    var status: Int32 = 0
    guard process_wait(process, deadline.milliseconds, &status) else {
      kill(process, SIGKILL)
      waitpid(process, &status, 0)
      return .stillRunning
    }
    let signal = status & 0x7F
    return signal == 0 ? .exited(status >> 8 & 0xFF) : .killed(by: signal)
  }

  typealias CStrings = UnsafePointer<UnsafeMutablePointer<CChar>?>

  static func spawn(
    _ arguments: [String], _ environment: [String: String], _ start: (CStrings, CStrings) -> pid_t
  ) -> pid_t {
    let words = arguments.map { strdup($0) } + [nil]
    let environment = environment.merging(Sanitizer.variables) { own, _ in own }
    let variables = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { for text in words + variables { free(text) } }
    return words.withUnsafeBufferPointer { words in
      variables.withUnsafeBufferPointer { variables in
        guard let words = words.baseAddress, let variables = variables.baseAddress else {
          return -1
        }
        return start(words, variables)
      }
    }
  }
}

/// The end of a wait.
package struct Deadline {
  /// The default in seconds: enough on a busy machine, because a deadline only ends a hang and
  /// measures nothing.
  package static let usual = 60

  private let end: ContinuousClock.Instant

  /// - Parameter seconds: of a build without a sanitizer.
  package init(seconds: Int) {
    end = .now + .seconds(seconds * Sanitizer.timeoutFactor)
  }

  package init(milliseconds: Int) {
    end = .now + .milliseconds(milliseconds)
  }

  /// The time left, for `poll`.
  var milliseconds: Int32 {
    let left = (end - .now).components
    return Int32(clamping: max(0, left.seconds * 1000 + left.attoseconds / 1_000_000_000_000_000))
  }
}

/// A pipe that a program writes to.
private final class Pipe {
  private var reading: Int32 = -1
  private(set) var writing: Int32 = -1

  init() {
    var ends: [Int32] = [-1, -1]
    pipe(&ends)
    (reading, writing) = (ends[0], ends[1])
  }

  /// Linux's `F_SETPIPE_SZ`, which Swift does not import.
  private static let setSize: Int32 = 1031

  /// The end to read a text from.
  static func filled(with text: String) -> Int32 {
    var ends: [Int32] = [-1, -1]
    pipe(&ends)
    let bytes = Array(text.utf8)
    // Everything is written before the program runs; by default, a pipe holds 64 KiB.
    let size = fcntl(ends[1], setSize, Int32(max(bytes.count, 1 << 16)))
    precondition(size >= bytes.count, "the input is too long for a pipe")
    _ = bytes.withUnsafeBytes { write(ends[1], $0.baseAddress, $0.count) }
    close(ends[1])
    return ends[0]
  }

  func closeReading() {
    close(reading)
    reading = -1
  }

  /// Reads until the program has closed all pipes.
  static func readAll(_ pipes: [Pipe], until deadline: Deadline) -> [String] {
    for pipe in pipes { close(pipe.writing) }
    var bytes = pipes.map { _ in [UInt8]() }
    while pipes.contains(where: { $0.reading >= 0 }) {
      var requests = pipes.map { pollfd(fd: $0.reading, events: Int16(POLLIN), revents: 0) }
      guard poll(&requests, nfds_t(requests.count), deadline.milliseconds) > 0 else { break }
      for (index, request) in requests.enumerated() where request.revents != 0 {
        bytes[index] += pipes[index].read()
      }
    }
    for pipe in pipes where pipe.reading >= 0 { pipe.closeReading() }
    return bytes.map { String(decoding: $0, as: UTF8.self) }
  }

  private func read() -> ArraySlice<UInt8> {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = Glibc.read(reading, &buffer, buffer.count)
    if count <= 0 { closeReading() }
    return buffer.prefix(max(0, count))
  }
}
