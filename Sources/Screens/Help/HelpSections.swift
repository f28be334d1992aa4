import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI

extension HelpViewModel.Section {
  /// The sections of the actions, one for each group. The tabs are one line until something is
  /// typed, which may be the word of one of them.
  @MainActor static func groups(
    of actions: [OfferedAction], isUnicode: Bool
  ) -> [HelpViewModel.Section] {
    ActionGroup.allCases.compactMap { group in
      let own = actions.indices.filter { actions[$0].group == group }
      guard !own.isEmpty else { return nil }
      let line = { (index: Int) in
        HelpViewModel.Line.action(
          index, help: actions[index].help, keys: actions[index].helpLabel(isUnicode: isUnicode))
      }
      let tabs = own.filter { actions[$0].name.hasPrefix("tab-") }
      guard let first = tabs.first, let last = tabs.last, first < last else {
        return HelpViewModel.Section(group.title, own.map(line))
      }
      let keys = [first, last].map { actions[$0].keyLabel(isUnicode: isUnicode) }
      let all = HelpViewModel.Line.action(
        first, help: worded("the tabs: \(actions[first].help) to \(actions[last].help)"),
        keys: keys.joined(separator: isUnicode ? " – " : " - "))
      return HelpViewModel.Section(
        group.title, own.map(line),
        unfiltered: [all] + own.filter { !tabs.contains($0) }.map(line))
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
