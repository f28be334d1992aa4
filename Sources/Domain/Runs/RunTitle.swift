/// Changes of a run in words, for messages and for what an undo takes back.
package struct RunTitle: Sendable {
  private let run: Run
  private let catalog: Catalog
  private let place: @Sendable (RunPlace) -> String

  /// - Parameters:
  ///   - run: as it is before the change.
  ///   - place: the name of a place.
  package init(
    of run: Run, _ catalog: Catalog, place: @escaping @Sendable (RunPlace) -> String
  ) {
    self.run = run
    self.catalog = catalog
    self.place = place
  }

  package func callAsFunction(_ change: RunChange) -> String {
    switch change {
    case .reach(let places): worded("\(names(places)) reached in \(run.name)")
    case .leave(let places): worded("\(names(places)) not reached in \(run.name)")
    case .missed(let places): worded("First encounter of \(names(places)) missed in \(run.name)")
    case .unmissed(let places):
      worded("First encounter of \(names(places)) not missed in \(run.name)")
    case .add, .remove, .cap, .rules, .route: settingTitle(change)
    case .caught(let pokemon): caught(pokemon)
    case .fell(let index): worded("\(name(index)) has fallen in \(run.name)")
    case .unfell(let index): worded("\(name(index)) has not fallen in \(run.name)")
    case .grew(let index, let member):
      worded("\(name(index)) is now \(state(member)) in \(run.name)")
    case .released(let index): worded("\(name(index)) removed from \(run.name)")
    case .beat(let battle): worded("\(battle) is won in \(run.name)")
    case .unbeat(let battle): worded("\(battle) is not won in \(run.name)")
    case .end: worded("\(run.name) has ended")
    case .resume: worded("\(run.name) goes on")
    }
  }

  private func settingTitle(_ change: RunChange) -> String {
    switch change {
    case .add(let words): worded("In \(run.name) now: \(names(words))")
    case .remove(let words): worded("In \(run.name) no more: \(names(words))")
    case .cap(let level?): worded("Level cap of \(run.name): \(level)")
    case .cap: worded("\(run.name) has no level cap")
    case .rules(let rules):
      rules.isEmpty
        ? worded("\(run.name) has no rules") : worded("\(run.name) has the rules of a Nuzlocke")
    case .route(let name?): worded("\(run.name) follows the route “\(name)”")
    default: worded("\(run.name) follows the only route of its game, if there is one")
    }
  }

  private func caught(_ pokemon: RunPokemon) -> String {
    let name = catalog.name(of: pokemon.member)
    return pokemon.place.map { worded("\(name) caught at \(place($0)) in \(run.name)") }
      ?? worded("\(name) caught in \(run.name)")
  }

  private func names(_ places: [RunPlace]) -> String { places.map(place).joined(separator: ", ") }

  /// `Icarus (Staravia), Lv 14`.
  private func state(_ member: TeamMember) -> String {
    let form = catalog.named(member.form).name
    let name = member.nickname.map { "\($0) (\(form))" } ?? form
    return member.level.map { "\(name), " + worded("Lv \($0)") } ?? name
  }

  private func name(_ index: Int) -> String {
    run.own.indices.contains(index) ? catalog.name(of: run.own[index].member) : "\(index + 1)"
  }

  private func names(_ words: [RunWord]) -> String {
    let names = EncounterNames(catalog.dex)
    return words.map { names.name(of: $0) }.joined(separator: ", ")
  }
}
