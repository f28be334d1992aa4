import PokedexDomain

/// Ranks the Pokémon of the current games, or those that match a query.
@MainActor package final class RankingViewModel {
  package let cursor = RowCursor()
  package let order = RowOrder()
  /// The query for the Pokémon to rank; empty for all of them.
  package var query: String { chosenQuery ?? rows().contenders(against: foes) }
  @Watched private var chosenQuery: String?
  /// The opponents to counter; empty when completing a team.
  @Watched package private(set) var foes: [TeamMember]

  /// The opponents whose columns are shown, of several.
  @Watched package private(set) var shownFoes = 0..<0

  private let rows: () -> PokemonRows
  private let search: () -> SearchPokedex
  private let team: () -> Team?
  private var cache: (key: Key, ranking: Result<Ranking, PokedexError>)?
  /// Counts the rankings made.
  private var version = 0

  private struct Key: Equatable {
    let lens: Lens?
    let query: String
    let foes: [TeamMember]
    let team: Team?
    let count: Int
  }

  /// - Parameters:
  ///   - foes: The opponents to find counters to.
  ///   - team: The team to find candidates for; takes precedence over the opponents.
  ///   - rows: The Pokémon of the current games.
  ///   - search: Answers queries.
  package init(
    against foes: [TeamMember] = [], completing team: @escaping () -> Team? = { nil },
    rows: @escaping () -> PokemonRows, search: @escaping () -> SearchPokedex
  ) {
    self.foes = foes
    self.team = team
    self.rows = rows
    self.search = search
  }

  package var ranksCounters: Bool { team() == nil }

  /// The games of the ranked Pokémon; `nil` for all.
  package var games: Lens? { rows().lens }

  /// The ranking, cached until one of its inputs changes.
  package var ranking: Result<Ranking, PokedexError> {
    let rows = rows()
    let key = Key(lens: rows.lens, query: query, foes: foes, team: team(), count: rows.count)
    if let cache, cache.key == key { return cache.ranking }
    let ranking = Result(of: try rank(rows))
    cache = (key, ranking)
    version += 1
    return ranking
  }

  /// The row of the ranking at a position of the list.
  package func row(at index: Int, in ranking: Ranking) -> Int {
    order.row(at: index, count: ranking.count, version: version) {
      ranking.cell($0, of: $1.name)
    }
  }

  /// Sorts by a column, and selects the first row.
  package func sort(by name: String) {
    guard case .success(let ranking) = ranking,
      let column = ranking.columns.first(where: { $0.name == name })
    else { return }
    order.sort(by: name, isNumber: column.isNumber)
    cursor.selectFirst()
  }

  private func rank(_ rows: PokemonRows) throws(PokedexError) -> Ranking {
    let found =
      query.isEmpty
      ? nil : rows.ranked(search()(query, in: QueryEngine(rows)).rows, of: query)
    if let team = team() {
      return Ranking(
        candidates: try CompleteTeam()(team, from: found, in: rows), for: team.name)
    }
    let names = foes.map(rows.catalog.name)
    guard !foes.isEmpty else { return Ranking(counters: [], against: []) }
    return Ranking(counters: try FindCounters()(foes, from: found, in: rows), against: names)
  }

  /// Asks for a column to sort by.
  package var sortChooser: ChooserViewModel {
    let columns = ranking.value?.columns ?? []
    return ChooserViewModel(
      title: worded("Sort by"),
      among: { [order] in
        [Choosable(-1, worded("the default order"), isCurrent: order.sorted == nil)]
          + columns.enumerated().map { index, column in
            Choosable(index, column.title, isCurrent: column.name == order.sorted?.name)
          }
      },
      choose: { [weak self] index in
        guard let self else { return }
        if index < 0 { order.clear() } else { columns[index].name.map { self.sort(by: $0) } }
      })
  }

  /// The selected form.
  package var selected: Named<Form>? {
    guard case .success(let ranking) = ranking, cursor.index < ranking.count else { return nil }
    return ranking.form(row(at: cursor.index, in: ranking))
  }

  // MARK: Query

  /// The initial text of the query field: the current query, or the default one if there is none.
  package var draft: String { query.isEmpty ? rows().contenders(against: foes) : query }

  package func rank(_ query: String) {
    guard query != self.query else { return }
    chosenQuery = query
    cursor.selectFirst()
  }

  /// Whether the query leaves legendary Pokémon out.
  package var isWithoutLegends: Bool { terms.contains(PokemonRows.withoutLegends) }

  private var terms: [String] { query.split(separator: " ").map(String.init) }

  /// Leaves legendary Pokémon out of the query, or takes them in again.
  package func toggleLegends() {
    let term = PokemonRows.withoutLegends
    rank(
      (isWithoutLegends ? terms.filter { $0 != term } : terms + [term]).joined(separator: " "))
  }

  /// The error in a query; `nil` if it is valid and matches something.
  package func problem(in query: String) -> String? {
    let result = search()(query, in: QueryEngine(rows()))
    return result.problems.first?.message ?? result.failure?.text
      ?? (result.rows.isEmpty ? worded("Nothing matches") : nil)
  }

  // MARK: Foes

  package func setFoes(_ foes: [TeamMember]) {
    self.foes = foes
    cursor.selectFirst()
  }

  /// Shows the columns of further opponents.
  package func moveFoes(by steps: Int) { showFoes(from: shownFoes.lowerBound + steps) }

  /// - Parameter count: how many have room, beginning with one of them.
  package func showFoes(from first: Int, count: Int? = nil) {
    let visible = max(1, count ?? shownFoes.count)
    let first = max(0, min(first, foes.count - visible))
    let shown = first..<min(foes.count, first + visible)
    if shown != shownFoes { shownFoes = shown }
  }

  /// Which opponents are shown; `nil` if all are.
  package var foesInWords: String? { ShownFoes.text(shownFoes, of: foes.count) }

  package func add(_ foe: ID<Form>) { setFoes(foes + [TeamMember(foe)]) }

  package func remove(foe index: Int) {
    var foes = foes
    foes.remove(at: index)
    setFoes(foes)
  }

  package var foeNames: [String] {
    foes.map(rows().catalog.name)
  }
}
