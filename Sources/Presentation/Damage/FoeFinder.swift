import PokedexDomain

/// Finds the foes of a duel by what is typed: Pokémon in any language, the user's teams, and their
/// members. A team or member with exactly the name comes first, and Pokémon that are only similar
/// last; `@` finds teams and members alone.
@MainActor struct FoeFinder {
  private let find: Finder
  private let teams: TeamsModel
  private let settings: DuelSettings

  private enum Foe {
    case team(String)
    case member(TeamMember)
  }

  init(_ find: Finder, _ teams: TeamsModel, _ settings: DuelSettings) {
    self.find = find
    self.teams = teams
    self.settings = settings
  }

  /// Pokémon have the numbers from 0, teams and members negative ones.
  func choices(_ text: String) -> [Choosable] {
    let own = ofTeams(text)
    guard !text.isEmpty, !text.hasPrefix("@") else { return own }
    let found = find(text)
    guard find.isBeginning(at: 0) else { return own + found }
    let letters = Spelling.folded(text)
    let isExact = { (choice: Choosable) in Spelling.folded(choice.text) == letters }
    return own.filter(isExact) + found + own.filter { !isExact($0) }
  }

  private func ofTeams(_ text: String) -> [Choosable] {
    let letters = Spelling.folded(text)
    return foes.enumerated().filter { letters.isEmpty ? $1.isTeam : $1.isNamed(letters) }
      .map { Choosable(-1 - $0, $1.name, detail: $1.detail) }
  }

  func choose(_ choice: Int) -> StatusMessage? {
    if choice < 0 {
      let all = foes
      guard all.indices.contains(-1 - choice) else { return nil }
      switch all[-1 - choice].foe {
      case .team(let name): settings.setFoes(team: name)
      case .member(let member): settings.add(member)
      }
    } else if case .pokemon(let form, _, _)? = find.destination(at: choice) {
      settings.add(TeamMember(form))
    }
    return nil
  }

  private struct Named {
    let name: String
    let detail: String
    let foe: Foe

    var isTeam: Bool { if case .team = foe { true } else { false } }

    func isNamed(_ letters: [UInt8]) -> Bool {
      Spelling.folded(name).starts(with: letters) || Spelling.folded(detail).starts(with: letters)
    }
  }

  /// All teams, then their members, in a fixed order.
  private var foes: [Named] {
    teams.teams.map { team in
      Named(
        name: team.name, detail: worded("team, \(team.members.count) of \(Team.maxMembers)"),
        foe: .team(team.name))
    }
      + teams.teams.flatMap { team in
        team.members.map {
          Named(name: teams.name(of: $0), detail: team.name, foe: .member($0))
        }
      }
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
    chooser.reason = { typed in
      if typed.hasPrefix("@") { return worded("None of your teams or their members has that name") }
      return typed.isEmpty ? nil : worded("No Pokémon, team or member of one has that name")
    }
    chooser.takePaste = { [self] in pasteFoes($0, into: settings) }
    return chooser
  }
}
