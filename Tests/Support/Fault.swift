import Testing

/// A fault of a server.
package enum Fault: Hashable, Sendable {
  /// A correct answer.
  case none
  /// Accepts the request, then closes without a byte.
  case close
  /// Resets the connection.
  case reset
  /// Answers with a status; headers such as `Retry-After: 2`, one per line.
  case status(Int, headers: String = "")
  /// Sends the headers of a good answer, then nothing.
  case hang
  /// Sends half the body, then nothing.
  case stall
  /// Never answers.
  case silent
  /// Answers correctly, once ``FaultyServer/openGate()`` is called.
  case slow
  /// Promises the whole body, sends half, closes.
  case truncate
  /// 200 with no body.
  case empty
  /// 200 with random bytes, declared as JSON.
  case garbage
  /// 200 with a web page, such as a hotel's login page.
  case html
  /// Numbers become strings and strings become numbers.
  case wrongTypes
  /// Every scalar becomes null.
  case nulls
  /// Every second key of every object is missing.
  case missing
  /// Every string contains terminal escape sequences, bidirectional controls and NULs.
  case escapes
  /// Endless data, as fast as the client reads.
  case huge
  /// A small compressed body that expands to 64 MiB.
  case bomb
  /// A correct answer, immediately followed by these bytes.
  case followed(by: [UInt8])
  /// A correct body, compressed.
  case packed
  /// This body in place of the correct one, declared as JSON.
  case body([UInt8])
  /// A redirect; `{base}` in the address is the server's own.
  case redirect(to: String)
  /// A redirect to itself.
  case loop
  /// A redirect to another host.
  case foreignRedirect
  /// One of ``close``, 503, ``truncate`` and ``garbage`` with this probability, else none.
  case flaky(Double)
}

extension Fault: CustomTestStringConvertible {
  /// The name without its body, which may have megabytes.
  package var testDescription: String {
    guard case .body(let bytes) = self, bytes.count > 60 else { return "\(self)" }
    return "body of \(bytes.count) bytes"
  }
}

/// Random numbers that repeat for the same seed (SplitMix64).
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
