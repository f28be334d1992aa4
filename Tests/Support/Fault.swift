import Testing

/// A way in which a server can fail its caller.
package enum Fault: Hashable, Sendable {
  /// Serves well.
  case none
  /// Accepts the request, then closes without a byte.
  case close
  /// Resets the connection.
  case reset
  /// Answers with this status; headers such as `Retry-After: 2`, one a line.
  case status(Int, headers: String = "")
  /// Sends the headers of a good answer, then nothing.
  case hang
  /// Sends half the body, then nothing.
  case stall
  /// Never answers.
  case silent
  /// Answers well once ``FaultyServer/openGate()`` is called.
  case slow
  /// Promises the whole body, sends half, closes.
  case truncate
  /// 200 with no body.
  case empty
  /// 200 with random bytes said to be JSON.
  case garbage
  /// 200 with a web page, as a hotel's log-in page is.
  case html
  /// Numbers become texts and texts become numbers.
  case wrongTypes
  /// Every scalar becomes null.
  case nulls
  /// Every second key of every object is gone.
  case missing
  /// Every text carries terminal escape sequences, bidirectional marks and NULs.
  case escapes
  /// A text that does not end, as fast as the client reads.
  case huge
  /// A small packed body that unpacks to 64 MiB.
  case bomb
  /// A good answer, and these bytes behind it in the same breath.
  case followed(by: [UInt8])
  /// A good body, packed.
  case packed
  /// This body, said to be JSON, in place of the good one.
  case body([UInt8])
  /// A redirect; `{base}` in the address is the server's own.
  case redirect(to: String)
  /// A redirect to itself.
  case loop
  /// A redirect to another host.
  case foreignRedirect
  /// With this probability one of ``close``, 503, ``truncate`` and ``garbage``, else none.
  case flaky(Double)
}

extension Fault: CustomTestStringConvertible {
  /// A body of megabytes would say nothing.
  package var testDescription: String {
    guard case .body(let bytes) = self, bytes.count > 60 else { return "\(self)" }
    return "body of \(bytes.count) bytes"
  }
}

/// Random numbers that are the same in each run (SplitMix64).
package struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  package init(seed: UInt64) {
    state = seed
  }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
