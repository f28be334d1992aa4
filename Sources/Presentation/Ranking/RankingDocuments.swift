import PokedexDomain

extension Page {
  /// A ranking with all its columns.
  ///
  /// - Parameters:
  ///   - query: The query that selected the Pokémon; empty for all.
  ///   - games: The games of the Pokémon; `nil` for all.
  package init(_ ranking: Ranking, from query: String, in games: Lens?) {
    let legend = ranking.legend.blocks
    self.init(
      title: ranking.title, summary: worded("\(Formatting.count(ranking.count)) Pokémon"),
      document: Document(
        Self.source(query, games) + legend + (legend.isEmpty ? [] : [.blank])
          + [.table(ranking.table)]))
  }

  static func source(_ query: String, _ games: Lens?) -> [Document.Block] {
    let parts = [query, games?.name ?? ""].filter { !$0.isEmpty }
    return parts.isEmpty ? [] : [.fact(worded("From"), parts.map { Inline($0) }), .blank]
  }
}

/// The columns and cells of a list of counters.
package struct CounterTable: Sendable {
  package let foes: [String]
  /// Whether the moves of any opponent are known.
  private let hasKnockouts: Bool

  package init(foes: [String], _ counters: [Counter] = []) {
    self.foes = foes
    hasKnockouts = counters.first?.matchups.contains { $0.uses != nil } ?? false
  }

  package var title: String {
    foes.count == 1 ? worded("Counters to \(foes[0])") : worded("Counters to \(foes.count) foes")
  }

  private var isSingle: Bool { foes.count == 1 }

  /// The legend above the table. With several opponents, the columns only have room for their
  /// numbers.
  package var legend: [Document.Block] {
    let hits = worded(
      "1H–4H: knocked out by 1 to 4 hits; –: by more. Foes attack with their known moves; ½, 1, 2: type effectiveness of foes whose moves are not known."
    )
    let knockouts = hasKnockouts ? [Document.Block.paragraph(Inline(hits, tone: .dim))] : []
    guard !isSingle else { return knockouts }
    let names = foes.enumerated().map { Inline("\($0 + 1) \($1)") }
    let legend = worded("2→: highest damage taken; ←2: highest damage dealt; ▲: is faster")
    return [.fact(worded("Against"), names), .paragraph(Inline(legend, tone: .dim))] + knockouts
  }

  package var columns: [RowColumn] {
    let duels =
      isSingle
      ? [
        RowColumn(worded("Takes"), 5, isNumber: true),
        RowColumn(worded("Deals"), 5, isNumber: true),
        RowColumn(worded("Faster"), 6, least: 6),
      ] : foes.indices.map { RowColumn("\($0 + 1)", 7, isNumber: true, inASCII: 11) }
    return [RowColumn(worded("Points"), 6, isNumber: true), RowColumn(worded("Name"), 24)] + duels
      + [
        RowColumn(worded("Speed"), 5, isNumber: true),
        RowColumn(worded("Total"), 5, isNumber: true),
        RowColumn(worded("Ability"), 16),
      ]
  }

  /// The columns that go if they are equal in all rows; not those that compare several opponents.
  var sharing: Set<Int> {
    let compared = isSingle ? 0..<0 : 2..<foes.count + 2
    return Set(2..<columns.count).subtracting(compared)
  }

  package func cells(of counter: Counter) -> [RowCell] {
    let duels =
      isSingle
      ? counter.matchups.flatMap(words)
      : counter.matchups.map { .figure(balance($0), cell($0)) }
    return [.value(.number(counter.points)), .inline(counter.form.link)] + duels + [
      .value(.number(counter.speed)), .value(.number(counter.total)),
      .inline(counter.ability?.link ?? ""),
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

  /// `2H`: two hits.
  private static func hits(_ uses: Int?) -> String { uses.map { worded("\($0)H") } ?? "–" }

  /// `½→←2▲`: the damage taken and dealt, and whether the counter is faster; `3H→←2H▲` if the
  /// opponent's moves are known.
  package func cell(_ matchup: Counter.Matchup) -> Inline {
    let end = matchup.outspeeds ? "▲" : " "
    if let uses = matchup.uses {
      return Inline("\(Self.hits(uses.taken))→", tone: tone((uses.taken ?? 5) - 2))
        + Inline("←\(Self.hits(uses.dealt))\(end)", tone: tone(3 - (uses.dealt ?? 5)))
    }
    let taken = Formatting.multiplier(percent: matchup.taken).dropFirst()
    let dealt = Formatting.multiplier(percent: matchup.dealt).dropFirst()
    let rest = dealt + (matchup.outspeeds ? "▲" : "")
    let gap = String(repeating: " ", count: max(0, 3 - rest.count))
    return Inline("\(taken)→", tone: tone(100 - matchup.taken))
      + Inline("←\(rest)\(gap)", tone: tone(matchup.dealt - 100))
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
