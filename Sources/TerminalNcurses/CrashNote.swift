/// What is left behind when the program crashes: a sentence on the terminal, and the same with what
/// Swift's runtime said of it in the log.
package struct CrashNote: Sendable {
  /// Such as `pokedex 1.0`.
  let program: String
  /// The path of the log; none where there is no home for it.
  let log: String?

  package init(program: String, log: String?) {
    (self.program, self.log) = (program, log)
  }
}
