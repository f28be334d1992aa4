import PokedexDomain

extension Page {
  /// Who stands best against foes.
  ///
  /// - Parameter foes: what they are called, in the order in which they were asked for.
  package init(counters: [Counter], against foes: [String]) {
    self.init(
      title: foes.count == 1 ? "Counters of \(foes[0])" : "Counters of \(foes.count) foes",
      summary: "\(Formatting.count(counters.count)) Pokémon",
      document: CounterText(counters: counters, foes: foes).document)
  }

  /// Who would mend most about a team.
  package init(candidates: [TeamCandidate], for team: String) {
    self.init(
      title: team.isEmpty ? "Who completes the team" : "Who completes \(team)",
      summary: "\(Formatting.count(candidates.count)) Pokémon",
      document: CandidateText(candidates: candidates).document)
  }
}

private struct CounterText {
  let counters: [Counter]
  let foes: [String]

  var document: Document { Document(foes.count == 1 ? one : several) }

  private var one: [Document.Block] {
    let rows = counters.map { counter -> [Inline] in
      head(counter)
        + counter.matchups.flatMap { matchup -> [Inline] in
          [
            Inline(Formatting.multiplier(percent: matchup.taken)),
            Inline(Formatting.multiplier(percent: matchup.dealt)),
            Inline(matchup.outspeeds ? "yes" : "no"),
          ]
        } + figures(counter)
    }
    return [
      .table(
        Document.Table(
          ["Points", "", "Takes", "Deals", "Faster", "Speed", "Total", "With"],
          numbers: [0, 2, 3, 5, 6], rows: rows))
    ]
  }

  /// With many foes a column has room for their numbers alone.
  private var several: [Document.Block] {
    let rows = counters.map { counter -> [Inline] in
      head(counter) + counter.matchups.map(cell) + figures(counter)
    }
    let places = foes.indices.map { "\($0 + 1)" }
    let numbers = Set([0] + (2...foes.count + 3))
    let table = Document.Table(
      ["Points", ""] + places + ["Speed", "Total", "With"], numbers: numbers, rows: rows)
    let names = zip(places, foes).map { Inline("\($0) \($1)") }
    let legend = "Takes at worst and deals at best, times the usual damage; + is faster."
    return [
      .fact("Against", names), .paragraph(Inline(legend, tone: .dim)), .blank, .table(table),
    ]
  }

  private func head(_ counter: Counter) -> [Inline] {
    [Inline("\(counter.points)"), counter.form.link]
  }

  private func figures(_ counter: Counter) -> [Inline] {
    [Inline("\(counter.speed)"), Inline("\(counter.total)"), counter.ability?.link ?? ""]
  }

  private func cell(_ matchup: Counter.Matchup) -> Inline {
    let factors = [matchup.taken, matchup.dealt]
      .map { Formatting.multiplier(percent: $0).dropFirst() }.joined(separator: " ")
    let tone: Inline.Tone = matchup.points > 0 ? .good : matchup.points < 0 ? .bad : .plain
    return Inline(factors + (matchup.outspeeds ? "+" : " "), tone: tone)
  }
}

private struct CandidateText {
  let candidates: [TeamCandidate]

  var document: Document {
    let rows = candidates.map { candidate -> [Inline] in
      [
        Inline("\(candidate.points)"), candidate.form.link, damage(candidate.resists),
        .joined(candidate.hits.map { .shortType($0) }, by: " "), damage(candidate.weaknesses),
        Inline("\(candidate.speed)"), Inline("\(candidate.total)"),
        candidate.ability?.link ?? "",
      ]
    }
    let table = Document.table(
      ["Points", "", "Resists", "Hits", "Weak to", "Speed", "Total", "With"],
      numbers: [0, 5, 6], rows: rows)
    return Document(table)
  }

  /// Only what is no plain half or double is told with its factor.
  private func damage(_ list: [TypeDamage]) -> Inline {
    .joined(
      list.map { damage -> Inline in
        let isPlain = damage.percent == 50 || damage.percent == 200
        let factor = isPlain ? "" : Formatting.multiplier(percent: damage.percent)
        return .shortType(damage.type) + Inline(factor)
      }, by: " ")
  }
}

extension Inline {
  /// The first letters of a type, as in lists.
  fileprivate static func shortType(_ type: ID<PokemonType>) -> Inline {
    let letters = type.englishName.prefix(3).uppercased()
    return Inline([Span(letters, to: .type(type), tone: .type(type))])
  }
}
