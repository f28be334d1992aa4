import PokedexDomain

/// Finds the foes of a duel by what is typed: the user's teams, their members and the library of sets,
/// then Pokémon in any language. What has exactly the name comes first; `@` finds teams and sets alone.
@MainActor struct FoeFinder {
  private let find: Finder
  private let settings: DuelSettings
  /// All teams and files of sets, then their members. Their numbers stay while the user chooses.
  private let foes: [Named]

  fileprivate enum Foe {
    case team(String)
    case sets(Team)
    case member(TeamMember)
    /// A file that cannot be read.
    case faulty(PokedexError)
  }

  init(_ find: Finder, _ teams: TeamsModel, _ settings: DuelSettings) {
    self.find = find
    self.settings = settings
    foes = Named.all(of: teams)
  }

  /// Pokémon have the numbers from 0, teams and members negative ones.
  func choices(_ text: String) -> [Choosable] {
    let letters = Spelling.folded(text)
    let own = own(letters)
    // A sign alone, such as a quotation mark, names nothing.
    guard !letters.isEmpty, !text.hasPrefix("@") else { return own }
    let all = (own + find(text)).map { (choice: $0, isExact: Spelling.folded($0.text) == letters) }
    return (all.filter(\.isExact) + all.filter { !$0.isExact }).map(\.choice)
  }

  private func own(_ letters: [UInt8]) -> [Choosable] {
    foes.enumerated().filter { letters.isEmpty ? $1.isWhole : $1.isNamed(letters) }
      .map { Choosable(-1 - $0, $1.name, detail: $1.detail) }
  }

  func choose(_ choice: Int) -> StatusMessage? {
    if choice < 0 {
      return foes.indices.contains(-1 - choice) ? choose(foes[-1 - choice].foe) : nil
    }
    if case .pokemon(let form, _, _)? = find.destination(at: choice) {
      settings.add(TeamMember(form))
    }
    return nil
  }

  private func choose(_ foe: Foe) -> StatusMessage? {
    switch foe {
    case .team(let name): settings.setFoes(team: name)
    case .sets(let team): settings.setFoes(team.formatMembers)
    case .member(let member): settings.add(member)
    case .faulty(let error): return StatusMessage(error)
    }
    return nil
  }

  fileprivate struct Named {
    let name: String
    let detail: String
    let foe: Foe
    /// Whether it is all that a team or a file has, which is offered before anything is typed.
    let isWhole: Bool
    /// Further names that find it.
    var words: [String] = []

    func isNamed(_ letters: [UInt8]) -> Bool {
      ([name, detail] + words).contains { Spelling.folded($0).starts(with: letters) }
    }
  }
}

@MainActor extension FoeFinder.Named {
  fileprivate static func all(of teams: TeamsModel) -> [Self] {
    let library = teams.library.entries
    return teams.teams.map { team in
      Self(
        name: team.name, detail: worded("team, \(team.members.count) of \(Team.maxMembers)"),
        foe: .team(team.name), isWhole: true)
    }
      + library.flatMap { files(of: $0) } + ofRun(teams)
      + teams.teams.flatMap { members(of: $0, nil, teams) }
      + library.flatMap { entry in entry.teams.flatMap { members(of: $0, entry, teams) } }
  }

  /// The Pokémon of the run that the screens keep to, as the team `run`.
  private static func ofRun(_ teams: TeamsModel) -> [Self] {
    let living = teams.trainer.playedRun?.team.members ?? []
    guard !living.isEmpty else { return [] }
    let team = Team(name: RunFacts.word, members: living)
    let all = Self(
      name: team.name, detail: worded("\(Formatting.count(living.count)) Pokémon"),
      foe: .sets(team), isWhole: true)
    return [all] + members(of: team, nil, teams)
  }

  /// The teams of a file with several sets, or why it has none.
  private static func files(of entry: SetLibrary.Entry) -> [Self] {
    if let fault = entry.fault {
      return [Self(name: entry.name, detail: fault.text, foe: .faulty(fault), isWhole: true)]
    }
    return entry.teams.filter { $0.members.count > 1 }.map { team in
      Self(
        name: team.name, detail: worded("\(team.members.count) sets") + remark(on: entry),
        foe: .sets(team), isWhole: true, words: [team.fileName])
    }
  }

  private static func members(
    of team: Team, _ entry: SetLibrary.Entry?, _ teams: TeamsModel
  ) -> [Self] {
    let isOnly = entry != nil && team.members.count == 1
    return (entry == nil ? team.members : team.formatMembers).map { member in
      let name = teams.name(of: member)
      return Self(
        name: name, detail: team.name + (entry.map(remark) ?? ""), foe: .member(member),
        isWhole: isOnly, words: [team.fileName, "\(team.name)/\(name)"])
    }
  }

  /// ` ⚠ 2`: the number of lines that are not understood.
  private static func remark(on entry: SetLibrary.Entry) -> String {
    Inline.unread(entry.problems.count).text
  }
}

extension Team {
  /// The members at the level of the format, if there is one.
  fileprivate var formatMembers: [TeamMember] { format == nil ? members : leveledMembers }

  /// The name within the library of sets.
  fileprivate var fileName: String {
    SetLibrary.has(name) ? String(name.dropFirst(SetLibrary.prefix.count)) : name
  }
}

extension Duels {
  /// Asks against whom: for a Pokémon, one of the user's teams, or a paste.
  package func foeChooser(for settings: DuelSettings, among find: Finder) -> ChooserViewModel {
    let finder = FoeFinder(find, teams, settings)
    let chooser = ChooserViewModel(
      title: worded("Against whom"),
      emptyText: worded("A Pokémon or a team by name, or a paste from Showdown"),
      find: { finder.choices($0) }, reporting: { finder.choose($0) })
    chooser.isLow = true
    chooser.reason = { typed in
      if typed.hasPrefix("@") { return worded("None of your teams or their members has that name") }
      return typed.isEmpty ? nil : worded("No Pokémon, team or member of one has that name")
    }
    chooser.takePaste = { [self] in pasteFoes($0, into: settings) }
    return chooser
  }
}
