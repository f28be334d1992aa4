import PokedexDomain

/// A team member with its fields.
@MainActor package final class MemberViewModel {
  package let team: TeamViewModel
  /// The position in the team.
  @Watched package private(set) var index: Int
  package let cursor = RowCursor()

  private let rows: () -> PokemonRows
  private var knownSpeeds: (member: TeamMember, lens: Lens?, race: SpeedRace?)?

  /// - Parameter rows: The Pokémon in the games of the team.
  package init(_ team: TeamViewModel, at index: Int, rows: @escaping () -> PokemonRows) {
    self.team = team
    self.index = index
    self.rows = rows
  }

  package func start() { team.start() }

  package var page: TeamPage.Member? {
    guard let members = team.page?.members, members.indices.contains(index) else { return nil }
    return members[index]
  }

  var member: TeamMember? { page?.member }

  /// The name of the member.
  package var title: String { page?.battler.title ?? "" }

  /// The page with all sources of the member's moves.
  package var sources: Destination? {
    guard let member, let team = team.team else { return nil }
    let games = self.team.teams.games[team]
    return .asking(
      SourcesQuestion(member.form, member.moves.map(\.move).unique, through: games))
  }

  package func go(by step: Int) {
    let count = team.team?.members.count ?? 0
    guard count > 0 else { return }
    index = (index + step + count) % count
  }

  // MARK: Fields

  /// The rules of the games that the team's screens show.
  package var rules: GameRules { (team.page?.lens).rules }

  /// The fields of the member, including the lines of its imported set that are not understood.
  package var fields: [MemberField] {
    let hasLooks = member.flatMap { choices?.hasLooks($0.form) } ?? false
    return MemberField.all(of: member, in: rules, hasLooks: hasLooks)
  }
  package static let columns = [
    RowColumn("", 19, least: 11), RowColumn("", 24, least: 12), RowColumn("", 44, least: 12),
  ]

  package var field: MemberField { fields[min(cursor.index, fields.count - 1)] }

  package func cells(of field: MemberField) -> [Inline] {
    guard let page else { return [] }
    let value = page.value(of: field)
    let tone: Inline.Tone = value == nil ? .dim : field.isUnread ? .bad : .plain
    return [
      Inline(field.title, tone: .dim), Inline(value ?? usual(field, page) ?? "–", tone: tone),
      remark(on: field, page),
    ]
  }

  /// The value of a number that is not set.
  private func usual(_ field: MemberField, _ page: TeamPage.Member) -> String? {
    guard case .value(let field) = field, case .number(let path, _, let usual) = field.kind else {
      return nil
    }
    return "\(path == \TeamMember.level ? page.battler.level : usual)"
  }

  /// The consequence of a field.
  private func remark(on field: MemberField, _ page: TeamPage.Member) -> Inline {
    switch field {
    case .form: .joined(page.battler.types.map { .shortType($0) }, by: " ")
    case .value(let field): remark(on: field, page)
    case .move(let index): move(at: index, of: page.member)?.words ?? Inline([])
    case .stat(_, let stat): Inline(words(on: stat, page.battler.stats), tone: .dim)
    case .unread(let index): Inline(remedy(at: index, of: page.member), tone: .dim)
    }
  }

  private func remark(on field: SetField, _ page: TeamPage.Member) -> Inline {
    switch field.kind {
    case .name(.type, let path):
      page.member[keyPath: path].map { .shortType(ID($0)) } ?? Inline([])
    case .name(.nature, _):
      Inline(page.member.nature.map { words(of: $0) } ?? "", tone: .dim)
    default: Inline([])
    }
  }

  private func words(on stat: Stat, _ own: TrainedStats) -> String {
    let value = "\(stat.name) \(own[stat])"
    guard SetField.individual.exists(in: rules) else { return value }
    return "\(value), \(worded("IV \(own.individual(of: stat))"))"
  }

  private func remedy(at index: Int, of member: TeamMember) -> String {
    guard member.unread.indices.contains(index) else { return "" }
    return team.teams.remedy(for: member.unread[index], of: member.form, in: rules)
  }

  private var choices: MemberChoices? { team.team.flatMap { team.teams.choices(for: $0) } }

  private func words(of nature: ID<Nature>) -> String {
    let natures = choices?.natures() ?? []
    return natures.first { $0.nature.id == nature }?.words ?? ""
  }

  private func move(at index: Int, of member: TeamMember) -> MemberChoices.MoveChoice? {
    guard member.moves.indices.contains(index) else { return nil }
    return choices?.move(member.moves[index].move)
  }

  // MARK: Editing

  /// The editor for a field.
  package enum Editor {
    case choose(ChooserViewModel)
    /// - problem: Returns the reason why a text is invalid; `nil` if the text is valid.
    case type(
      title: String, text: String, problem: (String) -> String?, accept: (String) -> StatusMessage?)
  }

  /// The editor for the selected field; `nil` if there is nothing to choose from.
  package var editor: Editor? {
    guard let member else { return nil }
    if field.isNumber { return numberEditor(of: member, field) }
    if case .unread(let index) = field { return lineEditor(of: member, at: index) }
    if case .value(let value) = field, case .text(let path) = value.kind {
      return .text(value, path, of: member) { [weak self] in self?.replace(with: $0) }
    }
    let chooser = MemberValueChooser(member, field, choices) { [weak self] changed in
      self?.replace(with: changed)
    }
    return chooser.model.map { .choose($0) }
  }

  /// Replaces a line that was not understood with its correction. An empty correction only removes
  /// the line.
  private func lineEditor(of member: TeamMember, at index: Int) -> Editor? {
    guard member.unread.indices.contains(index) else { return nil }
    let (teams, rules) = (team.teams, rules)
    return .type(
      title: worded("Correct the line"), text: member.unread[index],
      problem: { [weak self] line in
        switch teams.reading(line, replacing: index, of: member, in: rules) {
        case .success(let changed): self?.refusal(of: changed)
        case .failure(let problem): problem.message
        }
      },
      accept: { [weak self] line in
        teams.reading(line, replacing: index, of: member, in: rules).value
          .flatMap { self?.replace(with: $0) }
      })
  }

  /// The editor for the IV of the selected stat; `nil` on other rows, and in games without IVs.
  package var individualEditor: Editor? {
    guard let member, let stat = selectedStat, SetField.individual.exists(in: rules) else {
      return nil
    }
    return numberEditor(of: member, .stat(.individual, stat))
  }

  private func numberEditor(of member: TeamMember, _ field: MemberField) -> Editor {
    let changed = { (text: String) -> TeamMember? in
      var changed = member
      let text = text.trimmed
      changed[number: field] = text.isEmpty ? nil : Int(text)
      return text.isEmpty || Int(text) != nil ? changed : nil
    }
    return .type(
      title: worded("\(field.title) of \(title)"),
      text: member[number: field].map { "\($0)" } ?? "",
      problem: { [weak self] in
        changed($0).map { self?.refusal(of: $0) } ?? worded("A number, or empty")
      },
      accept: { [weak self] in changed($0).flatMap { self?.replace(with: $0) } })
  }

  private func refusal(of member: TeamMember) -> String? {
    guard let team = team.team else { return nil }
    return self.team.teams.refusal(of: .replace(index, with: member), to: team)
  }

  private func replace(with member: TeamMember) -> StatusMessage? {
    guard member != self.member else { return nil }
    return team.teams.change(.replace(index, with: member), of: team.name)
  }

  func set(_ field: MemberField, to number: Int) -> StatusMessage? {
    guard var changed = member else { return nil }
    changed[number: field] = number
    return replace(with: changed)
  }

  /// The Pokémon that the member outspeeds, assuming that each of them has all Speed EVs or
  /// stat points and a neutral nature; `nil` without a dex, and if the formula of the stats is not
  /// known.
  var race: SpeedRace? {
    guard let member else { return nil }
    let rows = rows()
    if let known = knownSpeeds, known.member == member, known.lens == rows.lens {
      return known.race
    }
    let race = SpeedRace(member, level: level, among: rows)
    knownSpeeds = (member, rows.lens, race)
    return race
  }

  /// Clears the selected field.
  package func clear() -> StatusMessage? { member.flatMap { replace(with: $0.without(field)) } }

  /// Removes the member from the team.
  package func remove() -> StatusMessage? {
    team.cursor.select(index)
    return team.removeSelected()
  }
}

