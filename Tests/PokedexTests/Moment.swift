import PokedexTesting

/// A state of the program in which tests send it signals.
enum Moment: String, CaseIterable {
  case list, page, filter, dialog, loading

  /// Arguments with which the screen does not change by itself.
  var arguments: [String] { self == .loading ? ["--source", "api"] : ["--offline"] }

  /// The text on the screen after the launch.
  var start: String { self == .loading ? "Loading the list" : "q quit" }

  /// The keys that lead from the launch to the state, and the text that shows it.
  private var way: (keys: String, sight: String) {
    switch self {
    case .list, .loading: ("", "Pokédex")
    // The part of the page that appears last, as it comes from another thread.
    case .page: ("\r", "no text, no picture")
    case .filter: ("/char", "/ char")
    case .dialog: ("L", "Game or generation")
    }
  }

  /// Brings a started program into the state, and returns whether it has got there.
  func reach(on terminal: PseudoTerminal) -> Bool {
    guard terminal.wait(for: start) else { return false }
    terminal.type(way.keys)
    return terminal.wait(for: way.sight)
  }
}
