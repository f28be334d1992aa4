import PokedexTesting

/// A moment at which something may happen to the program.
enum Moment: String, CaseIterable {
  case list, page, filter, dialog, loading

  /// Nothing changes by itself then.
  var arguments: [String] { self == .loading ? ["--source", "api"] : ["--offline"] }

  /// What is shown when the program has started.
  var start: String { self == .loading ? "Loading the list" : "q quit" }

  /// The keys that lead from there to the moment, and what is seen then.
  private var way: (keys: String, sight: String) {
    switch self {
    case .list, .loading: ("", "Pokédex")
    // What comes last there: it is asked for on another thread.
    case .page: ("\r", "no text, no picture")
    case .filter: ("/char", "/ char")
    case .dialog: ("L", "Game or generation")
    }
  }

  /// Goes there, once the program has been started; false when it did not get there.
  func reach(on terminal: PseudoTerminal) -> Bool {
    guard terminal.wait(for: start) else { return false }
    terminal.type(way.keys)
    return terminal.wait(for: way.sight)
  }
}
