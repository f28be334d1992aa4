import PokedexDomain

/// The circumstances under which all lists show encounters.
@MainActor package final class CircumstancesModel {
  @Watched package private(set) var circumstances = Circumstances.ordinary

  package init() {}

  /// The circumstances that matter to a list: those that come by themselves, and what is special.
  ///
  /// - Returns: `nil` if no other circumstances would change the list.
  package func summary<Rows: EncounterGroupRows>(of rows: Rows) -> String? {
    let shown = rows.kinds.filter {
      $0.comesByItself || circumstances[$0] != $0.ordinary
    }
    guard !rows.kinds.isEmpty else { return nil }
    return shown.isEmpty
      ? worded("nothing special")
      : shown.map { rows.words.condition(circumstances[$0]) }.joined(separator: ", ")
  }

  /// Whether other circumstances would change a list.
  package func matter<Rows: EncounterGroupRows>(to rows: Rows?) -> Bool {
    rows.map { !$0.kinds.isEmpty } ?? false
  }

  /// A chooser of the values of all kinds that matter to a list.
  package func chooser<Rows: EncounterGroupRows>(_ rows: Rows) -> ChooserViewModel {
    let values = rows.kinds.flatMap(\.values)
    let chooser = ChooserViewModel(
      title: worded("Conditions"),
      among: { [self] in
        values.enumerated().map { index, value in
          Choosable(
            index, rows.words.condition(value), detail: isChosen(value) ? worded("now") : "")
        }
      },
      choose: { [self] in circumstances.choose(values[$0]) })
    chooser.staysOpen = true
    return chooser
  }

  private func isChosen(_ value: String) -> Bool {
    Circumstances.Kind.allCases.contains { circumstances[$0] == value }
  }
}
