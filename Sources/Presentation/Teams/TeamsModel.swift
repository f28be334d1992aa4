import PokedexDomain

/// The user's teams. Each change is saved at once and can be undone.
@MainActor package final class TeamsModel {
  @Watched private var storedTeams = StoredTeams()
  /// All readable teams, sorted by name.
  package var teams: [Team] { storedTeams.teams }
  /// Messages about stored teams that cannot be read.
  package var unreadableTeams: [String] {
    storedTeams.damaged.compactMap { TeamError.damaged($0).message }
  }
  /// Battle conditions that change the speed order.
  package var conditions: Set<SpeedCondition> { settings.conditions }
  /// Clauses that the players have agreed on.
  package var clauses: Set<TeamRules.Clause> { settings.clauses }
  @Watched private var settings = SessionSettings()
  /// The reason why the teams cannot be read.
  @Watched package private(set) var failure: PokedexError?
  /// The team that was changed or shown last.
  package var current: String?

  /// Settings for all teams, kept until the program ends.
  private struct SessionSettings {
    var conditions: Set<SpeedCondition> = []
    var clauses: Set<TeamRules.Clause> = []
  }

  private let store: (any TeamStore)?
  private let files: (any TextFiles)?
  let catalog: () -> Catalog?
  private let lens: LensModel
  /// The games of each team.
  package let games: TeamGames
  let trainer: TrainerModel
  private var isRead = false
  private var knownLines: ShowdownLines?

  /// - Parameters:
  ///   - store: The store of teams; if `nil`, no team is saved.
  ///   - files: Reads and writes text files; `nil` without file access.
  package init(
    _ store: (any TeamStore)?, files: (any TextFiles)?, lens: LensModel, trainer: TrainerModel,
    catalog: @escaping () -> Catalog?
  ) {
    self.store = store
    self.files = files
    self.lens = lens
    self.trainer = trainer
    self.catalog = catalog
    games = TeamGames(lens, catalog: catalog)
    trainer.observe { [weak self] in self?.refresh() }
  }

  // MARK: Reading

  /// Reads the teams, unless they have been read.
  package func start() {
    guard !isRead else { return }
    isRead = true
    read()
  }

  /// Reads teams that another program may have changed. Does nothing before the first ``start()``.
  package func refresh() {
    if isRead { read() }
  }

  private func read() {
    do throws(PokedexError) {
      let read = try store?.storedTeams() ?? StoredTeams()
      let haveChanged = read.teams != teams
      if read != storedTeams { storedTeams = read }
      if haveChanged { trainer.teamsHaveChanged() }
      if failure != nil { failure = nil }
    } catch { failure = error }
  }

  package subscript(name: String) -> Team? {
    teams.first { $0.isCalled(name) } ?? teamOfRun().flatMap { $0.isCalled(name) ? $0 : nil }
  }

  /// Returns the Pokémon of a run as a team, which is not stored; `nil` without one.
  var teamOfRun: () -> Team? = { nil }

  /// - Throws: ``PokedexError/needsDex`` without a dex, or while it is loading.
  private func local() throws(PokedexError) -> Catalog {
    guard let catalog = catalog() else { throw .needsDex }
    return try catalog.withDex()
  }

  /// The analysis of a team.
  package func page(of team: Team) throws(PokedexError) -> TeamPage {
    try ShowTeam(local())(team, through: games[team], under: conditions, clauses: clauses)
  }

  /// The legal values of the fields of a team's members.
  package func choices(for team: Team) -> MemberChoices? { choices(through: games[team]) }

  /// The legal values of the fields of Pokémon in some games.
  func choices(through lens: Lens?) -> MemberChoices? {
    catalog()?.local.map { MemberChoices($0.through(lens), through: lens) }
  }

  /// The games of a team; without a team, those of the list.
  func lens(of team: Team?) -> Lens? { team.map { games[$0] } ?? lens.lens }

  /// - Parameter team: the team of the form, whose game may have its own Pokémon.
  package func name(of form: ID<Form>, in team: Team? = nil) -> String {
    catalog()?.through(lens(of: team)).named(form).name ?? "#\(form)"
  }

  /// The nickname of a member, or the name of its form.
  package func name(of member: TeamMember) -> String {
    member.nickname ?? name(of: member.form)
  }

  /// The format of a team that begins in a changed game, whose Pokémon other games may not have.
  private var changedGame: String? { lens.lens?.overlay?.slug }

  // MARK: Conditions and clauses

  package func toggle(_ condition: SpeedCondition) {
    settings.conditions.formSymmetricDifference([condition])
  }

  package func toggle(_ clause: TeamRules.Clause) {
    settings.clauses.formSymmetricDifference([clause])
  }

  // MARK: Whole teams

  /// - Returns: An error message; `nil` on success.
  package func create(named name: String) -> StatusMessage? {
    let format = changedGame
    return change { edit throws(TeamError) in try edit.create(named: name, format: format) }
  }

  package func rename(_ team: String, to name: String) -> StatusMessage? {
    change { edit throws(TeamError) in try edit.rename(team, to: name) }
  }

  package func copy(_ team: String) -> StatusMessage? {
    change { edit throws(TeamError) in try edit.copy(team) }
      ?? StatusMessage(worded("\(current ?? "") is a copy"))
  }

  package func remove(_ team: String) -> StatusMessage? {
    change { edit throws(TeamError) in try edit.remove(named: team) }
      ?? StatusMessage(worded("\(team) deleted: u undoes it"))
  }

  // MARK: Members

  package func change(_ change: TeamChange, of team: String) -> StatusMessage? {
    self.change(of: self[team]) { edit throws(TeamError) in try edit(change, of: team) }
  }

  /// Adds a form to a team.
  package func add(_ form: ID<Form>, to team: String) -> StatusMessage? { add([form], to: team) }

  /// Adds forms to a team, in one step.
  package func add(_ forms: [ID<Form>], to team: String) -> StatusMessage? {
    guard let members = self[team]?.members else { return nil }
    let isAgain = forms.count == 1 && members.contains { $0.form == forms[0] }
    let added = forms.map { TeamMember($0) }
    return change(added.count == 1 ? .add(added[0]) : .members(members + added), of: team)
      ?? addition(of: forms, to: team, isAgain: isAgain)
  }

  /// Creates a team of forms under an unused name.
  package func addToNewTeam(_ forms: [ID<Form>]) -> StatusMessage? {
    start()
    let name = TeamNames(besides: storedTeams.names).free(TeamNames.defaultName)
    let format = changedGame
    return change { edit throws(TeamError) in
      try edit.create(named: name, with: forms.map { TeamMember($0) }, format: format)
    } ?? addition(of: forms, to: name, isAgain: false)
  }

  /// Says how full the team is, and which key shows it.
  private func addition(
    of forms: [ID<Form>], to team: String, isAgain: Bool
  ) -> StatusMessage {
    let count = self[team]?.members.count ?? 0
    let place = worded("\(team), \(count) of \(Team.maxMembers)")
    return StatusMessage(
      isAgain
        ? worded("\(name(of: forms)) added again to \(place) · T shows it · u undoes it")
        : worded("\(name(of: forms)) added to \(place) · T shows it · u undoes it"))
  }

  /// The name of the only form, or the number of several.
  package func name(of forms: [ID<Form>]) -> String {
    forms.count == 1
      ? name(of: forms[0]) : worded("\(Formatting.count(forms.count)) Pokémon")
  }

  /// The reason why a change is not allowed; `nil` if it is allowed.
  package func refusal(of change: TeamChange, to team: Team) -> String? {
    guard let catalog = catalog(), let store else { return nil }
    return edit(catalog, store, of: team).refusal(of: change, to: team).map(Self.words)
  }

  // MARK: Showdown

  /// Saves the teams of a Showdown paste.
  package func importText(_ text: String) -> StatusMessage {
    guard let catalog = catalog(), let store else { return Self.noStore }
    start()
    do throws(PokedexError) {
      guard let imported = try ImportTeams(catalog, teams: store)(text) else {
        return StatusMessage(worded("There is no team in that text"), isError: true)
      }
      trainer.record(imported.step)
      read()
      current = imported.reading.teams.first?.name
      return StatusMessage(imported)
    } catch { return StatusMessage(error) }
  }

  /// Saves the teams of a file.
  package func importFile(_ path: String) -> StatusMessage {
    guard let files else { return Self.noStore }
    do throws(PokedexError) { return importText(try files.text(of: path.trimmed)) } catch {
      return StatusMessage(error)
    }
  }

  /// A team as a Showdown paste.
  package func text(of team: Team) throws(PokedexError) -> String {
    ExportTeams(try local())([team])
  }

  /// A team as a Showdown paste for the clipboard; `nil` without a team, and without a dex.
  package func clipboardText(of team: Team?) -> String? {
    guard let team, let catalog = catalog()?.local else { return nil }
    return ExportTeams(catalog)([team])
  }

  package func export(_ team: Team, to path: String) -> StatusMessage {
    guard let files else { return Self.noStore }
    do throws(PokedexError) {
      try files.write(try text(of: team), to: path.trimmed)
      return StatusMessage(worded("\(team.name) written to \(path.trimmed)"))
    } catch { return StatusMessage(error) }
  }

  package func sets(ofPaste text: String) -> PastedSets { PastedSets(text, catalog()) }

  /// Reads single lines of sets; `nil` without a dex.
  var lines: ShowdownLines? {
    if knownLines == nil {
      knownLines = catalog()?.local.map { ShowdownLines(ShowdownNames($0)) }
    }
    return knownLines
  }

  // MARK: Saving

  private static var noStore: StatusMessage {
    StatusMessage(KeptData.teams.refusal, isError: true)
  }

  private func edit(
    _ catalog: Catalog, _ store: any TeamStore, of team: Team?
  ) -> EditTeam {
    let games = lens(of: team)
    return EditTeam(
      catalog.through(games), teams: store, rules: TeamRules(through: games, clauses: clauses))
  }

  /// - Parameter team: the team whose rules apply; `nil` for those of the list's games.
  private func change(
    of team: Team? = nil, _ body: (EditTeam) throws(TeamError) -> TeamEdit
  ) -> StatusMessage? {
    guard let catalog = catalog(), let store else { return Self.noStore }
    isRead = true
    do throws(TeamError) {
      let done = try body(edit(catalog, store, of: team))
      trainer.record(done.step)
      read()
      if let team = done.team { current = team.name }
      return nil
    } catch {
      read()
      let isByFormat = error.isAboutGame && team.flatMap(games.chosen) != nil
      let words = Self.words(error)
      return StatusMessage(
        isByFormat ? worded("\(words) On the team's page, w allows all games.") : words,
        isError: true)
    }
  }

  private static func words(_ error: TeamError) -> String {
    if case .failed(let cause) = error { return worded("Error: \(cause.text)") }
    return error.message ?? ""
  }
}
