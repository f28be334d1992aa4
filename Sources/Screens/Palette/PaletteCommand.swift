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
    ]
  }

  /// Matches a key as it is written, the beginning of the name in the settings, the initials of its
  /// words, or the beginnings of words in any order.
  func closeness(to typed: String) -> Closeness? {
    if labels.contains(typed) { return .key }
    let letters = Self.withoutHyphens(typed.lowercased())
    if name.hasPrefix(letters) { return .name }
    if letters.count > 1, initials == letters { return .initials }
    let parts = letters.split(separator: " ")
    let isFound = parts.allSatisfy { part in words.contains { $0.hasPrefix(part) } }
    return isFound ? .word : nil
  }

  private static func withoutHyphens(_ text: String) -> String {
    String(text.map { $0 == "-" ? " " : $0 })
  }

  func choice(_ id: Int) -> Choosable {
    let help = action.help.prefix(1).uppercased() + action.help.dropFirst()
    return Choosable(id, help, detail: labels.first ?? "")
  }
}
