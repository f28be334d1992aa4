import Glibc
import Testing

/// The sanitizer of the build, which `scripts/sanitize` sets in `POKEDEX_SANITIZER`.
package enum Sanitizer: String, Sendable {
  case address, thread

  /// `nil` in other builds.
  package static let current = variable("POKEDEX_SANITIZER").flatMap(Self.init)

  /// The factor for timeouts, as instrumented code is slower.
  package static var timeoutFactor: Int { current == nil ? 1 : 10 }

  /// The variables for a program that a test starts: the files for the sanitizer's findings.
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
  /// - Parameter minutes: the limit in a build without a sanitizer.
  package static func timeLimit(minutes: Int) -> Self {
    .timeLimit(.minutes(minutes * Sanitizer.timeoutFactor))
  }
}
