import PokedexDomain

/// A condition of an attack that is on or off.
package enum DamageSwitch: Hashable, Sendable {
  case doubles
  case critical
  case firstUse
  case ofAttacker(SideEffect)
  case ofTarget(SideEffect)
  case ofField(FieldEffect)

  static let all: [Self] =
    [.doubles, .critical, .firstUse] + SideEffect.ofAttacker.map { .ofAttacker($0) }
    + SideEffect.ofTarget.filter { $0.maxLayers == 1 }.map { .ofTarget($0) }
    + FieldEffect.allCases.map { .ofField($0) }

  func title(_ show: ShowDamage) -> String {
    switch self {
    case .doubles: worded("Double battle")
    case .critical: DamageChip.critical.title(show)
    case .firstUse: StatedFact.firstUse.title
    case .ofAttacker(.tailwind): worded("Attacker's Tailwind")
    case .ofTarget(.tailwind): worded("Target's Tailwind")
    case .ofAttacker(let effect) where effect.isAbility:
      worded("\(show.effectName(effect)) of the attacker's partner")
    case .ofTarget(let effect) where effect.isAbility:
      worded("\(show.effectName(effect)) of the target's partner")
    case .ofField(let effect) where effect.isAbility:
      worded("\(show.effectName(effect)) of another Pokémon")
    case .ofAttacker(let effect), .ofTarget(let effect): show.effectName(effect)
    case .ofField(let effect): show.effectName(effect)
    }
  }

  /// Whether the games have it.
  func exists(_ show: ShowDamage) -> Bool {
    switch self {
    case .doubles: show.lens.rules.generation > 2
    case .critical: true
    case .firstUse: show.lens.rules.has(.terastallization)
    case .ofAttacker(let effect), .ofTarget(let effect): show.exists(effect)
    case .ofField(let effect): show.exists(effect)
    }
  }
}

/// A condition of an attack that is a number.
package enum DamageCount: Hashable, Sendable {
  /// On the target's side.
  case layers(SideEffect)
  /// The number of hits of a move with several; 0 for the usual number.
  case hits
  case turn

  static let all: [Self] =
    SideEffect.ofTarget.filter { $0.maxLayers > 1 }.map { .layers($0) } + [.hits, .turn]

  func title(_ show: ShowDamage) -> String {
    switch self {
    case .layers(let effect): worded("Layers of \(show.effectName(effect))")
    case .hits: StatedFact.hits.title
    case .turn: StatedFact.turn.title
    }
  }

  package var range: ClosedRange<Int> {
    switch self {
    case .layers(let effect): 0...effect.maxLayers
    case .hits: 0...BattleConditions.hitsRange.upperBound
    case .turn: BattleConditions.turnRange
    }
  }

  /// The number that changes nothing.
  var usual: Int { range.lowerBound }

  func exists(_ show: ShowDamage) -> Bool {
    if case .layers(let effect) = self { return show.exists(effect) }
    return true
  }
}

extension BattleConditions {
  package subscript(condition: DamageSwitch) -> Bool {
    get {
      switch condition {
      case .doubles: field.isDoubles
      case .critical: isCritical
      case .firstUse: isStellarFirstUse
      case .ofAttacker(let effect): field.attackerSide[effect]
      case .ofTarget(let effect): field.defenderSide[effect]
      case .ofField(let effect): field[effect]
      }
    }
    set {
      switch condition {
      case .doubles: field.isDoubles = newValue
      case .critical: isCritical = newValue
      case .firstUse: isStellarFirstUse = newValue
      case .ofAttacker(let effect): field.attackerSide[effect] = newValue
      case .ofTarget(let effect): field.defenderSide[effect] = newValue
      case .ofField(let effect): field[effect] = newValue
      }
    }
  }

  package subscript(count: DamageCount) -> Int {
    get {
      switch count {
      case .layers(let effect): field.defenderSide.layers[effect] ?? 0
      case .hits: hits ?? 0
      case .turn: turn
      }
    }
    set {
      switch count {
      case .layers(let effect): field.defenderSide.set(effect, layers: newValue)
      case .hits: hits = newValue > 0 ? newValue : nil
      case .turn: turn = newValue
      }
    }
  }

  /// The kind of battle, the weather and the terrain, and all other conditions that are on: `single
  /// battle · Sandstorm by Sand Stream · no terrain · Reflect`.
  ///
  /// - Parameters:
  ///   - cell: has the weather and the terrain that abilities set; `nil` for those that the user
  ///     has chosen.
  ///   - rows: all results; what none of them heeds is said.
  ///   - show: knows the names of abilities.
  package func summary(
    of cell: DamageCell?, among rows: [DamageRow], _ show: ShowDamage
  ) -> String {
    let titles = (cell?.field ?? field).titles(by: cell?.setters ?? [], show)
    let unused = rows.unused.map(\.title).joined(separator: ", ")
    return
      (summary(
        [titles.weather ?? worded("no weather"), titles.terrain ?? worded("no terrain")], show)
      + (unused.isEmpty ? [] : [worded("without effect here: \(unused)")]))
      .joined(separator: " · ")
  }

  /// The same for several results, without the weather and the terrain unless all have the same.
  package func summary(ofAll cells: [DamageCell], _ show: ShowDamage) -> String {
    guard Set(cells.map { $0.fieldTitles(show) }).count > 1 else {
      return summary(of: cells.first, among: [], show)
    }
    return summary([], show).joined(separator: " · ")
  }

  private func summary(_ fieldTitles: [String], _ show: ShowDamage) -> [String] {
    [field.isDoubles ? worded("double battle") : worded("single battle")] + fieldTitles
      + titles(of: { $0 != .doubles }, counts: { _ in true }, show)
  }

  /// The conditions that are on and have no chip.
  func others(_ show: ShowDamage) -> [String] {
    let shown: [DamageSwitch] =
      [.doubles, .critical, .ofAttacker(.helpingHand), .ofTarget(.stealthRock)]
      + SideEffect.screens.map { .ofTarget($0) }
    return titles(of: { !shown.contains($0) }, counts: { $0 != .layers(.spikes) }, show)
  }

  private func titles(
    of switches: (DamageSwitch) -> Bool, counts: (DamageCount) -> Bool, _ show: ShowDamage
  ) -> [String] {
    DamageSwitch.all.filter { switches($0) && self[$0] }.map { $0.title(show) }
      + DamageCount.all.filter { counts($0) && self[$0] != $0.usual }
      .map { worded("\($0.title(show)): \(self[$0])") }
  }
}

extension DamageCell {
  /// The weather and the terrain that count, with the abilities that set them: `Sun by Drought`; empty
  /// without any.
  package func fieldTitles(_ show: ShowDamage) -> [String] {
    let titles = field.titles(by: setters, show)
    return [titles.weather, titles.terrain].compactMap { $0 }
  }
}

extension BattleField {
  fileprivate func titles(
    by setters: [FieldSetter], _ show: ShowDamage
  ) -> (weather: String?, terrain: String?) {
    var (weather, terrain) = (weather?.title, terrain?.title)
    for setter in setters {
      let ability = show.abilityName(setter.ability)
      if case .weather = setter.effect {
        weather = weather.map { worded("\($0) by \(ability)") }
      } else {
        terrain = terrain.map { worded("\($0) by \(ability)") }
      }
    }
    return (weather, terrain)
  }
}
