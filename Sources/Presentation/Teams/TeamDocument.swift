import PokedexDomain

extension Page {
  /// A team with its strengths and weaknesses.
  package init(_ page: TeamPage) {
    self.init(
      title: page.team.name.isEmpty ? worded("Team") : page.team.name, summary: page.summary,
      document: Document(team: page))
  }
}

extension TeamPage {
  /// The format, the games whose rules apply, and the number of members.
  package var summary: String {
    [team.format, lens?.name, worded("\(members.count) Pokémon")].compactMap { $0 }
      .joined(separator: " · ")
  }
}

extension Document {
  /// The members, defence, coverage and speed order of a team.
  package init(team page: TeamPage) {
    guard !page.members.isEmpty else {
      self.init([.paragraph(Inline(worded("This team is empty."), tone: .dim))])
      return
    }
    self.init(
      page,
      [
        Document(membersOf: page), Document(defenceOf: page), Document(coverageOf: page),
        Document(orderOf: page),
      ])
  }

  /// The rest beside the tables: members, shared weaknesses and speed order.
  package init(besideTablesOf page: TeamPage) {
    self.init(
      page,
      [Document(membersOf: page), Document(weaknessesOf: page), Document(orderOf: page)])
  }

  /// The most important facts, for the room below the list of teams: shared weaknesses.
  package init(briefOf page: TeamPage) {
    self.init(page, [Document(weaknessesOf: page)])
  }

  private init(_ page: TeamPage, _ parts: [Document]) {
    let faults = Document(problemsOf: page).blocks
    self.init(
      faults + (faults.isEmpty ? [] : [.blank])
        + parts.map(\.blocks).joined(separator: [.blank]))
  }

  /// The violations of the rules, and whole sets of the imported text that are not understood.
  package init(problemsOf page: TeamPage) {
    self.init(
      page.faults.compactMap(\.message).map { .error($0) }
        + Self.unread(page.team.unread.flatMap { $0 }))
  }

  /// The members of a team with their sets; no blank lines between them if no member has a set.
  package init(membersOf page: TeamPage) {
    let members = page.members.map { Document(member: $0, in: page.lens.rules).blocks }
    let gap: [Block] = members.contains { $0.count > 1 } ? [.blank] : []
    self.init(Array(members.joined(separator: gap)))
  }

  /// A member with its set.
  ///
  /// - Parameter rules: those of its games.
  package init(member page: TeamPage.Member, in rules: GameRules) {
    let (member, battler) = (page.member, page.battler)
    var head = Inline.link(battler.form.name, .pokemon(battler.form.id))
    if let nickname = member.nickname { head = Inline("\(nickname) (") + head + ")" }
    let types = Inline.joined(battler.types.map { .type($0) }, by: "/")
    let has: [Inline?] = [
      page.item?.link, page.ability?.link, page.nature.map { "\($0.link) nature" },
      member.teraType.map { "\(Inline.type($0)) Tera" },
    ]
    let level = Inline(worded("level \(battler.level)"), tone: .dim)
    self.init(
      [.paragraph(head + " · " + types + " · " + level)]
        + Document.fact(worded("Has"), has.compactMap { $0 })
        + Self.training(of: member, rules.effort(of: member))
        + Document.fact(worded("Moves"), page.moves.map(\.link))
        + Self.unread(member.unread))
  }

  /// The EVs or stat points, and the IVs in games with these.
  private static func training(of member: TeamMember, _ effort: SetField) -> [Block] {
    let trained = member.effort.assigned.filter { $0.value > 0 }
    let individual = effort == .effort ? member.individual.assigned : []
    return Document.fact(effort.title, trained.map(value))
      + Document.fact(SetField.individual.title, individual.map(value))
  }

  /// The lines of an imported text that are not understood.
  private static func unread(_ lines: [String]) -> [Block] {
    lines.map { .error(worded("Not understood: \($0)")) }
  }

  private static func value(_ stat: Stat, _ value: Int) -> Inline {
    Inline("\(value) \(stat.name)")
  }
}

// MARK: Coverage

extension Document {
  private static let fewWalls = 6

  /// The best multiplier of the team's attacks against each type, and the attacks that reach it.
  package init(coverageOf page: TeamPage) {
    let coverage = page.analysis.coverage
    let rows = coverage.types.map { type -> [Inline] in
      let best = coverage.best[type]
      let percent = best?.percent ?? 0
      let tone: Inline.Tone = percent > 100 ? .good : percent < 100 ? .bad : .plain
      let by = (best?.attacks ?? []).map { Inline(page.title(of: $0)) }
      return [
        .type(type), Inline(Formatting.multiplier(percent: percent), tone: tone),
        percent > 100 ? .joined(by, by: ", ") : "",
      ]
    }
    let table = Document.Table(["", worded("Damage"), worded("Attacks")], numbers: [1], rows: rows)
    let notHard = coverage.uncovered
    let missing: Block =
      notHard.isEmpty
      ? .paragraph(Inline(worded("There are none."), tone: .dim))
      : .paragraph(.joined(notHard.map { .type($0) }, by: ", "))
    self.init(
      [.heading(worded("Types not hit super effectively")), missing] + Self.walls(page)
        + Document.section(worded("Best attacks against each type"), [.table(table)]))
  }

  private static func walls(_ page: TeamPage) -> [Block] {
    let walls = page.analysis.walls.map(\.link).atMost(fewWalls)
    guard !walls.isEmpty else { return [] }
    return Document.section(
      worded("Pokémon that wall the team"), [.paragraph(.joined(walls, by: ", "))])
  }
}

extension TeamPage.KnownMove {
  /// The move, with the type of Hidden Power.
  fileprivate var link: Inline { name.link + (type.map { " (\(Inline.type($0)))" } ?? Inline([])) }
}

extension TeamPage {
  /// The attacker, with its move if it is known.
  fileprivate func title(of memberAttack: TeamCoverage.MemberAttack) -> String {
    let member = members[memberAttack.member]
    let move = member.moves.first { $0.slug != nil && $0.slug == memberAttack.attack.knownSlug }
    return member.battler.title + (move.map { " (\($0.name.name))" } ?? "")
  }
}

// MARK: Speed

extension Document {
  /// The speed order of a team.
  package init(orderOf page: TeamPage) {
    let heading = Block.heading(worded("Speed order"))
    guard let order = page.analysis.order else {
      self.init([heading] + (page.lens.statGap.map { [$0.paragraph] } ?? []))
      return
    }
    let rows = order.turns.map { turn -> [Inline] in
      [
        Inline("\(turn.rank)"), Inline(turn.title), Inline("\(turn.speed)"),
        Inline(
          turn.movesLast
            ? worded("moves last") : turn.speed == turn.stat ? "" : worded("from \(turn.stat)")),
      ]
    }
    let conditions = SpeedCondition.allCases.filter(page.conditions.contains)
    self.init(
      [heading]
        + Document.fact(worded("Conditions"), conditions.map { Inline($0.title) })
        + Document.table(
          ["", "", worded("Speed"), ""], untitled: ["Rank", "Name", "Note"], numbers: [0, 2],
          rows: rows))
  }
}

extension SpeedCondition {
  /// The name, such as `Trick Room`, followed by the ability concerned where the name alone is not
  /// clear.
  package var title: String {
    switch self {
    case .itemGone: worded("Item gone (Unburden)")
    case .status: worded("Status condition (Quick Feet)")
    case .firstTurns: worded("First 5 turns (Slow Start)")
    case .boosted: worded("Boosted (Protosynthesis, Quark Drive)")
    default: Phrase(titled(rawValue)).text
    }
  }
}
