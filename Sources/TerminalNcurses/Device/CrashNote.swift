/// The report of a crash: a sentence on the terminal, and in the log the same sentence with the
/// message of Swift's runtime.
package struct CrashNote: Sendable {
  /// The program's name and version, such as `pokedex 1.0`.
  let program: String
  /// The path of the log; `nil` without a home directory.
  let log: String?

  package init(program: String, log: String?) {
    self.program = program
    self.log = log
  }
}
