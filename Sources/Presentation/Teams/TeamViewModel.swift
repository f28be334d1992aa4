import PokedexDomain

/// The tabs of a team's page, in their order.
package enum TeamTab: Int, PageTab {
  case members = 1
  case defence
  case coverage

  package var title: String {
    switch self {
    case .members: worded("Members")
    case .defence: worded(Phrase("Defense", sense: "tab"))
    case .coverage: worded("Coverage")
    }
  }

  package var word: String {
    switch self {
    case .members: "members"
    case .defence: "defense"
    case .coverage: "coverage"
    }
  }
}

/// The page of one team.
@MainActor package final class TeamViewModel {
  package let name: String
  package let teams: TeamsModel
  package let cursor = RowCursor()
  /// The reading position in the tabs that are documents.
  package let reading = ReadingPosition()
  @Watched package private(set) var tab = TeamTab.members

  private var cache: (key: Key, content: Result<TeamPage, PokedexError>)?
  private var documents: [TeamTab: Document] = [:]
  private var whole: Document?
  private var briefText: Document?
  private var columns: (text: Document, tables: Document)?

  private struct Key: Equatable {
    let team: Team
    let lens: Lens?
    let conditions: Set<SpeedCondition>
    let clauses: Set<TeamRules.Clause>
  }

  package init(_ name: String, teams: TeamsModel) {
    self.name = name
    self.teams = teams
  }

  /// The team; `nil` if no team has that name any more.
  package var team: Team? { teams[name] }

  package func start() {
    teams.start()
    guard let team else { return }
    teams.current = name
    cursor.fit(count: team.members.count)
  }

  package func show(_ tab: TeamTab) {
    guard tab != self.tab else { return }
    reading.begin()
    self.tab = tab
  }

  // MARK: Contents

  /// The analysis of the team, cached until one of its inputs changes.
  package var content: Result<TeamPage, PokedexError>? {
    guard let team else { return nil }
    let key = Key(
      team: team, lens: teams.games[team], conditions: teams.conditions, clauses: teams.clauses)
    if let cache, cache.key == key { return cache.content }
    let content = Result(of: try teams.page(of: team))
    cache = (key, content)
    documents = [:]
    whole = nil
    briefText = nil
    columns = nil
    return content
  }

  package var page: TeamPage? { content?.value }

  /// The document of the current tab. The members tab shows the selected member, violations of the
  /// rules, and shared weaknesses.
  package var document: Document? {
    guard let page else { return nil }
    if tab != .members, let known = documents[tab] { return known }
    let document: Document =
      switch tab {
      case .members: members(of: page)
      case _ where page.members.isEmpty:
        Document([.paragraph(Inline(worded("This team is empty."), tone: .dim))])
      case .defence: Document(defenceOf: page)
      case .coverage: Document(coverageOf: page)
      }
    documents[tab] = document
    return document
  }

  /// All tabs in two columns, the second of them with the tables; `nil` without members.
  package var inColumns: (text: Document, tables: Document)? {
    guard let page, !page.members.isEmpty else { return nil }
    let documents =
      columns ?? (Document(besideTablesOf: page), Document(tablesOf: page))
    columns = documents
    return documents
  }

  /// All tabs, one below another, shown beside the list of teams.
  package var preview: Document? {
    switch content {
    case .success(let page):
      let document = whole ?? Document(team: page)
      whole = document
      return document
    case .failure(let error): return Document([.error(worded("Error: \(error.text)"))])
    case nil: return nil
    }
  }

  /// The facts below the list of teams; `nil` without members.
  package var brief: Document? {
    guard let page, !page.members.isEmpty else { return nil }
    let document = briefText ?? Document(briefOf: page)
    briefText = document
    return document
  }

  private func members(of page: TeamPage) -> Document {
    guard let index = selected else { return Document() }
    return Document(
      Document(member: page.members[index], in: page.lens.rules).blocks
        + Document.section(worded("Problems"), Document(problemsOf: page).blocks) + [.blank]
        + Document(weaknessesOf: page).blocks)
  }

  // MARK: Members

  /// The position of the selected member.
  package var selected: Int? {
    let count = team?.members.count ?? 0
    return cursor.index < count ? cursor.index : nil
  }

  package static var columns: [RowColumn] {
    [
      RowColumn(worded("Name"), 22), .types(),
      RowColumn(worded("Item"), 16),
      RowColumn(worded("Ability"), 16), RowColumn(worded("Nature"), 8, least: 7),
      RowColumn(worded("Speed"), 5, isNumber: true),
    ]
  }

  package func cells(of index: Int) -> [Inline] {
    guard let page, page.members.indices.contains(index) else { return [] }
    let (member, battler) = (page.members[index], page.members[index].battler)
    return [
      Inline(battler.title) + .unread(member.member.unread.count),
      .joined(battler.types.map { .shortType($0) }, by: " "),
      Inline(member.item?.name ?? "–", tone: member.item == nil ? .dim : .plain),
      Inline(member.ability?.name ?? "–", tone: member.ability == nil ? .dim : .plain),
      Inline(member.nature?.name ?? "–", tone: member.nature == nil ? .dim : .plain),
      Inline("\(battler.speed(under: teams.conditions))"),
    ]
  }

  // MARK: Changing

  package func add(_ form: ID<Form>) -> StatusMessage? {
    let remark = teams.add(form, to: name)
    guard remark?.isError != true, let count = team?.members.count else { return remark }
    cursor.fit(count: count)
    cursor.selectLast()
    return remark
  }

  package func removeSelected() -> StatusMessage? {
    guard let index = selected, let member = team?.members[index] else { return nil }
    return teams.change(.remove(index), of: name)
      ?? StatusMessage(worded("\(teams.name(of: member)) removed from \(name): u undoes it"))
  }

  /// Moves the selected member by one position.
  package func moveSelected(by step: Int) -> StatusMessage? {
    guard let index = selected, let count = team?.members.count,
      (0..<count).contains(index + step)
    else { return nil }
    let remark = teams.change(.move(index, to: index + step), of: name)
    if remark == nil { cursor.select(index + step) }
    return remark
  }
}
