import PokedexDomain

/// Edits what a Pokémon of a run is now: its form, its nickname, its level and the rest of its set.
@MainActor struct RunMemberEditor {
  private let played: PlayedRun
  private let member: TeamMember
  private let accept: (TeamMember) -> StatusMessage?

  /// - Parameter accept: takes the Pokémon as it is after a change.
  init(
    _ played: PlayedRun, _ member: TeamMember, accept: @escaping (TeamMember) -> StatusMessage?
  ) {
    self.played = played
    self.member = member
    self.accept = accept
  }

  private enum Choice {
    case evolve(ID<Form>)
    case field(MemberField)
  }

  /// A chooser among what it may evolve into and the fields of its set.
  ///
  /// - Parameter edit: opens the editor of a field; `true` if it is a number.
  func chooser(edit: @escaping (MemberViewModel.Editor, Bool) -> Void) -> ChooserViewModel {
    let choices = evolved.map(Choice.evolve) + fields.map(Choice.field)
    let page = page
    return ChooserViewModel(
      title: played.catalog.name(of: member),
      among: {
        choices.enumerated().map { index, choice in
          switch choice {
          case .evolve(let form):
            Choosable(index, played.catalog.named(form).name, detail: worded("has evolved"))
          case .field(let field):
            Choosable(index, field.title, detail: page?.value(of: field) ?? "–")
          }
        }
      },
      reporting: { index in
        switch choices[index] {
        case .evolve(let form): return accept(grown(to: form))
        case .field(let field):
          if let editor = editor(of: field) { edit(editor, field.isNumber) }
          return nil
        }
      })
  }

  /// `nil` for a field that nothing can be chosen for.
  func editor(of field: MemberField) -> MemberViewModel.Editor? {
    if let range = field.range {
      let title = worded("\(field.title) of \(played.catalog.name(of: member))")
      return .number(title, orNone: member[number: field], range) {
        var changed = member
        changed[number: field] = $0
        return accept(changed)
      }
    }
    if case .value(let value) = field, case .text(let path) = value.kind {
      return .text(value, path, of: member, accept: accept)
    }
    return MemberValueChooser(member, field, choices, accept: accept).model.map { .choose($0) }
  }

  /// The stats of a Pokémon on the way are left out: no one knows them.
  private var fields: [MemberField] {
    let all = MemberField.all(
      of: member, in: played.game.rules, hasLooks: choices.hasLooks(member.form))
    return Array(all.dropFirst(MemberField.statCount)).filter { !$0.isUnread }
  }

  private var choices: MemberChoices { MemberChoices(played.catalog, through: played.game) }

  private var page: TeamPage.Member? {
    let team = Team(name: played.run.name, members: [member])
    do throws(PokedexError) {
      return try ShowTeam(played.catalog)(team, through: played.game).members.first
    } catch { return nil }
  }

  /// The forms that it may evolve into in the game.
  private var evolved: [ID<Form>] {
    played.catalog.evolutions(through: played.game).filter { $0.base == member.form }
      .map(\.evolved).unique
  }

  /// The ability stays only if the form can have it.
  private func grown(to form: ID<Form>) -> TeamMember {
    var grown = member
    (grown.form, grown.look) = (form, nil)
    if !choices.abilities(of: form).contains(where: { $0.ability.id == grown.ability }) {
      grown.ability = nil
    }
    return grown
  }
}
