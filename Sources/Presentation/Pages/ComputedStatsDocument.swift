import PokedexDomain

extension Page {
  /// The stats of a Pokémon with a given level and training.
  package init(_ stats: ComputedStats) {
    let text = ComputedStatsText(page: stats)
    self.init(
      title: stats.form.name, summary: text.summary,
      document: Document(stats.absence.remark + [.table(text.table)] + text.notes))
  }
}

private struct ComputedStatsText {
  let page: ComputedStats

  private var hasNatures: Bool { page.formula.hasNatures }

  var summary: String {
    let nature = hasNatures ? page.nature?.name ?? worded("neutral nature") : nil
    return [worded("level \(page.level)"), nature].compactMap { $0 }.joined(separator: " · ")
  }

  var table: Document.Table {
    let training =
      hasNatures
      ? [worded("IV"), effort, worded("Nature")] : [worded("DV"), worded("Stat experience")]
    return Document.Table(
      ["", worded("Base")] + training + [worded("Stat")], numbers: [1, 2, 3, 4, 5],
      rows: page.stats.map(row))
  }

  private var effort: String { page.formula == .points ? worded("Points") : worded("EV") }

  private func row(_ figures: ComputedStats.Figures) -> [Inline] {
    let training = figures.training
    let nature = training.nature == 100 || figures.stat == .hp ? "" : "\(training.nature) %"
    return [
      Inline(figures.stat.name), Inline("\(figures.base)"), Inline("\(training.individual)"),
      Inline(Formatting.count(training.effort)),
    ] + (hasNatures ? [Inline(nature)] : []) + [Inline("\(figures.value)", tone: .strong)]
  }

  var notes: [Document.Block] {
    guard page.hasOneSpecial else { return [] }
    let note = worded("Special is one stat, shown as both Sp. Atk and Sp. Def.")
    return [.blank, .paragraph(Inline(note, tone: .dim))]
  }
}