extension TeamPage.Member {
  /// The value of a field; `nil` if it is not set.
  func value(of field: MemberField) -> String? {
    switch field {
    case .form: battler.form.name
    case .value(let field): text(of: field)
    case .stat: member[number: field].map { "\($0)" }
    case .move(let index): moves.indices.contains(index) ? moves[index].name.name : nil
    case .unread(let index):
      member.unread.indices.contains(index) ? member.unread[index] : nil
    }
  }

  private func text(of field: SetField) -> String? {
    switch field.kind {
    case .text(let path): member[keyPath: path]
    case .name: names[field]
    case .gender(let path): member[keyPath: path]?.title
    case .number(let path, _, _): member[keyPath: path].map { "\($0)" }
    case .flag(let path): member[keyPath: path]?.title
    case .stats: nil
    }
  }
}

extension MemberChoices.NatureChoice {
  /// `+Speed −Sp. Atk`.
  package var words: String {
    guard let raised, let lowered else { return worded("changes nothing") }
    return "+\(raised.name) −\(lowered.name)"
  }
}

extension MemberChoices.MoveChoice {
  /// The type, then `physical · 100 · 100 %`.
  package var words: Inline {
    let parts = [damageClass.name, power.map { "\($0)" }, accuracy.map { "\($0) %" }]
    return .shortType(type)
      + Inline(" " + parts.compactMap { $0 }.joined(separator: " · "), tone: .dim)
  }
}

extension ID<MoveDamageClass> {
  fileprivate var name: String {
    [worded("status"), worded("physical"), worded("special")][min(max(rawValue, 1), 3) - 1]
  }
}
