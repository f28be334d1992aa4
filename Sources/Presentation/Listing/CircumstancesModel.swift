import PokedexDomain

/// The circumstances under which all lists show encounters.
@MainActor package final class CircumstancesModel {
  @Watched private var own = Circumstances.ordinary
  /// Returns the run that the screens keep to, and changes what holds in it.
  var runs: (followed: () -> Run?, choose: (String) -> Void)?
  var run: Run? { runs?.followed() }

  /// The user's choice; what holds now in the run takes precedence.
  package var circumstances: Circumstances {
    guard let now = run?.means.now else { return own }
    var all = own
    for kind in RunMeans.nowKinds { all.choose(now[kind]) }
    return all
  }

  /// The circumstances that the user chose; `nil` for an ordinary day, when plans tell of all.
  var chosen: Circumstances? { circumstances == .ordinary ? nil : circumstances }

  /// The circumstances that matter to a list.
  ///
  /// - Returns: `nil` if no other circumstances would change the list.
  package func summary<Rows: EncounterGroupRows>(of rows: Rows) -> String? {
    guard !rows.kinds.isEmpty else { return nil }
    return Self.words(rows.words.summary(of: circumstances, among: rows.kinds))
  }

  /// Circumstances as a summary of a page or a list.
  nonisolated static func words(_ conditions: [String]) -> String {
    conditions.isEmpty ? worded("nothing special") : conditions.joined(separator: ", ")
  }

  /// Whether other circumstances would change a list.
  package func matter<Rows: EncounterGroupRows>(to rows: Rows?) -> Bool {
    rows.map { !$0.kinds.isEmpty } ?? false
  }

  /// A chooser of the values of all kinds that matter to a list.
  package func chooser<Rows: EncounterGroupRows>(_ rows: Rows) -> ChooserViewModel {
    chooser(of: rows.kinds, rows.words)
  }

  /// A chooser of the values of all kinds that matter to encounters of a game.
  package func chooser(_ game: GameCircumstances) -> ChooserViewModel {
    chooser(of: game.kinds, game.words)
  }

  private func chooser(
    of kinds: [Circumstances.Kind], _ words: EncounterNames
  ) -> ChooserViewModel {
    let values = kinds.flatMap(\.values)
    let chooser = ChooserViewModel(
      title: worded("Conditions"),
      among: { [self] in
        values.enumerated().map { index, value in
          Choosable(
            index, words.condition(value), detail: isChosen(value) ? worded("now") : "")
        }
      },
      choose: { [self] in choose(values[$0]) })
    chooser.staysOpen = true
    return chooser
  }

  private func choose(_ value: String) {
    let isOfRun = RunMeans.nowKinds.contains { $0.values.contains(value) } && run != nil
    if isOfRun { runs?.choose(value) } else { own.choose(value) }
  }

  private func isChosen(_ value: String) -> Bool {
    Circumstances.Kind.allCases.contains { circumstances[$0] == value }
  }
}
