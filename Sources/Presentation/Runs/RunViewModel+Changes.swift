import PokedexDomain

/// Changes of the run, each by a key on a row.
extension RunViewModel {
  package func toggleReached() -> StatusMessage? {
    place.flatMap { runs.change($0.isReached ? .leave([$0.place]) : .reach([$0.place])) }
  }

  /// Notes that the first encounter at the selected place got away, or takes that back.
  package func toggleMissed() -> StatusMessage? {
    guard let place, let played else { return nil }
    switch played.encounters(at: place).state {
    case .caught: return StatusMessage(played.places.hadFirst(at: place))
    case .missed: return runs.change(.unmissed([place.place]))
    case .open, .duplicates: return runs.change(.missed([place.place]))
    }
  }

  /// Notes that the selected Pokémon has fallen, or takes that back.
  package func toggleFallen() -> StatusMessage? {
    pokemon.flatMap { runs.change($0.isFallen ? .unfell(cursor.index) : .fell(cursor.index)) }
  }

  package func release() -> StatusMessage? {
    pokemon == nil ? nil : runs.change(.released(cursor.index))
  }

  // MARK: A Pokémon

  private var memberEditor: RunMemberEditor? {
    guard let played, let pokemon else { return nil }
    let index = cursor.index
    return RunMemberEditor(played, pokemon.member) { [runs] in runs.change(.grew(index, $0)) }
  }

  /// A chooser of what the selected Pokémon is now.
  ///
  /// - Parameter edit: opens the editor of a value; `true` if it is a number.
  package func setChooser(
    edit: @escaping (MemberViewModel.Editor, Bool) -> Void
  ) -> ChooserViewModel? { memberEditor?.chooser(edit: edit) }

  /// The editor of the selected Pokémon's level.
  package var levelEditor: MemberViewModel.Editor? {
    let level = SetField.all.first { field in
      field.numberPath.map { $0 == \TeamMember.level } ?? false
    }
    return level.flatMap { memberEditor?.editor(of: .value($0)) }
  }

  // MARK: Settings

  /// Whether the selected row is a number that is typed: the cap.
  package var isOnCap: Bool { setting == .cap }

  /// Whether the selected row is what holds now, such as the time, which is chosen.
  package var isOnCircumstance: Bool {
    if case .now? = setting { true } else { false }
  }

  /// Switches the selected means or rule.
  package func switchSetting() -> StatusMessage? {
    guard let setting, let played else { return nil }
    let run = played.run
    switch setting {
    case .mean(let mean):
      return runs.change(run.means.has(mean) ? .remove([.mean(mean)]) : .add([.mean(mean)]))
    case .rule(let rule): return runs.change(.rules(run.rules.symmetricDifference(rule)))
    case .cap, .route, .now: return nil
    }
  }

  /// Whether the selected row is the route, which is chosen.
  package var isOnRoute: Bool { setting == .route }

  /// A chooser among the routes of the game; the first choice follows the only one, if there is one.
  package var routeChooser: ChooserViewModel? {
    guard let played else { return nil }
    let routes = [nil] + played.routeNames.map(Optional.some)
    return ChooserViewModel(
      title: worded("Route"),
      among: {
        routes.enumerated().map { index, name in
          Choosable(
            index, name ?? worded("the only one of the game"),
            isCurrent: name?.lowercased() == played.run.route?.lowercased())
        }
      },
      reporting: { [runs] in runs.change(.route(routes[$0])) })
  }

  package var cap: Int? { played?.run.cap }

  /// The reason why a text is no cap; `nil` if it is one. An empty text is none.
  package func problem(withCap text: String) -> String? {
    guard !text.trimmed.isEmpty else { return nil }
    guard let level = Int(text.trimmed), TeamMember.levels.contains(level) else {
      return worded("a level from 1 to 100, or nothing for no cap")
    }
    return nil
  }

  package func set(cap text: String) -> StatusMessage? { runs.change(.cap(Int(text.trimmed))) }

  /// A chooser of what holds now: the time, the season and the like.
  package var conditionChooser: ChooserViewModel? {
    guard let played else { return nil }
    let values = played.choices.kinds.flatMap(\.values)
    let chooser = ChooserViewModel(
      title: worded("Conditions"), emptyText: worded("no conditions change these encounters"),
      among: { [runs] in
        values.enumerated().map { index, value in
          Choosable(
            index, played.words.condition(value),
            detail: runs.current?.isNow(value) ?? false ? worded("now") : "")
        }
      },
      reporting: { [runs] in runs.change(.add([.now(values[$0])])) })
    chooser.staysOpen = true
    return chooser
  }
}

extension Run {
  /// Whether a value of a circumstance holds now, by its slug.
  fileprivate func isNow(_ value: String) -> Bool {
    RunMeans.nowKinds.contains { means.now[$0] == value }
  }
}
