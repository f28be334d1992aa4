import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI

extension HelpViewModel.Section {
  /// The sections of the actions, one for each group.
  @MainActor static func groups(of actions: [OfferedAction]) -> [HelpViewModel.Section] {
    ActionGroup.allCases.compactMap { group in
      let lines = actions.indices.filter { actions[$0].group == group }
        .map {
          HelpViewModel.Line.action(
            $0, help: actions[$0].help, keys: actions[$0].keyLabel(isUnicode: true))
        }
      return lines.isEmpty ? nil : HelpViewModel.Section(group.title, lines)
    }
  }

  /// The section with the age of the dex, which ends the help.
  ///
  /// - Parameter facts: the age as a sentence; if empty, there is no section.
  static func age(of facts: String) -> [HelpViewModel.Section] {
    guard !facts.isEmpty else { return [] }
    return [HelpViewModel.Section(worded("Dex"), [.legend(sign: "", meaning: facts)])]
  }

  /// The symbols of marks in lists and pages.
  static func signs(_ symbols: Symbols) -> HelpViewModel.Section {
    let signs: [(Symbol, Mark)] = [
      (symbols.star, .favourite), (symbols.circle, .seen), (symbols.ball, .caught),
      (symbols.sparkle, .shiny),
    ]
    return HelpViewModel.Section(
      worded("Symbols"),
      signs.map { .legend(sign: $0.text.string, meaning: $1.name) })
  }
}
