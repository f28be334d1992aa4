import PokedexDomain

extension Document {
  /// The damage multipliers of every type against a Pokémon (or against one or two types), and of
  /// attacks of the Pokémon's own types against every type.
  package init(matchups page: MatchupsPage) {
    self = Matchups(page: page).document
  }
}

private struct Matchups {
  let page: MatchupsPage

  var document: Document {
    Document([[.types(page.types)], taken, abilities, dealt, resistant].flatMap { $0 })
  }

  private var taken: [Document.Block] {
    [.blank, .heading(worded("Damage taken"))] + page.taken.map { fact($0) }
  }

  /// Types that take normal damage are of the least interest, and get no badges.
  private func fact(_ group: MatchupGroup) -> Document.Block {
    let label = Formatting.multiplier(percent: group.percent)
    guard group.percent == 100 else { return .fact(label, group.types.map { .type($0) }) }
    let names = group.types.map(\.name).joined(separator: ", ")
    return .fact(label, [Inline(names, tone: .dim)])
  }

  // MARK: Abilities

  private var abilities: [Document.Block] {
    guard !page.abilities.isEmpty else { return [] }
    return [.blank, .heading(worded("With its ability"))] + page.abilities.flatMap(changes)
  }

  /// The ability has a separate line, because its name may be longer than the labels of facts.
  private func changes(by matchup: AbilityMatchup) -> [Document.Block] {
    let notes = [
      matchup.isHidden ? worded("hidden") : nil,
      matchup.isAtFullHPOnly ? worded("at full HP") : nil,
    ]
    .compactMap { $0 }.joined(separator: ", ")
    let name = Inline.link(matchup.ability.name, .to(matchup.ability.id))
    let groups = Dictionary(grouping: matchup.changes, by: \.to).sorted { $0.key > $1.key }
    return [.paragraph(notes.isEmpty ? name : name + Inline(" (\(notes))", tone: .dim))]
      + groups.map { percent, changes in
        .fact(Formatting.multiplier(percent: percent), instead(changes))
      }
  }

  /// Groups the types by the multiplier that they have without the ability.
  private func instead(_ changes: [AbilityMatchup.ChangedDamage]) -> [Inline] {
    Dictionary(grouping: changes, by: \.from).sorted { $0.key > $1.key }.map { usual, changes in
      let types = Inline.joined(changes.map { .type($0.type) }, by: ", ")
      return types
        + Inline(worded(" instead of \(Formatting.multiplier(percent: usual))"), tone: .dim)
    }
  }

  // MARK: Attacks

  private var dealt: [Document.Block] {
    page.dealt.flatMap { damage -> [Document.Block] in
      let groups = damage.groups.filter { $0.percent != 100 }
      return [.blank, .heading(worded("\(damage.type.name) attacks deal"))]
        + (groups.isEmpty ? [remark(worded("×1 on every type"))] : groups.map { fact($0) })
    }
  }

  /// The types that resist both of the page's types. If the page has a single type, the list of its
  /// attacks already shows them.
  private var resistant: [Document.Block] {
    guard page.types.count > 1 else { return [] }
    let groups = page.best.filter { $0.percent < 100 }
    let none = worded("None: against every type, at least one of them deals normal damage or more.")
    return [.blank, .heading(worded("Resist both"))]
      + (groups.isEmpty ? [remark(none)] : groups.map(fact))
  }

  private func remark(_ text: String) -> Document.Block {
    .paragraph(Inline(text, tone: .dim))
  }
}
