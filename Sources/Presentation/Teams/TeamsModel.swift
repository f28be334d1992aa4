import PokedexDomain

/// The user's teams: what they are, and everything that is done to them. Each change is kept at
/// once and can be undone.
@MainActor package final class TeamsModel {
  @Watched private var shelf = StoredTeams()
  /// By name.
  package var teams: [Team] { shelf.teams }
  /// What is told of those that cannot be read.
  package var damage: [String] { shelf.damaged.compactMap { TeamError.damaged($0).message } }
  /// What changes the order of a team.
  package var conditions: Set<SpeedCondition> { circumstances.conditions }
  /// What players have agreed on.
  package var clauses: Set<TeamRules.Clause> { circumstances.clauses }
  @Watched private var circumstances = Circumstances()
  /// Why the teams cannot be read.
  @Watched package private(set) var failure: PokedexError?
  /// The team that somebody joined last, or that was looked at.
  package var current: String?

  /// The same for all teams, while the program runs.
  private struct Circumstances {
    var conditions: Set<SpeedCondition> = []
    var clauses: Set<TeamRules.Clause> = []
  }

  private let store: (any TeamStore)?
  private let files: (any TextFiles)?
  private let catalog: () -> Catalog?
  private let lens: LensModel
  private let trainer: TrainerModel
  private var isRead = false

  /// - Parameters:
  ///   - store: none where there is no home for one: then no team is kept.
  ///   - files: where texts are read from and written to; none where there are no files.
  package init(
    _ store: (any TeamStore)?, files: (any TextFiles)?, lens: LensModel, trainer: TrainerModel,
    catalog: @escaping () -> Catalog?
  ) {
    (self.store, self.files, self.lens) = (store, files, lens)
    (self.trainer, self.catalog) = (trainer, catalog)
    trainer.follow { [weak self] in self?.refresh() }
  }

  // MARK: Reading

  /// Reads the teams, unless they are known.
  package func start() {
    guard !isRead else { return }
    isRead = true
    read()
  }

  /// Looks whether another program has changed the teams; before anybody asked for them, they are
  /// not read.
  package func refresh() {
    if isRead { read() }
  }

  private func read() {
    do throws(PokedexError) {
      let read = try store?.shelf() ?? StoredTeams()
      let haveChanged = read.teams != teams
      if read != shelf { shelf = read }
      if haveChanged { trainer.teamsHaveChanged() }
      if failure != nil { failure = nil }
    } catch { failure = error }
  }

  package subscript(name: String) -> Team? {
    teams.first { $0.isCalled(name) }
  }

  /// All that there is to tell of a team.
  package func page(of team: Team) throws(PokedexError) -> TeamPage {
    guard let catalog = catalog() else { throw .needsDex }
    return try ShowTeam(catalog)(
      team, through: lens.lens, under: conditions, clauses: clauses)
  }

  /// What a member may have.
  package var choices: MemberChoices? {
    catalog().flatMap { try? MemberChoices($0, through: lens.lens) }
  }

  package func name(of form: ID<Form>) -> String { catalog()?.named(form).name ?? "#\(form)" }

  /// What a member is called.
  package func name(of member: TeamMember) -> String {
    member.nickname ?? name(of: member.form)
  }

  // MARK: What counts

  package func toggle(_ condition: SpeedCondition) {
    circumstances.conditions.formSymmetricDifference([condition])
  }

  package func toggle(_ clause: TeamRules.Clause) {
    circumstances.clauses.formSymmetricDifference([clause])
  }

  // MARK: Whole teams

  /// - Returns: what to say about it; nothing where it is done.
  package func create(named name: String) -> StatusMessage? {
    change { edit throws(TeamError) in try edit.create(named: name) }
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
    self.change { edit throws(TeamError) in try edit(change, of: team) }
  }

  /// Puts a form into a team.
  package func add(_ form: ID<Form>, to team: String) -> StatusMessage? {
    change(.add(TeamMember(form)), of: team)
      ?? StatusMessage(worded("\(name(of: form)) joined \(team): u undoes it"))
  }

  /// Makes a team of one, with a name that nobody has.
  package func addToNewTeam(_ form: ID<Form>) -> StatusMessage? {
    start()
    let name = TeamNames(besides: shelf.names).free(TeamNames.usual)
    return change { edit throws(TeamError) in
      try edit.create(named: name, with: [TeamMember(form)])
    } ?? StatusMessage(worded("\(self.name(of: form)) joined \(name): u undoes it"))
  }

  /// What forbids a change; nothing where it may be made.
  package func refusal(of change: TeamChange, to team: Team) -> String? {
    guard let catalog = catalog(), let store else { return nil }
    return edit(catalog, store).refusal(of: change, to: team).map(Self.words)
  }

  // MARK: Texts

  /// Keeps the teams of a text in Showdown's form.
  package func importText(_ text: String) -> StatusMessage {
    guard let catalog = catalog(), let store else { return Self.homeless }
    start()
    do throws(PokedexError) {
      guard let imported = try ImportTeams(catalog, teams: store)(text) else {
        return StatusMessage(worded("There is no team in that text"))
      }
      trainer.record(imported.step)
      read()
      let kept = imported.reading.teams
      current = kept.first?.name
      let names = Self.names(of: kept)
      return StatusMessage(
        worded("\(names) imported\(Self.note(on: imported.reading.problems)): u undoes it"))
    } catch { return StatusMessage(error) }
  }

  /// Keeps the teams of a file.
  package func importFile(_ path: String) -> StatusMessage {
    guard let files else { return Self.homeless }
    do throws(PokedexError) { return importText(try files.text(of: path.trimmed)) } catch {
      return StatusMessage(error)
    }
  }

  private static let mostNames = 3

  /// What many are called would leave no room for how to undo it.
  private static func names(of teams: [Team]) -> String {
    guard teams.count <= mostNames else { return worded("\(Formatting.count(teams.count)) teams") }
    return teams.map(\.name).joined(separator: ", ")
  }

  private static func note(on problems: [ShowdownProblem]) -> String {
    guard let first = problems.first else { return "" }
    let rest = problems.count == 1 ? "" : worded(" and \(problems.count - 1) more")
    return worded("; line \(first.line): \(first.message)\(rest), kept as it is")
  }

  /// A team in Showdown's form.
  package func text(of team: Team) throws(PokedexError) -> String {
    guard let catalog = catalog() else { throw .needsDex }
    return try ExportTeams(catalog)([team])
  }

  package func export(_ team: Team, to path: String) -> StatusMessage {
    guard let files else { return Self.homeless }
    do throws(PokedexError) {
      try files.write(try text(of: team), to: path.trimmed)
      return StatusMessage(worded("\(team.name) is written to \(path.trimmed)"))
    } catch { return StatusMessage(error) }
  }

  /// The Pokémon of a text in Showdown's form, kept nowhere.
  package func members(of text: String) -> [TeamMember] {
    catalog().flatMap { try? ReadTeams($0)(text).teams.flatMap(\.members) } ?? []
  }

  // MARK: Keeping

  private static var homeless: StatusMessage {
    StatusMessage(worded("Error: HOME is not set: there is no place for teams"), isTrouble: true)
  }

  private func edit(_ catalog: Catalog, _ store: any TeamStore) -> EditTeam {
    EditTeam(
      catalog, teams: store, rules: TeamRules(through: lens.lens, clauses: clauses))
  }

  private func change(_ body: (EditTeam) throws(TeamError) -> TeamEdit) -> StatusMessage? {
    guard let catalog = catalog(), let store else { return Self.homeless }
    isRead = true
    do throws(TeamError) {
      let done = try body(edit(catalog, store))
      trainer.record(done.step)
      read()
      if let team = done.team { current = team.name }
      return nil
    } catch {
      read()
      return StatusMessage(Self.words(error), isTrouble: true)
    }
  }

  private static func words(_ error: TeamError) -> String {
    if case .failed(let cause) = error { return worded("Error: \(cause.text)") }
    return error.message ?? ""
  }
}
