import PokedexDomain
import PokedexPresentation

/// Some screens of the menu under a title: those of a Pokémon, those about all, and the user's own.
@MainActor struct MenuGroup {
  struct Entry {
    let action: OfferedAction
    let label: String
  }

  let title: String
  let entries: [Entry]

  private init?(
    _ title: String, _ labels: [(action: Action, label: String)], of actions: [OfferedAction]
  ) {
    self.title = title
    entries = labels.compactMap { wanted, label in
      actions.first { $0.name == wanted.name && !$0.keys.isEmpty }
        .map { Entry(action: $0, label: label) }
    }
    if entries.isEmpty { return nil }
  }

  /// The screens that most users want. The others have keys, and links on pages.
  ///
  /// - Parameters:
  ///   - subject: the name of what the page is about.
  ///   - marked: the number of Pokémon marked for comparison.
  static func groups(
    of actions: [OfferedAction], about subject: String?, marked: Int
  ) -> [MenuGroup] {
    let isAbout = actions.contains { [Action.damage, .counters].map(\.name).contains($0.name) }
    let comparison = marked > 0 ? worded("Comparison (\(marked) marked)") : worded("Comparison")
    return [
      MenuGroup(
        (isAbout ? subject : nil) ?? worded("Pokémon"),
        [
          (.damage, worded("Damage")), (.counters, worded("Counters")),
          (.comparison, comparison),
        ], of: actions),
      MenuGroup(
        worded("All"),
        [
          (.types, worded("Type chart")), (.speedTiers, worded("Speed tiers")),
          (.places, worded("Places")), (.lists, worded("Lists: moves, abilities, items …")),
        ], of: actions),
      MenuGroup(
        worded("Yours"),
        [
          (.teams, worded("Teams")), (.progress, worded("Progress")), (.runs, worded("Run")),
          (.quiz, worded("Quiz")),
        ], of: actions),
    ].compactMap(\.self)
  }
}
