import PokedexDomain

extension TeamViewModel {
  /// A member in a few lines: types and item, ability, nature and Speed, its moves, and what it is weak
  /// to.
  package func card(of index: Int) -> (title: String, lines: [Inline]) {
    guard let page, page.members.indices.contains(index) else { return ("", []) }
    let member = page.members[index]
    let moves = member.moves.map { Inline($0.name.name) }
    let half = min(2, moves.count)
    return (
      member.battler.title,
      [
        .joined([types(of: member), Inline(member.item?.name ?? worded("no item"))], by: " "),
        Self.sentence([
          Inline(member.ability?.name ?? ""), Inline(member.nature?.name ?? ""), tera(of: member),
          speed(of: member),
        ]),
        Self.sentence(Array(moves.prefix(half))), Self.sentence(Array(moves.dropFirst(half))),
        weaknesses(of: index, in: page),
      ]
    )
  }

  private static func sentence(_ parts: [Inline]) -> Inline {
    .joined(parts.filter { !$0.isEmpty }, by: " · ")
  }

  private func types(of member: TeamPage.Member) -> Inline {
    .joined(member.battler.types.map { .shortType($0) }, by: " ")
  }

  private func tera(of member: TeamPage.Member) -> Inline {
    member.member.teraType.map { "\(Inline.shortType($0)) Tera" } ?? ""
  }

  private func speed(of member: TeamPage.Member) -> Inline {
    Inline(worded("Speed \(member.battler.speed(under: teams.conditions))"), tone: .dim)
  }

  /// The types that do more than normal damage, with the factor if it is not 2.
  private func weaknesses(of index: Int, in page: TeamPage) -> Inline {
    let defence = page.analysis.defence
    let weak = defence.types.compactMap { type -> Inline? in
      let percent = defence.percent(from: type, on: index)
      guard percent > 100 else { return nil }
      let factor = percent == 200 ? "" : Formatting.multiplier(percent: percent)
      return .shortType(type) + Inline(factor, tone: .bad)
    }
    return weak.isEmpty ? Inline(worded("no weaknesses"), tone: .good) : .joined(weak, by: " ")
  }
}
