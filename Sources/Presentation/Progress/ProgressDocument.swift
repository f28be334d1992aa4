import PokedexDomain

extension Page {
  /// The progress of the living dex: caught and seen species.
  package init(caught: DexProgress, seen: DexProgress) {
    self.init(
      title: worded("Progress"),
      summary: worded("\(ProgressText.share(caught.overall)) caught"),
      document: ProgressText(caught: caught, seen: seen).document)
  }
}

private struct ProgressText {
  let caught: DexProgress
  /// The same parts as `caught`, counted for seen species.
  let seen: DexProgress

  /// The widest cell that is never cut off.
  private static let barColumns = 10

  var document: Document {
    Document([overall, generations, dexes, types].flatMap { $0 })
  }

  private var overall: [Document.Block] {
    [.table(table([row("Species", caught.overall, seen.overall, among: "")]))]
  }

  private var generations: [Document.Block] {
    section(worded("By generation"), caught.generations, seen.generations) {
      (Inline($0.name), "gen:\($0.id)")
    }
  }

  private var types: [Document.Block] {
    section(worded("By type"), caught.types, seen.types) {
      (.type($0.id), "type:\($0.id.slug)")
    }
  }

  // MARK: Regional dexes

  /// Each dex once, with the games that have it.
  private var dexes: [Document.Block] {
    var games: [ID<Pokedex>: [String]] = [:]
    for game in caught.games {
      for part in game.dexes { games[part.thing.id, default: []].append(game.game.name) }
    }
    let (caught, seen) = (Self.dexes(of: caught), Self.dexes(of: seen))
    let rows = zip(caught, seen).map { caught, seen in
      row(
        caught.thing.link, caught.tally, seen.tally, among: "dexof:\"\(caught.thing.name)\"")
        + [Inline(games[caught.thing.id, default: []].joined(separator: ", "), tone: .dim)]
    }
    return Document.section(
      worded("By regional dex"), rows.isEmpty ? [] : [.table(table(rows, more: [worded("Games")]))])
  }

  private static func dexes(of progress: DexProgress) -> [DexProgress.Part<Pokedex>] {
    var known: Set<ID<Pokedex>> = []
    return progress.games.flatMap(\.dexes).filter { known.insert($0.thing.id).inserted }
  }

  // MARK: Rows

  private func section<Entity>(
    _ title: String, _ caught: [DexProgress.Part<Entity>], _ seen: [DexProgress.Part<Entity>],
    _ part: (Named<Entity>) -> (name: Inline, query: String)
  ) -> [Document.Block] {
    let rows = zip(caught, seen).map { caught, seen in
      let part = part(caught.thing)
      return row(part.name, caught.tally, seen.tally, among: part.query)
    }
    return Document.section(title, rows.isEmpty ? [] : [.table(table(rows))])
  }

  private func table(_ rows: [[Inline]], more: [String] = []) -> Document.Table {
    Document.Table(
      // In a narrow window, the rightmost columns are dropped first.
      ["", worded("Caught"), worded("Total"), "", "", worded("Seen")] + more,
      numbers: [1, 2, 3, 5],
      rows: rows)
  }

  /// - Parameter query: Selects the Pokémon that are counted; the share links to those that are
  ///   missing.
  private func row(
    _ name: Inline, _ caught: Tally, _ seen: Tally, among query: String
  ) -> [Inline] {
    [
      name, Inline(Formatting.count(caught.caught)), Inline(Formatting.count(caught.count)),
      caught.isComplete
        ? Inline(Self.share(caught), tone: .good)
        : .link(
          Self.share(caught), .query((query.isEmpty ? "" : query + " ") + "is:default -is:caught")),
      Self.bar(caught), Inline(Formatting.count(seen.caught)),
    ]
  }

  /// A progress bar that is not empty once something is caught, and not full before everything is.
  private static func bar(_ tally: Tally) -> Inline {
    let filled = tally.filled(of: barColumns)
    return Inline([
      Inline.Span(String(repeating: "█", count: filled), tone: .good),
      Inline.Span(String(repeating: "░", count: barColumns - filled), tone: .dim),
    ])
  }

  static func share(_ tally: Tally) -> String { "\(tally.filled(of: 100)) %" }
}

extension Tally {
  /// The share in parts of a whole, with the same rounding for bars and percentages.
  fileprivate func filled(of whole: Int) -> Int {
    guard count > 0, caught > 0 else { return 0 }
    return isComplete ? whole : min(max(1, caught * whole / count), whole - 1)
  }
}
