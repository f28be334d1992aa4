import PokedexDomain

extension IVQuestion: PageQuestion {
  package func page(of answer: Answer, in context: QuestionContext) -> Page {
    if let answer { return Page(answer) }
    let hint = [
      Inline(worded("Levels and the six stats from HP to Speed at each of them tell the IVs:")),
      Inline("--level 78 --stats 289/278/193/135/171/171", tone: .strong), "",
      Inline(worded("A nature, a characteristic and EVs narrow them down further:")),
      Inline("--nature adamant --ev 74/190/91/48/84/23", tone: .strong),
    ]
    return Page(
      title: worded("IVs: \(context.catalog.named(form).name)"),
      document: Document(hint.map { .paragraph($0) }))
  }
}

extension Page {
  /// The IVs that fit the stats of a Pokémon.
  fileprivate init(_ page: IndividualValuesPage) {
    let text = IndividualValuesText(page: page)
    self.init(
      title: text.title, summary: text.summary,
      document: Document(
        page.absence.remark + (page.gap == nil ? text.input : []) + text.blocks))
  }
}

private struct IndividualValuesText {
  let page: IndividualValuesPage

  private var hasNatures: Bool { page.formula.hasNatures }

  var title: String {
    hasNatures ? worded("IVs: \(page.form.name)") : worded("DVs: \(page.form.name)")
  }

  var summary: String {
    worded("level \(page.sightings.map { "\($0.level)" }.joined(separator: ", "))")
  }

  /// The stats at each level, with their EVs, and the characteristic.
  var input: [Document.Block] {
    let seen = page.sightings.flatMap { sighting in
      Document.fact(
        worded("Level \(sighting.level)"),
        [Inline(sighting.stats.text)]
          + (sighting.effort.isEmpty
            ? [] : [Inline(worded("EVs \(sighting.effort.text)"), tone: .dim)]))
    }
    let known = page.isNatureKnown ? page.natures.map(\.nature.link) : []
    return seen + Document.fact(worded("Nature"), known)
      + Document.fact(
        worded("Characteristic"), page.characteristic.map { [Inline($0.name)] } ?? [])
      + [.blank]
  }

  var blocks: [Document.Block] {
    if let gap = page.gap { return [gap.paragraph] }
    guard let values = page.values else { return [.paragraph(Inline(mistake))] }
    return [.table(table(values))] + natures
  }

  private var mistake: String {
    hasNatures
      ? worded(
        """
        No IVs fit these stats: check the level, the nature, the characteristic, and the EVs, which \
        are 0 unless you give them.
        """)
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
