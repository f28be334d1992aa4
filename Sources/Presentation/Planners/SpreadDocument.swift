import PokedexDomain

extension SpreadQuestion: PageQuestion {
  package func page(of answer: Answer, in context: QuestionContext) -> Page {
    let text = SpreadText(answer: answer)
    return Page(
      title: worded("EVs: \(text.name)"), summary: answer.show.lens?.name ?? "",
      document: Document(text.blocks))
  }
}

private struct SpreadText {
  let answer: SpreadQuestion.Answer

  private var show: ShowDamage { answer.show }
  private var spread: Spread { answer.spread }
  private var arePoints: Bool { show.isChampions }

  var name: String { show.named(spread.set).name }

  var blocks: [Document.Block] {
    answer.gaps.map(\.paragraph) + [.paragraph(Inline(summary(of: spread.set)))]
      + (answer.isForDoubles ? [.paragraph(Inline(worded("double battle")))] : [])
      + [.blank] + verdict + [.blank] + table + notes
  }

  private func summary(of set: BattleSet) -> String {
    set.summary(named: show.named(set).name, show.names(of: set.member))
  }

  // MARK: The spread

  private var verdict: [Document.Block] {
    guard let effort = spread.effort else { return [.paragraph(Inline(refusal, tone: .bad))] }
    let label = arePoints ? worded("Stat points") : worded("EVs")
    return Document.fact(label, [Inline(effort.brief, tone: .strong)])
      + Document.fact(worded("In all"), [Inline(spread.count)])
      + (spread.isPossible
        ? [] : [.paragraph(Inline(spread.tooMany(arePoints: arePoints), tone: .bad))])
  }

  private var refusal: String {
    spread.results.contains { $0.alone == nil }
      ? worded("Impossible: with the most that helps each goal, this is missing:")
      : worded("Impossible: each goal can be reached, but not all together.")
  }

  // MARK: The goals

  private var table: [Document.Block] {
    Document.table(
      [worded("Goal"), worded("Outcome"), worded("Result"), worded("Alone")],
      rows: spread.results.map { result in
        [
          Inline(title(of: result)), Inline(figures(of: result)),
          Inline(result.verdict, tone: result.isReached ? .good : .bad),
          Inline(result.alone?.brief ?? worded("impossible"), tone: .dim),
        ]
      })
  }

  private func title(of result: Spread.Result) -> String {
    let foe = show.named(result.goal.foe).name
    let move = result.row?.title(show) ?? ""
    return switch result.goal {
    case .survive: worded("survive \(foe): \(move)")
    case .outspeed: worded("outspeed \(foe)")
    case .knockOut: worded("knock out \(foe): \(move)")
    }
  }

  /// `88.2–104.1 %` of the target's HP, or both Speeds.
  private func figures(of result: Spread.Result) -> String {
    if let cell = result.cell { return cell.noDamage?.text(show) ?? cell.percent }
    return result.speeds.map { worded("Speed \($0.own) to \($0.foe)") } ?? ""
  }

  // MARK: What is assumed

  private var notes: [Document.Block] {
    let foes = spread.results.map { summary(of: $0.goal.foe) }.unique
    let rows = spread.results.compactMap(\.row)
    let omitted = spread.results.compactMap { result in
      result.cell.map { $0.omissions(show) }
    }
    let texts =
      foes + (omitted.filter { !$0.isEmpty } + [rows.assumption].compactMap(\.self)).unique
    return [.blank] + texts.map { .paragraph(Inline($0, tone: .dim)) }
  }
}
