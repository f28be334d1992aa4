import PokedexDomain

/// A run as pages of text: all of it, or what can be met at a place.
package struct RunText {
  private let places: RunPlaces
  private let catalog: Catalog
  private let words: RunPlaceWords

  private var run: Run { places.run }

  /// - Parameter catalog: that of the run's game.
  package init(_ places: RunPlaces, in catalog: Catalog) {
    self.places = places
    self.catalog = catalog
    words = RunPlaceWords(places, in: catalog.dex)
  }

  package var page: Page {
    let state = [
      places.game.name, run.cap.map { worded("cap \($0)") },
      run.rules.isEmpty ? nil : worded("Nuzlocke"), run.isArchived ? worded("ended") : nil,
    ]
    return Page(
      title: run.name, summary: state.compactMap(\.self).joined(separator: " · "),
      document: Document(facts + pokemon + reached + notReached))
  }

  private var facts: [Document.Block] {
    let unknown = RunProblem.noPlaces(game: places.game.name).message
    let names = EncounterNames(catalog.dex)
    let means = run.means.words.map { names.name(of: $0) }
    return Document.fact(worded("Means"), means.joined(separator: ", "))
      + (places.isKnown ? [] : [.paragraph(Inline(unknown, tone: .dim))])
  }

  private var pokemon: [Document.Block] {
    let rows = run.own.enumerated().map { index, own in
      [
        Inline("\(index + 1)"), Inline(catalog.name(of: own.member)),
        Inline(catalog.named(own.form).name),
        Inline(own.member.level.map { "\($0)" } ?? ""),
        Inline(own.place.map(words.name) ?? ""), Inline(own.isFallen ? worded("fallen") : ""),
      ]
    }
    return Document.section(
      worded("Pokémon"),
      Document.table(
        ["", worded("Name"), worded("Pokémon"), worded("Level"), worded("Place"), ""],
        untitled: ["Number", "State"], numbers: [0, 3], rows: rows))
  }

  private var reached: [Document.Block] { section(worded("Reached"), places.reached) }

  private var notReached: [Document.Block] {
    section(
      worded("Not reached, \(places.order.name)"), places.stops.filter { !$0.isReached })
  }

  private func section(_ title: String, _ stops: [RunPlaces.Stop]) -> [Document.Block] {
    let rows = stops.map { stop in
      let found = places.encounters(at: stop, in: catalog)
      return [
        Inline(stop.title), Inline(levels(stop.levels)), Inline(found.state.name),
        Inline("\(places.possible(in: found))"),
      ]
    }
    return Document.section(
      title,
      Document.table(
        [worded("Place"), worded("Level"), worded("First encounter"), worded("Possible")],
        numbers: [1, 3], rows: rows))
  }

  private func levels(_ levels: ClosedRange<Int>?) -> String { levels.map(Formatting.range) ?? "" }

  // MARK: A place

  package func page(of stop: RunPlaces.Stop) -> Page {
    let found = places.encounters(at: stop, in: catalog)
    let table = table(of: found)
    let nothing = [Document.Block.paragraph(Inline(worded("Nothing can be met with these means.")))]
    return Page(
      title: stop.title,
      summary: worded("First encounter: \(found.state.name)"),
      document: Document(table.isEmpty ? nothing : table))
  }

  /// The Pokémon at a place, with their chances as the first encounter.
  func table(of found: RunEncounters) -> [Document.Block] {
    let words = EncounterNames(catalog.dex)
    let rows = found.met.map { met in
      [
        Inline.link(catalog.named(met.group.form).name, .pokemon(met.group.form)),
        chance(of: met),
        Inline(levels(met.group.minLevel...max(met.group.minLevel, met.group.maxLevel))),
        Inline(words.method(met.group.method)), Inline(words.part(of: met.group.area)),
        Inline(oneOf(met)),
      ]
    }
    return Document.table(
      [
        worded("Pokémon"), worded("Chance"), worded("Level"), worded("Method"), worded("Area"),
        worded("One of"),
      ], numbers: [1, 2], sharing: [3, 4], rows: rows)
  }

  private func chance(of met: RunEncounters.Encountered) -> Inline {
    guard places.isLeftOut(met) else { return Inline(met.chance.map { "\($0) %" } ?? "") }
    return Inline(met.isExcluded ? worded("excluded") : worded("duplicate"), tone: .dim)
  }

  private func oneOf(_ met: RunEncounters.Encountered) -> String {
    met.oneOf.map { catalog.named($0).name }.joined(separator: ", ")
  }
}
