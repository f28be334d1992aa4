import PokedexDomain

extension Document {
  /// The weaknesses that two or more members share, and the types that no member resists.
  package init(weaknessesOf page: TeamPage) {
    let text = DefenceText(page: page)
    self.init(text.weaknesses + text.unresisted)
  }

  /// The damage multipliers of each type against each member, with abilities taken into account.
  package init(defenceOf page: TeamPage) {
    let text = DefenceText(page: page)
    self.init([text.weaknesses, text.unresisted, text.chart, text.teraChart].flatMap { $0 })
  }

  /// The multipliers of defense and coverage, for a column of their own.
  package init(tablesOf page: TeamPage) {
    let text = DefenceText(page: page)
    self.init(
      text.chart.dropFirst() + [.blank] + Document(coverageOf: page).blocks + text.teraChart)
  }
}

private struct DefenceText {
  let page: TeamPage
  private var defence: TeamDefence { page.analysis.defence }

  var weaknesses: [Document.Block] {
    let rows = defence.sharedWeaknesses.map { type -> [Inline] in
      [
        .type(type), names(defence.weak(to: type), tone: .bad),
        names(defence.resisting(type), tone: .good),
      ]
    }
    let table = Document.table(["", worded("Weak"), worded("Resisting")], rows: rows)
    return [.heading(worded("Shared weaknesses"))]
      + (rows.isEmpty ? [remark(worded("None."))] : table)
  }

  private func names(_ indices: [Int], tone: Inline.Tone) -> Inline {
    Inline(page.titles(indices).joined(separator: ", "), tone: tone)
  }

  var unresisted: [Document.Block] {
    let types = defence.unresisted
    return Document.section(
      worded("Types that no member resists"),
      [
        types.isEmpty
          ? remark(worded("There are none."))
          : .paragraph(.joined(types.map { .type($0) }, by: ", "))
      ])
  }

  /// The columns have the names of the members, or numbers and a legend where names have no room.
  var chart: [Document.Block] {
    let indices = page.members.indices
    let legend = indices.map { Inline("\($0 + 1) \(page.members[$0].battler.title)") }
    let rows = defence.types.map { type -> [Inline] in
      [.type(type)] + indices.map { cell(defence.percent(from: type, on: $0)) }
        + [count(defence.weak(to: type)), count(defence.resisting(type))]
    }
    let table = Document.Table(
      [""] + indices.map { page.members[$0].battler.title } + [worded("Weak"), worded("Resist")],
      numbers: Set(1...indices.count + 2), rows: rows
    ).numbering(Set(indices.map { $0 + 1 }), .init(label: worded("Members"), parts: legend))
    return Document.section(worded("Damage taken"), [.table(table)])
  }

  /// The damage that the members with a Tera type take once Terastallized; empty if none has one.
  var teraChart: [Document.Block] {
    let indices = defence.terastallizing
    guard !indices.isEmpty else { return [] }
    let legend = indices.map { index -> Inline in
      let member = page.members[index].battler
      return Inline("\(index + 1) \(member.title) ")
        + (member.teraType.map { Inline.type($0) } ?? "")
    }
    let rows = defence.types.map { type -> [Inline] in
      [.type(type)] + indices.map { cell(defence.teraPercent(from: type, on: $0)) }
    }
    let table = Document.Table(
      [""] + indices.map { "\($0 + 1)" }, numbers: Set(1...indices.count), rows: rows)
    return Document.section(
      worded("Damage taken once Terastallized"),
      [.fact(worded("Members"), legend), .table(table)])
  }

  private func cell(_ percent: Int) -> Inline {
    guard percent != 100 else { return Inline("·", tone: .dim) }
    return Inline(Formatting.multiplier(percent: percent), tone: percent > 100 ? .bad : .good)
  }

  private func count(_ indices: [Int]) -> Inline { Inline("\(indices.count)", tone: .dim) }

  private func remark(_ text: String) -> Document.Block { .paragraph(Inline(text, tone: .dim)) }
}
