import PokedexDomain

extension Document {
  /// The base stats of a Pokémon, their values at several levels, and their ranks.
  package init(stats page: StatsPage) {
    self = StatsText(page: page).document
  }
}

private struct StatsText {
  let page: StatsPage

  var document: Document {
    Document([bars, effort, individual, notes, levels, ranks, natures].flatMap { $0 })
  }

  private var bars: [Document.Block] {
    page.stats.map { .stat($0.stat, $0.base) } + [.total(page.total)]
  }

  private var effort: [Document.Block] {
    let yields = page.stats.compactMap { figures in
      figures.effort.flatMap { $0 > 0 ? Inline("\($0) \(figures.stat.name)") : nil }
    }
    return yields.isEmpty ? [] : [.blank, .fact(worded("EVs"), yields)]
  }

  private var individual: [Document.Block] {
    guard page.hasIndividualValues else { return [] }
    let title = hasNatures ? worded("IVs") : worded("DVs")
    let planner = Destination.asking(IVQuestion(page.form.id))
    return [.fact(title, [.link(worded("calculate from your Pokémon's stats"), planner)])]
  }

  private var notes: [Document.Block] {
    var notes: [String] = []
    if page.hasOneSpecial {
      notes.append(worded("Special is one stat, shown as both Sp. Atk and Sp. Def."))
    }
    let gap = page.gap.map { [Document.Block.blank, $0.paragraph] } ?? []
    return (notes.isEmpty ? [] : [.blank] + notes.map { .paragraph(Inline($0, tone: .dim)) }) + gap
  }

  // MARK: Values at levels

  private var levels: [Document.Block] {
    let levels = page.stats.first?.levels.map(\.level) ?? []
    guard !levels.isEmpty else { return [] }
    let tables = levels.indices.flatMap { index -> [Document.Block] in
      [.blank, .heading(worded("At level \(levels[index])")), .table(table(atLevel: index))]
    }
    return tables + [.blank, .paragraph(Inline(legend, tone: .dim))]
  }

  private func table(atLevel index: Int) -> Document.Table {
    let rows = page.stats.map { figures in
      let level = figures.levels[index]
      let numbers =
        [level.least, level.untrained, level.trained] + (hasNatures ? [level.most] : [])
      return [Inline(figures.stat.name)] + numbers.map { Inline("\($0)") }
    }
    return Document.Table([""] + titles, numbers: [1, 2, 3, 4], rows: rows)
  }

  private var hasNatures: Bool { page.formula.hasNatures }

  private var titles: [String] {
    guard hasNatures else { return [worded("0 DV"), worded("15 DV"), worded("Max")] }
    guard page.formula != .points else {
      return [worded("Min (−)"), worded("0 points"), worded("32 points"), worded("Max (+)")]
    }
    return [worded("Min (−)"), worded("31 IV"), worded("252 EV"), worded("Max (+)")]
  }

  private var legend: String {
    guard hasNatures else {
      return worded("15 DV: without stat experience. Max: 15 DV and all stat experience.")
    }
    guard page.formula != .points else {
      return worded(
        """
        All IVs are 31. Min (−): no stat points, a nature that lowers the stat. \
        Max (+): 32 points, a nature that raises the stat.
        """)
    }
    return worded(
      """
      Min (−): 0 IV, 0 EV, a nature that lowers the stat. 31 IV: 0 EV. 252 EV: 31 IV. \
      Max (+): 31 IV, 252 EV, a nature that raises the stat.
      """)
  }

  // MARK: Ranks

  private var ranks: [Document.Block] {
    guard let count = page.rankedAmong, let total = page.totalStanding else { return [] }
    let rows = page.stats.map { figures in
      rank(figures.stat.name, figures.standing) + [histogram(of: figures)]
    }
    return [
      .blank, .heading(worded("Rank among \(Formatting.count(count)) Pokémon")),
      .table(
        Document.Table(
          ["", worded("Rank"), "", "0 … 255"], untitled: ["Name", "Share"], numbers: [1],
          rows: rows + [rank(worded("Total"), total)])),
    ]
  }

  private func rank(_ name: String, _ standing: StatRank?) -> [Inline] {
    guard let standing else { return [Inline(name)] }
    let share =
      standing.isHigh ? worded("top \(standing.percent) %") : worded("bottom \(standing.percent) %")
    return [Inline(name), Inline(Formatting.ordinal(standing.rank)), Inline(share, tone: .dim)]
  }

  private func histogram(of figures: StatFigures) -> Inline {
    guard let counts = figures.histogram?.counts else { return "" }
    let own = StatHistogram.bin(of: figures.base)
    let highest = max(counts.max() ?? 0, 1)
    let columns = counts.map { Self.column($0, of: highest) }
    return Inline([
      Inline.Span(columns[..<own].joined(), tone: .dim), Inline.Span(columns[own], tone: .strong),
      Inline.Span(columns[(own + 1)...].joined(), tone: .dim),
    ])
  }

  private static let columns = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]

  /// The bar of a bin, at least one step high unless the bin is empty.
  private static func column(_ count: Int, of highest: Int) -> String {
    count == 0 ? "·" : columns[(count * columns.count - 1) / highest]
  }

  // MARK: Natures

  private var natures: [Document.Block] {
    let rows = page.stats.filter { !$0.raisedBy.isEmpty || !$0.loweredBy.isEmpty }.map { figures in
      [Inline(figures.stat.name), links(figures.raisedBy), links(figures.loweredBy)]
    }
    guard !rows.isEmpty else { return [] }
    return [
      .blank, .heading(worded("Natures")),
      .table(Document.Table(["", worded("Raised by"), worded("Lowered by")], rows: rows)),
    ]
  }

  private func links(_ natures: [Named<Nature>]) -> Inline {
    .joined(natures.map { .link($0.name, .to($0.id)) }, by: " ")
  }
}
