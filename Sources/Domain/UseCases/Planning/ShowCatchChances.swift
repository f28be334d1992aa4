/// Shows the chances to catch a wild Pokémon with each ball.
package struct ShowCatchChances: Sendable {
  private let catalog: Catalog

  package init(_ catalog: Catalog) {
    self.catalog = catalog
  }

  /// - Parameters:
  ///   - level: `nil` for the highest level at which the form is met in the wild in the games, or
  ///     for 50 if it is not met there.
  ///   - situations: the HP and status conditions to compare.
  ///   - ball: the only ball; `nil` for all.
  /// - Returns: `nil` for an unknown form.
  package func callAsFunction(
    _ form: ID<Form>, level: Int? = nil, in situations: [CatchSituation] = CatchSituation.usual,
    with ball: ID<Item>? = nil, caughtSpecies: Int = 0, through lens: Lens?
  ) -> CatchPage? {
    let row = catalog.forms.row(of: form).map { Int(catalog.speciesRows[$0]) } ?? -1
    guard row >= 0, let entity = catalog[form, lens] else { return nil }
    let species = catalog.species[row]
    let met = metLevel(of: form, through: lens)
    let level = level ?? met ?? 50
    var page = CatchPage(
      form: catalog.named(form), game: lens, level: level, rate: species.captureRate,
      situations: situations, caughtSpecies: caughtSpecies,
      absence: catalog.absence(of: form, from: lens))
    guard let era = lens.rules.catching else {
      page.gap = lens.catchingGap
      return page
    }
    let throwing = Throwing(
      era: era, species: species, level: level,
      healths: CatchHealth.all(base: entity.stats.hp, level: level, era),
      caughtSpecies: caughtSpecies)
    let names = ItemNames(catalog.dex)
    let games = lens.map { lens in
      let groups = catalog.dex.table(VersionGroup.self)
      return lens.data.groups.compactMap { groups.slug(of: $0) }
    }
    let subject = subject(entity, species, level)
    for known in CatchBalls.all(in: era, for: subject, among: games) {
      guard let item = names[known.slug], ball == nil || item.id == ball else { continue }
      page.balls += known.cases.map { throwing.row(item, $0, situations) }
    }
    return page
  }

  private func metLevel(of form: ID<Form>, through lens: Lens?) -> Int? {
    let dex = catalog.dex
    let table = dex.table(Version.self)
    let versions = lens?.games.versions(in: table)
    return dex.encounters(of: form)
      .filter { versions?.contains($0.version) ?? true && !EncounterWay($0.method).isHandedOver }
      .map(\.maxLevel).max()
  }

  // MARK: The Pokémon

  private static let ultraBeasts: Set<ID<Species>> = [
    793, 794, 795, 796, 797, 798, 799, 803, 804, 805, 806,
  ]
  private static let fastInCrystal: Set<ID<Species>> = [81, 88, 114]
  private static let moonStone: ID<Item> = 81
  private static let bugOrWater: Set<ID<PokemonType>> = [.bug, .water]

  private func subject(_ form: Form, _ species: Species, _ level: Int) -> CatchSubject {
    let chain = catalog.dex.table(EvolutionChain.self)[species.evolutionChain]
    var subject = CatchSubject()
    subject.number = species.id.rawValue
    subject.level = level
    subject.isBugOrWater = form.types.contains { Self.bugOrWater.contains($0) }
    subject.isUltraBeast = Self.ultraBeasts.contains(species.id)
    subject.usesMoonStone = chain?.routes.contains { $0.item == Self.moonStone } ?? false
    subject.speed = form.stats.speed
    subject.weight = form.knownWeight ?? 0
    subject.isFastInCrystal = Self.fastInCrystal.contains(species.id)
    subject.hasGender = species.genderRate >= 0
    return subject
  }
}

/// The items by slug.
private struct ItemNames {
  private let items: [String: Named<Item>]

  init(_ dex: any DexReference) {
    let table = dex.table(Item.self)
    let names = dex.names(of: table)
    items = Dictionary(
      table.ids.indices.map { (table.slugs[$0], Named(table.ids[$0], names[$0])) },
      uniquingKeysWith: { first, _ in first })
  }

  subscript(slug: String) -> Named<Item>? { items[slug] }
}

/// Computes the average chance over all IVs of HP, which are equally likely.
private struct Throwing {
  let era: CatchEra
  let species: Species
  let level: Int
  let healths: [CatchHealth]
  let caughtSpecies: Int

  func row(
    _ item: Named<Item>, _ known: CatchBall.Case, _ situations: [CatchSituation]
  ) -> CatchPage.Row {
    CatchPage.Row(
      ball: item, condition: known.condition, bonus: known.bonus,
      chances: situations.map { chance(known.bonus, $0) })
  }

  private func chance(_ bonus: BallBonus, _ situation: CatchSituation) -> Ratio {
    if let maxHP = situation.maxHP {
      return chance(bonus, situation, CatchHealth(maxHP: maxHP, count: 1))
    }
    let count = healths.reduce(0) { $0 + $1.count }
    return healths.reduce(.zero) { sum, health in
      sum + chance(bonus, situation, health) * Ratio(health.count, count)
    }
  }

  private func chance(
    _ bonus: BallBonus, _ situation: CatchSituation, _ health: CatchHealth
  ) -> Ratio {
    var attempt = CatchAttempt(
      rate: species.captureRate, hp: situation.hp(of: health.maxHP), maxHP: health.maxHP,
      level: level, bonus: bonus, status: situation.status)
    attempt.caughtSpecies = caughtSpecies
    return attempt.chance(in: era)
  }
}

/// A maximum HP, and the number of HP IVs that lead to it.
private struct CatchHealth {
  let maxHP: Int
  let count: Int

  static func all(base: Int, level: Int, _ era: CatchEra) -> [CatchHealth] {
    let formula = GameRules(in: ID(era.rawValue)).statFormula
    let all = (0...formula.bestIndividual).map {
      formula.value(
        of: .hp, base: base, level: level, Training(individual: $0, effort: 0))
    }
    return Dictionary(grouping: all) { $0 }.map { CatchHealth(maxHP: $0, count: $1.count) }
      .sorted { $0.maxHP < $1.maxHP }
  }
}
