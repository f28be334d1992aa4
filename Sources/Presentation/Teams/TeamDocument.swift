import PokedexDomain

extension Page {
  /// A team with what is strong and weak about it.
  package init(_ page: TeamPage) {
    let parts = [page.team.format, page.lens?.name, "\(page.members.count) Pokémon"]
    self.init(
      title: page.team.name.isEmpty ? "Team" : page.team.name,
      summary: parts.compactMap { $0 }.joined(separator: " · "), document: TeamText(page).document)
  }
}

private struct TeamText {
  private let page: TeamPage
  private var analysis: TeamAnalysis { page.analysis }
  private static let fewWalls = 6

  init(_ page: TeamPage) {
    self.page = page
  }

  var document: Document {
    guard !page.members.isEmpty else {
      return Document([.paragraph(Inline("Nobody is in this team yet.", tone: .dim))])
    }
    return Document([faults, members, weaknesses, unresisted, coverage, order].flatMap { $0 })
  }

  private var faults: [Document.Block] {
    page.faults.compactMap(\.message).map { .trouble($0) }
      + (page.faults.isEmpty ? [] : [.blank])
  }

  // MARK: Members

  private var members: [Document.Block] {
    page.members.enumerated().flatMap { place, member in
      (place > 0 ? [.blank] : []) + blocks(of: member)
    }
  }

  private func blocks(of page: TeamPage.Member) -> [Document.Block] {
    let (member, combatant) = (page.member, page.combatant)
    var head = Inline.link(combatant.form.name, .pokemon(combatant.form.id))
    if let nickname = member.nickname { head = Inline("\(nickname) (") + head + ")" }
    let types = Inline.joined(combatant.types.map { .type($0) }, by: "/")
    let has = [
      page.item?.link, page.ability?.link, page.nature.map { $0.link + " nature" },
      Inline("level \(combatant.level)"), member.teraType.map { "Tera " + .type($0) },
    ]
    return [.paragraph(head + " · " + types)] + Document.fact("Has", has.compactMap { $0 })
      + Document.fact("Effort", member.effort.told.filter { $0.value > 0 }.map(Self.effort))
      + Document.fact("Moves", page.moves.map(\.link))
  }

  private static func effort(_ stat: Stat, _ value: Int) -> Inline {
    Inline("\(value) \(stat.name)")
  }

  // MARK: What it takes

  private var weaknesses: [Document.Block] {
    let defence = analysis.defence
    let rows = defence.sharedWeaknesses.map { type -> [Inline] in
      [
        .type(type), names(defence.weak(to: type), tone: .bad),
        names(defence.resisting(type), tone: .good),
      ]
    }
    let table = Document.table(["", "Weak", "Resisting"], rows: rows)
    return Document.section(
      "Shared weaknesses",
      rows.isEmpty ? [remark("None.")] : table)
  }

  private func names(_ places: [Int], tone: Inline.Tone) -> Inline {
    Inline(page.titles(places).joined(separator: ", "), tone: tone)
  }

  private var unresisted: [Document.Block] {
    let types = analysis.defence.unresisted
    return Document.section(
      "Nobody resists",
      types.isEmpty ? [remark("Nothing.")] : [line(of: types)])
  }

  // MARK: What it hits

  private var coverage: [Document.Block] {
    let coverage = analysis.coverage
    let groups = Dictionary(grouping: coverage.types) { coverage.best[$0]?.percent ?? 0 }
    let facts = groups.sorted { $0.key > $1.key }.map { percent, types in
      Document.Block.fact(Formatting.multiplier(percent: percent), types.map { .type($0) })
    }
    return Document.section("Its best attack does", facts) + walls
  }

  private var walls: [Document.Block] {
    guard !analysis.walls.isEmpty else { return [] }
    let first = analysis.walls.prefix(Self.fewWalls).map(\.link)
    let rest = analysis.walls.count - first.count
    let more = rest > 0 ? [Inline("and \(Formatting.count(rest)) more", tone: .dim)] : []
    return [.paragraph("Less than usual on " + .joined(first + more, by: ", "))]
  }

  // MARK: Speed

  private var order: [Document.Block] {
    let rows = analysis.order.turns.map { turn -> [Inline] in
      [
        Inline("\(turn.rank)"), Inline(turn.title), Inline("\(turn.speed)"),
        Inline(turn.movesLast ? "moves last" : turn.speed == turn.stat ? "" : "from \(turn.stat)"),
      ]
    }
    return Document.section(
      "Speed order", Document.table(["", "", "Speed", ""], numbers: [0, 2], rows: rows))
  }

  // MARK: Parts

  private func line(of types: [ID<PokemonType>]) -> Document.Block {
    .paragraph(.joined(types.map { .type($0) }, by: ", "))
  }

  private func remark(_ text: String) -> Document.Block { .paragraph(Inline(text, tone: .dim)) }
}
