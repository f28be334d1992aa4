import PokedexTerminalUI

/// A screen, or a state of one, in which a key means one thing.
package enum KeyScope: String, CaseIterable, Sendable {
  case list
  case filter
  case page
  /// The page of anything that is no Pokémon.
  case thing
  case comparison
  case progress
  case teamText = "team text"
  case table
  case teams
  case team
  case member
  case ranking
  case ladder
  case chooser
  case prompt
  case question
  case help
  case everywhere

  /// Whether letters are typed here, so that no letter can be a key.
  var takesText: Bool { [.filter, .chooser, .prompt].contains(self) }
}

/// What keys do, by the name that the file of settings knows it by, and the keys that do it where
/// nobody has given it others. The bindings of the screens have the same keys: a test holds both
/// together. It is a table of its own because the file is checked without a screen.
struct KeyAction: Hashable, Sendable {
  let name: String
  let keys: [Key]

  init(_ name: String, _ keys: String) {
    self.name = name
    self.keys = Key.parse(keys) ?? []
  }
}

extension KeyScope {
  /// Everything that has keys here.
  var actions: [KeyAction] {
    switch self {
    case .list: KeyActions.list
    case .filter: KeyActions.filter
    case .page: KeyActions.page
    case .thing: KeyActions.reading
    case .comparison: KeyActions.reading + KeyActions.comparison
    case .progress: KeyActions.reading + [KeyAction("where-missing", "w")]
    case .teamText: KeyActions.reading + [KeyAction("write-file", "w")]
    case .table: KeyActions.table
    case .teams: KeyActions.teams
    case .team: KeyActions.team
    case .member: KeyActions.member
    case .ranking: KeyActions.ranking
    case .ladder: KeyActions.ladder
    case .chooser: KeyActions.chooser
    case .prompt: [KeyAction("accept", "<enter>"), KeyAction("cancel", "<esc>")]
    case .question: KeyActions.question
    case .help: KeyActions.help
    case .everywhere: KeyActions.everywhere
    }
  }
}
