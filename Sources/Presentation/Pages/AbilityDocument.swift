import PokedexDomain

extension Document {
  /// What the page of an ability tells.
  package init(_ page: AbilityPage) {
    self.init(
      Self.fact("Since", page.generation)
        + Self.fact("Games", page.ability.isMainSeries ? nil : "spin-off games alone")
        + Self.section("In battle", Self.effects(of: page))
        + Self.section("Who has it", Self.bearers(of: page))
        + Self.section("Before", page.changes.map { .paragraph(Self.text($0)) }))
  }

  private static func effects(of page: AbilityPage) -> [Block] {
    let effects = page.effects.map { effect -> Block in
      let type = Named(effect.type, effect.type.englishName).link
      return .paragraph(type + " attacks do \(Self.words(effect.percent))")
    }
    return effects + (page.shield.map { [.paragraph(Inline(words($0)))] } ?? [])
  }

  private static func words(_ percent: Int) -> String {
    switch percent {
    case 0: "nothing"
    case 50: "half"
    case 200: "double"
    default: "\(Formatting.multiplier(percent: percent)) of the usual damage"
    }
  }

  private static func words(_ shield: AbilityShield) -> String {
    switch shield {
    case .softensSuperEffective: "What is super effective does three quarters"
    case .onlySuperEffective: "Only what is super effective hits"
    case .halvesAtFullHP: "At full HP, what would do the usual damage or more does half"
    case .strongWinds: "What is super effective on the Flying type does its usual damage to it"
    }
  }

  private static func bearers(of page: AbilityPage) -> [Block] {
    guard let all = page.all else { return [.paragraph("No Pokémon has it.")] }
    return [.paragraph(all.link + " may have it.")]
      + fact("Usual", page.usual?.links ?? [])
      + fact("Hidden", page.hidden?.links ?? [])
  }

  private static func text(_ change: AbilityPage.Change) -> Inline {
    guard let before = change.before else {
      return change.form.link + Inline(" had it until \(change.generation)")
    }
    return change.form.link + " had " + before.link + Inline(" until \(change.generation)")
  }
}
