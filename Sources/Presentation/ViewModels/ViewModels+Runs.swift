import PokedexDomain

/// The view models of runs through games.
extension ViewModels {
  package func run() -> RunViewModel { RunViewModel(runs) }

  /// A Pokémon for a duel: that of the run which the screens keep to, if it has one only of this form.
  package func fighter(_ form: ID<Form>) -> TeamMember {
    let own = trainer.playedRun?.living.filter { $0.form == form } ?? []
    return own.count == 1 ? own[0].member : TeamMember(form)
  }

  /// Prepares the duels of the run's Pokémon with the foes of the next battle.
  ///
  /// - Returns: the name of the run's team; `nil` if they cannot meet.
  package func prepareNextBattle() -> String? {
    guard let next = runs.played?.nextBattle, next.refusal == nil else { return nil }
    duels[next.team.name].setFoes(next.sides.others)
    return next.team.name
  }

  /// The first encounters at a location in the run that the screens keep to.
  package func runPage(of location: ID<Location>) -> PageViewModel {
    PageViewModel(source: { [runs] in AnyHashable(runs.followed?.run) }) {
      [runs] _ throws(PokedexError) in
      guard let document = runs.document(of: location), let run = runs.followed?.run else {
        throw .notFound(worded("run"))
      }
      return Page(title: run.name, summary: worded("first encounter"), document: document)
    }
  }

  /// A chooser for the Pokémon caught at a place: what can be met there, and by name any other.
  package func catchChooser(at stop: RunPlaces.Stop) -> ChooserViewModel {
    let met = runs.played?.choices(at: stop) ?? []
    let find = Finder(among: [.form], catalog: { [dex] in dex.seen })
    var forms: [ID<Form>] = []
    return ChooserViewModel(
      title: worded("Caught at \(stop.title)"),
      emptyText: worded("Nothing can be met with these means: type a name"),
      find: { text in
        guard !text.trimmed.isEmpty else {
          forms = met.map(\.form)
          return met.enumerated().map { Choosable($0, $1.name, detail: $1.detail) }
        }
        let found = find(text)
        forms = found.map { find.form(at: $0.id) ?? 0 }
        return found
      },
      reporting: { [self] index in
        guard forms.indices.contains(index) else { return nil }
        return runs.add(forms[index], at: stop.place)
      })
  }

  /// A finder for a Pokémon that the current run has caught anywhere.
  package var catchFinder: ChooserViewModel {
    formFinder { [runs] in runs.add($0, at: nil) }
  }

  /// A chooser for the game of a new run: those that people changed first, then the newest.
  package func runGameChooser(open: @escaping (Lens) -> Void) -> ChooserViewModel {
    let catalog = dex.localCatalog
    let games =
      catalog.map { ($0.changedGames + $0.lenses.newestFirst).filter(\.data.isGame) } ?? []
    return ChooserViewModel(
      title: worded("A run through"), emptyText: worded("No game has that name"),
      among: {
        games.enumerated().map { Choosable($0, $1.name, alias: $1.slug) }
      },
      choose: { open(games[$0]) })
  }
}

extension PlayedRun {
  /// The Pokémon that can be met at a stop, each once, with the best chance.
  fileprivate func choices(
    at stop: RunPlaces.Stop
  ) -> [(form: ID<Form>, name: String, detail: String)] {
    var seen: Set<ID<Form>> = []
    return encounters(at: stop).met.filter { seen.insert($0.group.form).inserted }.map { met in
      let parts = [words.method(met.group.method), met.chance.map { "\($0) %" }]
      return (
        met.group.form, catalog.named(met.group.form).name,
        parts.compactMap(\.self).joined(separator: " · ")
      )
    }
  }
}

extension Finder {
  fileprivate func form(at index: Int) -> ID<Form>? {
    guard case .pokemon(let form, _, _)? = destination(at: index) else { return nil }
    return form
  }
}
