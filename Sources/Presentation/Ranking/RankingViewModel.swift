import PokedexDomain

/// Pokémon in an order of merit, with the reasons as columns.
package struct Ranking: Sendable {
  package let title: String
  /// What stands above the list.
  package let legend: Document
  package let columns: [RowColumn]
  package let count: Int
  /// The form and what is told of it, by its place.
  package let form: @Sendable (Int) -> Named<Form>
  package let cells: @Sendable (Int) -> [Inline]

  /// Who stands best against foes.
  package init(counters: [Counter], against foes: [String]) {
    let table = CounterTable(foes: foes)
    title = table.title
    legend = Document(table.legend.filter { $0 != .blank })
    (columns, count) = (table.columns, counters.count)
    form = { counters[$0].form }
    cells = { table.cells(of: counters[$0]) }
  }

  /// Who would mend most about a team.
  package init(candidates: [TeamCandidate], for team: String) {
    let table = CandidateTable(team: team)
    (title, legend) = (table.title, Document())
    (columns, count) = (table.columns, candidates.count)
    form = { candidates[$0].form }
    cells = { table.cells(of: candidates[$0]) }
  }
}

/// Ranks all Pokémon of the games that are looked at, or those that a query finds.
@MainActor package final class RankingViewModel {
  package let cursor = RowCursor()
  /// Who is ranked; everybody while it is empty.
  @Watched package private(set) var query = ""
  /// Against whom; nobody where a team is to be completed.
  @Watched package private(set) var foes: [TeamMember]

  private let rows: () -> PokemonRows
  private let search: () -> SearchPokedex
  private let team: () -> Team?
  private var known: (key: Key, ranking: Result<Ranking, PokedexError>)?

  private struct Key: Equatable {
    let lens: Lens?
    let query: String
    let foes: [TeamMember]
    let team: Team?
    let count: Int
  }

  /// - Parameters:
  ///   - foes: to rank those who stand against them.
  ///   - team: else, the team that is to be completed.
  ///   - rows: the Pokémon of the games that are looked at.
  ///   - search: answers queries.
  package init(
    against foes: [TeamMember] = [], completing team: @escaping () -> Team? = { nil },
    rows: @escaping () -> PokemonRows, search: @escaping () -> SearchPokedex
  ) {
    (self.foes, self.team, self.rows, self.search) = (foes, team, rows, search)
  }

  package var ranksCounters: Bool { team() == nil }

  /// Worked out once for all that it depends on.
  package var ranking: Result<Ranking, PokedexError> {
    let rows = rows()
    let key = Key(lens: rows.lens, query: query, foes: foes, team: team(), count: rows.count)
    if let known, known.key == key { return known.ranking }
    let ranking = Result { () throws(PokedexError) in try self.rank(rows) }
    known = (key, ranking)
    return ranking
  }

  private func rank(_ rows: PokemonRows) throws(PokedexError) -> Ranking {
    let found = query.isEmpty ? nil : search()(query, in: QueryEngine(rows)).rows
    if let team = team() {
      return Ranking(
        candidates: try CompleteTeam()(team, from: found, in: rows), for: team.name)
    }
    let names = foes.map(rows.catalog.name)
    guard !foes.isEmpty else { return Ranking(counters: [], against: []) }
    return Ranking(counters: try FindCounters()(foes, from: found, in: rows), against: names)
  }

  /// Who is selected.
  package var selected: Named<Form>? {
    guard case .success(let ranking) = ranking, cursor.index < ranking.count else { return nil }
    return ranking.form(cursor.index)
  }

  // MARK: Whom

  package func rank(_ query: String) {
    guard query != self.query else { return }
    self.query = query
    cursor.selectFirst()
  }

  /// What is wrong with a query; nothing where it will do.
  package func mistake(in query: String) -> String? {
    let result = search()(query, in: QueryEngine(rows()))
    return result.problems.first?.message ?? result.failure?.text
      ?? (result.rows.isEmpty ? worded("Nothing matches") : nil)
  }

  // MARK: Against whom

  package func stand(against foes: [TeamMember]) {
    self.foes = foes
    cursor.selectFirst()
  }

  package func add(_ foe: ID<Form>) { stand(against: foes + [TeamMember(foe)]) }

  package func remove(foe place: Int) {
    var foes = foes
    foes.remove(at: place)
    stand(against: foes)
  }

  package var foeNames: [String] {
    foes.map(rows().catalog.name)
  }
}
