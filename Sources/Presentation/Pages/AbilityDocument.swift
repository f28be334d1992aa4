import PokedexDomain

extension AbilityPage: DocumentedPage {
  package var summary: String { worded("ability · \(generation)") }
  package var document: Document { Document(self) }
}

extension Document {
  /// The page of an ability.
  package init(_ page: AbilityPage) {
    self.init(
      Self.fact(worded("Since"), page.generation)
        + Self.fact(
          worded("Games"), page.ability.isMainSeries ? nil : worded("spin-off games only"))
        + (page.gap.map { [.blank, $0.paragraph] } ?? Self.game(of: page)))
  }

  private static func game(of page: AbilityPage) -> [Block] {
    section(worded("In battle"), effects(of: page))
      + section(worded("Pokémon with it"), bearers(of: page))
      + section(worded("In earlier games"), page.changedForms.map { .paragraph(text($0)) })
  }

  private static func effects(of page: AbilityPage) -> [Block] {
    let effects = page.effects.map { effect -> Block in
      let type = Named(effect.type, effect.type.name).link
      return .paragraph(Self.words(effect.percent, type))
    }
    return effects + (page.shield.map { [.paragraph(Inline(words($0)))] } ?? [])
  }

  private static func words(_ percent: Int, _ type: Inline) -> Inline {
    switch percent {
    case 0: "\(type) attacks have no effect"
    case 50: "\(type) attacks do half the damage"
    case 200: "\(type) attacks do double damage"
    default:
      "\(type) attacks do \(Formatting.multiplier(percent: percent)) of the usual damage"
    }
  }

  private static func words(_ shield: AbilityShield) -> String {
    switch shield {
    case .softensSuperEffective:
      worded("Super effective attacks do three quarters of the usual damage")
    case .onlySuperEffective: worded("Only super effective attacks hit")
    case .halvesAtFullHP: worded("At full HP, attacks do half the damage")
    case .halvesNormalAtFullHP:
      worded("At full HP, attacks that it does not resist do half of normal damage")
    case .strongWinds:
      worded("Attacks that are super effective on Flying do normal damage")
    }
  }

  private static func bearers(of page: AbilityPage) -> [Block] {
    guard let all = page.all else { return [.paragraph("No Pokémon has it.")] }
    let isSplit = page.regular != nil && page.hidden != nil
    return (isSplit ? [.paragraph("\(all.link) can have it.")] : [])
      + fact(worded("Regular"), page.regular?.links ?? [])
      + fact(worded("Hidden"), page.hidden?.links ?? [])
  }

  private static func text(_ changed: AbilityPage.ChangedForm) -> Inline {
    guard let before = changed.before else {
      return "\(changed.form.link) had it up to and including \(changed.generation)"
    }
    return "\(changed.form.link) had \(before.link) up to and including \(changed.generation)"
  }
}
