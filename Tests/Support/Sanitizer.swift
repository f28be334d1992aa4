import Glibc
import Testing

/// The sanitizer that the tests and the program were built with: `scripts/sanitize` says so in
/// `POKEDEX_SANITIZER`.
package enum Sanitizer: String, Sendable {
  case address, thread

  /// Nil in every other build.
  package static let current = variable("POKEDEX_SANITIZER").flatMap(Self.init)

  /// How many times as long things may take as without it.
  package static var timeoutFactor: Int { current == nil ? 1 : 10 }

  /// What a program that a test starts needs beside its own variables: where it writes to what the
  /// sanitizer finds in it.
  static let variables: [String: String] = {
    let names = ["ASAN_OPTIONS", "TSAN_OPTIONS"]
    guard current != nil else { return [:] }
    return names.reduce(into: [:]) { $0[$1] = variable($1) }
  }()

  private static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}

extension Trait where Self == TimeLimitTrait {
  /// The most minutes that a test may take where nothing slows it down.
  package static func timeLimit(minutes: Int) -> Self {
    .timeLimit(.minutes(minutes * Sanitizer.timeoutFactor))
  }
}
