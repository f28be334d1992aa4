import PokedexDomain

extension Page {
  /// The IVs that fit the stats of a Pokémon.
  package init(_ page: IndividualValuesPage) {
    let text = IndividualValuesText(page: page)
    self.init(
      title: page.form.name, summary: text.summary, document: Document(text.blocks))
  }
}

private struct IndividualValuesText {
  let page: IndividualValuesPage

  private var hasNatures: Bool { page.formula.hasNatures }

  var summary: String {
    let levels = page.sightings.map { "\($0.level)" }.joined(separator: ", ")
    return hasNatures ? worded("IVs · level \(levels)") : worded("DVs · level \(levels)")
  }

  var blocks: [Document.Block] {
    guard let values = page.values else { return [.paragraph(Inline(mistake))] }
    return [.table(table(values))] + natures
  }

  private var mistake: String {
    hasNatures
      ? worded(
        "No IVs fit these stats: check the level, the EVs, the nature and the characteristic.")
      : worded("No DVs fit these stats: check the level and the stat experience.")
  }

  private func table(_ values: IndividualValues) -> Document.Table {
    Document.Table(
      ["", worded("Base"), hasNatures ? worded("IV") : worded("DV")], numbers: [1],
      rows: Stat.allCases.map { stat in
        [
          Inline(stat.name), Inline("\(page.base[stat])"),
          Inline(Formatting.ranges(values.possible[stat] ?? []), tone: .strong),
        ]
      })
  }

  /// The natures that fit, if the nature is not known.
  private var natures: [Document.Block] {
    guard hasNatures, !page.isNatureKnown else { return [] }
    return [.blank] + Document.fact(worded("Natures"), page.natures.map(\.nature.link))
  }
}

extension Formatting {
  /// `3, 5–7` from ascending numbers.
  package static func ranges(_ numbers: [Int]) -> String {
    var ranges: [ClosedRange<Int>] = []
    for number in numbers {
      if let last = ranges.last, last.upperBound == number - 1 {
        ranges[ranges.count - 1] = last.lowerBound...number
      } else {
        ranges.append(number...number)
      }
    }
    return ranges.map { range($0) }.joined(separator: ", ")
  }
}
