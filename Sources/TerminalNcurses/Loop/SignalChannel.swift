internal import CTerminal
import Glibc

/// Reports signals through a file that the main loop waits for.
enum SignalChannel {
  static var file: Int32 { signal_channel() }

  /// Reports these signals from now on. A signal that was ignored when the program started stays
  /// ignored.
  static func subscribe(to numbers: [Int32]) {
    for number in numbers where !signal_is_ignored(number) { signal_report(number) }
  }

  static func unsubscribe(from numbers: [Int32]) {
    for number in numbers where !signal_is_ignored(number) { signal_set_default(number) }
  }

  /// The signals reported since the last call, in the order of their arrival. A signal that arrived
  /// several times is listed once, at its last arrival.
  static func read() -> [Int32] {
    var numbers = [UInt8](repeating: 0, count: 256)
    let count = Glibc.read(file, &numbers, numbers.count)
    let reported = numbers.prefix(max(0, count)).map(Int32.init)
    return reported.indices.filter { !reported[($0 + 1)...].contains(reported[$0]) }
      .map { reported[$0] }
  }
}
