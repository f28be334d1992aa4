import PokedexDomain
import PokedexPresentation

/// An action as an entry of the palette.
@MainActor struct PaletteCommand {
  /// How closely a command matches, best first.
  enum Closeness: Int, Comparable {
    case key
    case name
    case initials
    case word

    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  /// A longer text names no action.
  static let mostBytes = 256

  /// The typed text, prepared once for all commands.
  struct Typed {
    fileprivate let text: String
    fileprivate let letters: String
    fileprivate let parts: [String]

    init(_ text: String) {
      self.text = text
      letters = PaletteCommand.withoutHyphens(text.lowercased())
      parts = letters.split(separator: " ").map(String.init).unique
    }
  }

  let action: OfferedAction
  private let name: String
  private let initials: String
  private let words: [String]
  private let labels: [String]

  init(_ action: OfferedAction) {
    self.action = action
    name = Self.withoutHyphens(action.name)
    labels = action.keys.map(\.label)
    initials = String(action.name.split(separator: "-").compactMap(\.first))
    let texts = [name, action.help, Self.synonyms[action.name]?.text ?? ""]
    words = texts.joined(separator: " ").lowercased().split { !$0.isLetter }.map(String.init)
  }

  /// Other words that players know actions by.
  private static var synonyms: [String: Phrase] {
    [
      Action.tab(PokemonTab.matchups).name: "weaknesses resistances",
      Action.tab(PokemonTab.evolution).name: "evolve",
      Action.tab(PokemonTab.moves).name: "learnset",
      Action.tab(PokemonTab.locations).name: "where to find it",
      Action.teams.name: "weaknesses of a team",
      Action.types.name: "weaknesses effectiveness",
      Action.damage.name: "calculator",
      Action.breeding.name: "breeding",
      Action.catching.name: "catch rate balls",
      Action.training.name: "EVs",
      Action.progress.name: "living dex",
      Action.theme.name: "settings", Action.language.name: "settings",
      Action.units.name: "settings", Action.pictures.name: "settings",
    ]
  }

  /// Matches a key as it is written (except the one that goes back, so that `:q` quits), the beginning of the name in the settings, the initials of its
  /// words, or the beginnings of words in any order.
  func closeness(to typed: Typed) -> Closeness? {
    if labels.contains(typed.text), action.name != Action.leave.name { return .key }
    if name.hasPrefix(typed.letters) { return .name }
    if initials == typed.letters, initials.count > 1 { return .initials }
    let isFound = typed.parts.allSatisfy { part in words.contains { $0.hasPrefix(part) } }
    return isFound ? .word : nil
  }

  /// Whether the typed text is a whole word of the sentence in the help.
  func hasWord(_ typed: Typed) -> Bool { words.contains(typed.letters) }

  fileprivate nonisolated static func withoutHyphens(_ text: String) -> String {
    String(text.map { $0 == "-" ? " " : $0 })
  }

  func choice(_ id: Int) -> Choosable {
    let help = action.help.capitalizedFirst
    return Choosable(id, help, detail: labels.first ?? "")
  }
}
