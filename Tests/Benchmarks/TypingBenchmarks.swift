import PokedexPresentation
import PokedexScreens
import PokedexTerminalUI

/// Letters of the filter.
extension Benchmarks {
  /// Measures a letter and its frame near the limit of the field: in filters that mean nothing, and in
  /// one that means something.
  static func letters() async throws {
    let terminal = UnseenTerminal(size: Size(width: 120, height: 40))
    for part in ["-a ", "a:b ", "qzxjkv", "qzx ", "q|", "move:qzx,", "spe>100 "] {
      let app = try app(on: terminal)
      await Task.yield()
      var letters = "/\(String(repeating: part, count: TextField.limit))".makeIterator()
      func type() { letters.next().map { app.handle(.key(.character($0))) } }
      for _ in 0...(TextField.limit - 100) { type() }
      _ = app.frame()
      measure("a letter after many of '\(part)'") {
        type()
        _ = app.frame()
      }
    }
    try await marks(on: terminal)
  }

  /// Measures letters with combining marks, and signs that no name has, after `:`.
  private static func marks(on terminal: UnseenTerminal) async throws {
    for part in ["e\u{301}", "\"(", "evolution "] {
      let app = try app(on: terminal)
      await Task.yield()
      let text = ":\(String(repeating: part, count: TextField.limit))"
      var scalars = text.unicodeScalars.makeIterator()
      func type() { scalars.next().map { app.handle(.key(.character(Character($0)))) } }
      for _ in 0...300 { type() }
      _ = app.frame()
      measure("a sign after 300 of '\(part)' behind ':'") {
        type()
        _ = app.frame()
      }
    }
  }
}
