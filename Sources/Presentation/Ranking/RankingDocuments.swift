import PokedexDomain

extension Page {
  /// A ranking with all its columns.
  ///
  /// - Parameters:
  ///   - query: The query that selected the Pokémon; empty for all.
  ///   - games: The games of the Pokémon; `nil` for all.
  ///   - isSpoken: Whether cells are in words.
  package init(
    _ ranking: Ranking, from query: String, in games: Lens?, isSpoken: Bool = false
  ) {
    let legend = (isSpoken ? ranking.spokenLegend : ranking.legend).blocks
    let table = isSpoken ? ranking.spokenTable : ranking.table.namingLeftOut
    self.init(
      title: ranking.title, summary: worded("\(Formatting.count(ranking.count)) Pokémon"),
      document: Document(
        Self.source(query, games) + legend + (legend.isEmpty ? [] : [.blank])
          + [.table(table)]))
  }
}

/// The columns and cells of a list of counters.
package struct CounterTable: Sendable {
  package let foes: [String]
  /// Whether the moves of any opponent are known, and whether those of all are.
  private let hasKnockouts: Bool
  private let hasOnlyKnockouts: Bool

  package init(foes: [String], _ counters: [Counter] = []) {
    self.foes = foes
    let matchups = counters.first?.matchups ?? []
    hasKnockouts = matchups.contains { $0.uses != nil }
    hasOnlyKnockouts = matchups.allSatisfy { $0.uses != nil }
  }

  package var title: String {
    foes.count == 1 ? worded("Counters to \(foes[0])") : worded("Counters to \(foes.count) foes")
  }

  private var isSingle: Bool { foes.count == 1 }

  /// The line above the table that explains its figures.
  package var legend: [Document.Block] {
    if hasOnlyKnockouts && hasKnockouts {
      return note(worded("takes ▸ deals: hits to faint (– more than 4); ▲ is faster"))
    }
    if hasKnockouts {
      return note(
        worded("takes ▸ deals: hits (– more than 4); ×½ ×1 ×2 for unknown moves; ▲ is faster"))
    }
    return isSingle
      ? [] : note(worded("takes ▸ deals, in times the usual damage; ▲ is faster"))
  }

  /// The same for cells in words.
  var spokenLegend: [Document.Block] {
    if hasKnockouts {
      return note(
        worded("takes and deals: hits to faint, or times the usual damage if moves are not known"))
    }
    return isSingle ? [] : note(worded("takes and deals: times the usual damage"))
  }

  private func note(_ words: String) -> [Document.Block] {
    [.paragraph(Inline(words, tone: .dim))]
  }

  /// A column for each opponent keeps room for its figures, whatever the length of the name.
  package var columns: [RowColumn] {
    let least = hasKnockouts ? 9 : 11
    let duels =
      isSingle
      ? [
        RowColumn(worded("Takes"), 5, isNumber: true),
        RowColumn(worded("Deals"), 5, isNumber: true),
        RowColumn(worded("Faster"), 6, least: 6),
      ]
      : foes.map { foe in
        RowColumn(foe, least, least: least, inASCII: least + 4)
      }
    return [
      RowColumn(worded("Points"), 6, isNumber: true).with { $0.rank = 0 },
      RowColumn(worded("Name"), 24).with { $0.rank = 0 },
    ] + duels
      + [
        RowColumn(worded("Ability"), 16).with { $0.rank = 2 },
        RowColumn(worded("Speed"), 5, isNumber: true).with { $0.rank = 3 },
        RowColumn(worded("Total"), 5, isNumber: true).with { $0.rank = 4 },
      ]
  }

  /// The columns that compare several opponents.
  var compared: Range<Int> { isSingle ? 0..<0 : 2..<foes.count + 2 }

  /// The columns that go if they are equal in all rows; not those that compare several opponents.
  var sharing: Set<Int> { Set(2..<columns.count).subtracting(compared) }

  package func cells(of counter: Counter) -> [RowCell] {
    let duels =
      isSingle
      ? counter.matchups.flatMap(words)
      : counter.matchups.map { .figure(balance($0), cell($0), spoken: spoken($0)) }
    return [.value(.number(counter.points)), .inline(counter.form.link)] + duels + [
      .inline(counter.ability?.link ?? ""), .value(.number(counter.speed)),
      .value(.number(counter.total)),
    ]
  }

  private func words(_ matchup: Counter.Matchup) -> [RowCell] {
    [
      figure(matchup.uses.map(\.taken), matchup.taken),
      figure(matchup.uses.map(\.dealt), matchup.dealt),
      .inline(Inline(matchup.outspeeds ? worded("yes") : worded("no"))),
    ]
  }

  /// The hits of a knockout, or the effectiveness if the moves are not known.
  private func figure(_ uses: Int??, _ percent: Int) -> RowCell {
    guard let uses else {
      return .figure(Double(percent), Inline(Formatting.multiplier(percent: percent)))
    }
    return .figure(uses.map(Double.init), Inline(Self.hits(uses)))
  }

  /// How much better the counter does than its opponent.
  private func balance(_ matchup: Counter.Matchup) -> Double {
    guard let uses = matchup.uses else { return Double(matchup.dealt - matchup.taken) }
    return Double((uses.taken ?? 5) - (uses.dealt ?? 5)) + (matchup.outspeeds ? 0.5 : 0)
  }

  /// `–` for more hits than are counted.
  private static func hits(_ uses: Int?) -> String { uses.map { "\($0)" } ?? "–" }

  /// `×½ ▸ ×2 ▲`: the damage taken and dealt, and whether the counter is faster; `3 ▸ 1 ▲` in hits if
  /// the opponent's moves are known.
  package func cell(_ matchup: Counter.Matchup) -> Inline {
    let (taken, dealt) = figures(of: matchup)
    let tones: (Inline.Tone, Inline.Tone) =
      matchup.uses.map { (tone(($0.taken ?? 5) - 2), tone(3 - ($0.dealt ?? 5))) }
      ?? (tone(100 - matchup.taken), tone(matchup.dealt - 100))
    return Inline(taken, tone: tones.0) + Inline(" ▸ ", tone: .dim) + Inline(dealt, tone: tones.1)
      + Inline(matchup.outspeeds ? " ▲" : "")
  }

  /// `takes 3, deals 1, faster`.
  private func spoken(_ matchup: Counter.Matchup) -> Inline {
    var (taken, dealt) = figures(of: matchup)
    if let uses = matchup.uses {
      let more = worded("more than \(Knockout.maxUses)")
      (taken, dealt) = (uses.taken == nil ? more : taken, uses.dealt == nil ? more : dealt)
    }
    let words = worded("takes \(taken), deals \(dealt)")
    return Inline(matchup.outspeeds ? worded("\(words), faster") : words)
  }

  private func figures(of matchup: Counter.Matchup) -> (taken: String, dealt: String) {
    guard let uses = matchup.uses else {
      return (
        Formatting.multiplier(percent: matchup.taken), Formatting.multiplier(percent: matchup.dealt)
      )
    }
    return (Self.hits(uses.taken), Self.hits(uses.dealt))
  }

  /// `good` above 0, `bad` below.
  private func tone(_ difference: Int) -> Inline.Tone {
    difference > 0 ? .good : difference < 0 ? .bad : .plain
  }
}

