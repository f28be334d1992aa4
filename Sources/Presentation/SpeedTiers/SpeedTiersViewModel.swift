import PokedexDomain

/// The speed tiers of the listed Pokémon, with the members of a team among them.
@MainActor package final class SpeedTiersViewModel {
  package let cursor = RowCursor()
  /// The training of the listed Pokémon. Its level also applies to the team.
  @Watched package private(set) var training = TierTraining()
  /// The team to compare with; `nil` without one.
  @Watched package private(set) var teamName: String?
  package let teams: TeamsModel

  private let rowsOf: (Team?) -> (pokemon: PokemonRows, found: [Int])
  private var isStarted = false
  private var cache: (key: Key, content: Result<Content, PokedexError>)?

  private struct Key: Equatable {
    let training: TierTraining
    let team: Team?
    let lens: Lens?
    let found: [Int]
  }

  fileprivate struct Content {
    let speedTiers: SpeedTiers
    /// The entries from top to bottom.
    let entries: [(tier: Int, entry: Int)]
    let pokemon: PokemonRows
    let speeds: [Int32]
  }

  /// - Parameter rows: Returns all Pokémon as of the games of a team (for `nil`, of the list), and
  ///   the indices of those that the list shows.
  package init(
    with team: String?, teams: TeamsModel,
    rows: @escaping (Team?) -> (pokemon: PokemonRows, found: [Int])
  ) {
    teamName = team
    self.teams = teams
    rowsOf = rows
  }

  /// Loads the teams and selects the first member.
  package func start() {
    guard !isStarted else { return }
    isStarted = true
    teams.start()
    takeLevelOfTeam()
    selectNextOfTeam()
  }

  package var team: Team? { teamName.flatMap { teams[$0] } }

  /// The listed Pokémon that exist in the games of the team.
  private func rows() -> (pokemon: PokemonRows, found: [Int]) {
    let (pokemon, found) = rowsOf(team)
    let existing = pokemon.existing
    return (pokemon, found.filter(existing.contains))
  }

  private var content: Result<Content, PokedexError> {
    let (pokemon, found) = rows()
    let training = trainingNow
    let key = Key(training: training, team: team, lens: pokemon.lens, found: found)
    if let cache, cache.key == key { return cache.content }
    let content = Result(
      of: Content(try FindSpeedTiers()(found, of: pokemon, with: team, as: training), pokemon))
    cache = (key, content)
    return content
  }

  private var current: Content? { content.value }

  package var failure: PokedexError? { content.failure }

  package var count: Int { current?.entries.count ?? 0 }

  // MARK: Rows

  package static var columns: [RowColumn] {
    [
      RowColumn(worded("Speed"), 5, isNumber: true), RowColumn(worded("Name"), 32),
      RowColumn("", 4),
      RowColumn(worded("Base"), 4, isNumber: true), .types(),
    ]
  }

  /// Returns the cells of a row. The tiers are looked up once for all rows that one frame shows, or one
  /// copy holds.
  package var cells: (Int) -> [Inline] {
    guard let current else { return { _ in [] } }
    return { current.cells(of: $0) }
  }

  /// The selected form.
  package var selected: Named<Form>? {
    guard let current, current.entries.indices.contains(cursor.index) else { return nil }
    let (tier, entry) = current.entries[cursor.index]
    switch current.speedTiers.tiers[tier].entries[entry] {
    case .listed(_, let form): return form
    case .member(let index, let title), .megaEvolved(let index, let title):
      return team.flatMap { $0.members.indices.contains(index) ? $0.members[index] : nil }
        .map { Named($0.form, title) }
    }
  }

  /// The usual Speeds of the selected Pokémon, and the EVs or stat points and the natures that the
  /// team needs to outspeed its tier.
  package var details: Document? {
    guard let current, current.entries.indices.contains(cursor.index) else { return nil }
    let (tier, entry) = current.entries[cursor.index]
    let facts = [
      usual(current.speedTiers, current.speedTiers.tiers[tier].entries[entry]),
      needs(current.speedTiers, current.speedTiers.tiers[tier]),
    ].compactMap { $0 }
    return facts.isEmpty ? nil : Document(facts)
  }

  private func usual(_ tiers: SpeedTiers, _ entry: SpeedTiers.Entry) -> Document.Block? {
    guard case .listed(let row, _) = entry else { return nil }
    return .fact(
      worded("Usual"),
      tiers.lines.map { Inline("\($0.title) \(tiers.speed(ofRow: row, as: $0))") })
  }

  private func needs(_ tiers: SpeedTiers, _ tier: SpeedTiers.Tier) -> Document.Block? {
    guard let team else { return nil }
    let parts = team.members.indices.filter { !tier.isHeldAlone(by: $0) }.map { index in
      let need = tiers.need(of: index, toOutspeed: tier)
      return Inline("\(teams.name(of: team.members[index])) ")
        + need.words(in: rules, isReversed: tiers.isReversed)
    }
    return parts.isEmpty ? nil : .fact(worded("Above \(tier.speed)"), parts)
  }

  // MARK: Settings

  /// The training in one line.
  package var summary: String {
    trainingNow.summary(item: itemName, in: rules)
  }

  /// The rules of the games whose Pokémon are listed.
  package var rules: GameRules { rowsOf(team).pokemon.lens.rules }

  /// The training with the battle conditions that are set for all teams.
  private var trainingNow: TierTraining {
    var training = training
    training.conditions = teams.conditions
    return training
  }

  private var itemName: String? {
    guard let item = training.item else { return nil }
    return items.first { $0.id == item }?.name
  }

  package func set(level: Int) { training.level = min(100, max(1, level)) }
  package func set(effort: Int) { training.effort = min(rules.maxEffort, max(0, effort)) }
  package func set(item: ID<Item>?) { training.item = item }
  package func compare(with team: String?) {
    teamName = team
    takeLevelOfTeam()
    selectNextOfTeam()
  }

  private func takeLevelOfTeam() {
    if let team { training.level = team.usualLevel }
  }

  package func raiseStage(by step: Int) {
    training.stage = min(6, max(-6, training.stage + step))
  }

  /// Cycles through a neutral nature, one that raises Speed, and one that lowers it.
  package func changeNature() {
    training.nature = [100: 110, 110: 90][training.nature] ?? 100
  }

  /// The held items that change the Speed of any Pokémon.
  package var items: [Named<Item>] {
    let slugs = SpeedEffect.all.compactMap { effect -> String? in
      guard case .item(let slug) = effect.cause, effect.onlyFor == nil else { return nil }
      return slug
    }
    let dex = rows().pokemon.dex
    let table = dex.table(Item.self)
    let names = dex.names(of: table)
    return slugs.compactMap { slug in
      table.slugs.firstIndex(of: slug).map { Named(table.ids[$0], names[$0]) }
    }
  }

  /// Selects the next member of the team and wraps around after the last.
  package func selectNextOfTeam() {
    guard let current else { return }
    let own = current.entries.indices.filter { index in
      let (tier, entry) = current.entries[index]
      if case .member = current.speedTiers.tiers[tier].entries[entry] { return true }
      return false
    }
    guard let next = own.first(where: { $0 > cursor.index }) ?? own.first else { return }
    cursor.fit(count: count)
    cursor.select(next)
  }
}

