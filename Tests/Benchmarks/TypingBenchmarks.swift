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
  }
}