/// The columns and cells of a list of candidates for a team.
struct CandidateTable {
  let team: String

  var title: String { worded("Candidates for \(team.isEmpty ? worded("the team") : team)") }

  var columns: [RowColumn] {
    [
      RowColumn(worded("Points"), 6, isNumber: true), RowColumn(worded("Name"), 24, least: 13),
      RowColumn(worded("Resists"), 35, least: 11), RowColumn(worded("Hits"), 23, least: 11),
      RowColumn(worded("Also weak to"), 17, least: 6), RowColumn(worded("Ability"), 16, least: 10),
      RowColumn(worded("Speed"), 5, isNumber: true), RowColumn(worded("Total"), 5, isNumber: true),
    ]
  }

  /// The columns that go if they are equal in all rows.
  var sharing: Set<Int> { Set(2..<columns.count) }

  func cells(of candidate: TeamCandidate) -> [RowCell] {
    let hits = Inline.joined(candidate.hits.map { .shortType($0) }, by: " ")
    return [
      .value(.number(candidate.points)), .inline(candidate.form.link),
      .figure(Double(candidate.resists.count), damage(candidate.resists)),
      .figure(Double(candidate.hits.count), hits),
      .figure(Double(candidate.weaknesses.count), damage(candidate.weaknesses)),
      .inline(candidate.ability?.link ?? ""), .value(.number(candidate.speed)),
      .value(.number(candidate.total)),
    ]
  }

  /// Damage multipliers; plain ×½ and ×2 are left out.
  private func damage(_ list: [TypeDamage]) -> Inline {
    .joined(
      list.map { damage -> Inline in
        let isPlain = damage.percent == 50 || damage.percent == 200
        let factor = isPlain ? "" : Formatting.multiplier(percent: damage.percent)
        return .shortType(damage.type) + Inline(factor)
      }, by: " ")
  }
}