extension SpeedTiersViewModel.Content {
  fileprivate init(_ speedTiers: SpeedTiers, _ pokemon: PokemonRows) {
    self.speedTiers = speedTiers
    self.pokemon = pokemon
    speeds = pokemon.catalog.forms.column(\.stats.speed)
    entries = speedTiers.tiers.enumerated().flatMap { tier, tiers in
      tiers.entries.indices.map { (tier: tier, entry: $0) }
    }
  }

  fileprivate func cells(of index: Int) -> [Inline] {
    guard entries.indices.contains(index) else { return [] }
    let (tier, entry) = entries[index]
    let speed = Inline("\(speedTiers.tiers[tier].speed)", tone: entry == 0 ? .plain : .dim)
    switch speedTiers.tiers[tier].entries[entry] {
    case .listed(let row, let form):
      return [speed, Inline(form.name), "", Inline("\(speeds[row])", tone: .dim), types(of: row)]
    case .member(_, let title), .megaEvolved(_, let title):
      return [speed, Inline(title, tone: .strong), Inline(worded("team"), tone: .good)]
    }
  }

  private func types(of row: Int) -> Inline {
    .joined(pokemon.catalog.forms[row].types.map { .shortType($0) }, by: " ")
  }
}

extension SpeedNeed {
  /// The need in words, such as `needs 84 EVs`.
  ///
  /// - Parameter isReversed: Whether slower Pokémon move first.
  package func words(in rules: GameRules, isReversed: Bool) -> Inline {
    switch self {
    case .nothing: Inline(worded("is faster"), tone: .good)
    case .effort(let effort): Inline(worded("needs \(rules.countedEffort(effort))"))
    case .effortAndNature(let effort):
      isReversed
        ? Inline(worded("needs \(rules.countedEffort(effort)) and a Speed-lowering nature"))
        : Inline(worded("needs \(rules.countedEffort(effort)) and a Speed-raising nature"))
    case .outOfReach: Inline(worded("cannot outspeed it"), tone: .bad)
    }
  }
}
