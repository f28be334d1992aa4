import PokedexDomain

extension Page {
  /// The number of slots of each class.
  ///
  /// - Parameters:
  ///   - query: The query that selected the slots; empty for all.
  ///   - games: The games of the slots; `nil` for all.
  package init(_ tallies: [SlotTally], from query: String, in games: Lens?) {
    let rows = tallies.map { tally in
      [
        Inline(tally.keeping.name), Inline(Formatting.count(tally.inUsualColors)),
        Inline(Formatting.count(tally.shiny)),
      ]
    }
    let count = tallies.reduce(0) { $0 + $1.inUsualColors + $1.shiny }
    self.init(
      title: worded("Slots of collections"),
      summary: worded("\(Formatting.count(count)) slots"),
      document: Document(
        Self.source(query, games) + [
          .table(
            Document.Table(
              ["", worded("Usual colours"), worded("Shiny")], untitled: ["Class"],
              numbers: [1, 2], rows: rows))
        ]))
  }
}
