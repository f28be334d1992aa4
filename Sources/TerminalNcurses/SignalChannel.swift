internal import CTerminal
import Glibc

/// Where signals are reported, for the main loop to wait for.
enum SignalChannel {
  static var file: Int32 { signal_channel() }

  /// Tells of these from now on. What was ignored when the program started stays so.
  static func subscribe(to numbers: [Int32]) {
    for number in numbers where !signal_is_ignored(number) { signal_report(number) }
  }

  static func unsubscribe(from numbers: [Int32]) {
    for number in numbers where !signal_is_ignored(number) { signal_set_default(number) }
  }

  /// The numbers reported since the last time, in their order; of equal ones the last alone.
  static func read() -> [Int32] {
    var numbers = [UInt8](repeating: 0, count: 256)
    let count = Glibc.read(file, &numbers, numbers.count)
    let reported = numbers.prefix(max(0, count)).map(Int32.init)
    return reported.enumerated().filter { place, number in
      !reported[(place + 1)...].contains(number)
    }
    .map(\.element)
  }
}
