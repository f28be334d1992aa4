import PokedexDomain

extension Page {
  /// The progress of the living dex: caught, seen and shiny species.
  package init(
    caught: DexProgress, seen: DexProgress, shiny: DexProgress, collections: [CollectionTally] = []
  ) {
    self.init(
      title: worded("Progress"),
      summary: worded(
        "\(Formatting.share(caught.overall.caught, of: caught.overall.count)) caught"),
      document: ProgressText(
        caught: caught, seen: seen, shiny: shiny.overall, collections: collections
      ).document)
  }
}

private struct ProgressText {
  let caught: DexProgress
  /// The same parts as `caught`, counted for seen species.
  let seen: DexProgress
  let shiny: Tally
  let collections: [CollectionTally]

  var document: Document {
    Document(
      [.meters(meters("", overall))] + boxesOfCollections
        + section(
          worded("By generation"), parts(caught.generations, seen.generations) { "gen:\($0.id)" })
        + section(worded("By regional dex"), dexes)
        + section(worded("By type"), parts(caught.types, seen.types) { "type:\($0.id.slug)" })
        + section(worded("By box of 30"), boxes))
  }

  private var overall: [Document.Meter] {
    [
      meter(worded("Species"), caught.overall, seen.overall, among: "is:default"),
      meter(worded("Forms"), caught.forms, seen.forms, among: "slot:anywhere"),
      meter(worded("Shiny species"), shiny, nil, among: "is:default", missing: "-is:shiny"),
    ]
  }

  /// Collections slot by slot, with links to their boxes.
  private var boxesOfCollections: [Document.Block] {
    guard !collections.isEmpty else { return [] }
    return [
      .blank,
      .meters(
        Document.Meters(
          title: worded("Collections"),
          titles: Document.Meters.Titles(
            part: worded("Caught"), whole: worded("Total"), second: worded("Pending"), note: ""),
          rows: collections.map { tally in
            Document.Meter(
              name: .link(tally.name.title, .asking(BoxesQuestion(tally.name))),
              part: tally.caught, whole: tally.count, second: Formatting.count(tally.pending),
              note: "")
          })),
    ]
  }

  private var boxes: [Document.Meter] {
    zip(caught.boxes, seen.boxes).map { caught, seen in
      let (first, last) = (caught.numbers.lowerBound, caught.numbers.upperBound)
      return meter(
        worded("Box \(caught.number): #\(first)–\(last)"), caught.tally, seen.tally,
        among: "dex:\(first)..\(last) is:default")
    }
  }

  /// Each regional dex once, with the games that have it.
  private var dexes: [Document.Meter] {
    var games: [ID<Pokedex>: [String]] = [:]
    for game in caught.games {
      for part in game.dexes { games[part.thing.id, default: []].append(game.game.name) }
    }
    return zip(Self.dexes(of: caught), Self.dexes(of: seen)).map { caught, seen in
      meter(
        caught.thing.name, caught.tally, seen.tally,
        among: "dexof:\"\(caught.thing.name)\" is:default",
        note: games[caught.thing.id, default: []].joined(separator: ", "))
    }
  }

  private static func dexes(of progress: DexProgress) -> [DexProgress.Part<Pokedex>] {
    var known: Set<ID<Pokedex>> = []
    return progress.games.flatMap(\.dexes).filter { known.insert($0.thing.id).inserted }
  }

  // MARK: Rows

  private func section(_ title: String, _ rows: [Document.Meter]) -> [Document.Block] {
    rows.isEmpty ? [] : [.blank, .meters(meters(title, rows))]
  }

  private func meters(_ title: String, _ rows: [Document.Meter]) -> Document.Meters {
    Document.Meters(
      title: title,
      titles: Document.Meters.Titles(
        part: worded("Caught"), whole: worded("Total"), second: worded("Seen"),
        note: worded("Games")), rows: rows)
  }

  private func parts<Entity>(
    _ caught: [DexProgress.Part<Entity>], _ seen: [DexProgress.Part<Entity>],
    _ query: (Named<Entity>) -> String
  ) -> [Document.Meter] {
    zip(caught, seen).map { caught, seen in
      meter(
        caught.thing.name, caught.tally, seen.tally, among: query(caught.thing) + " is:default")
    }
  }

  /// A row that links to the missing Pokémon, or to all if none is missing.
  ///
  /// - Parameters:
  ///   - query: selects the Pokémon that are counted.
  ///   - missing: selects those among them that are missing.
  private func meter(
    _ name: String, _ caught: Tally, _ seen: Tally?, among query: String,
    missing: String = "-is:caught", note: String = ""
  ) -> Document.Meter {
    Document.Meter(
      name: .link(name, .query(caught.isComplete ? query : "\(query) \(missing)")),
      part: caught.caught, whole: caught.count,
      second: seen.map { Formatting.count($0.caught) } ?? "", note: note)
  }
}
