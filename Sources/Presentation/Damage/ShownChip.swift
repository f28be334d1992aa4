import PokedexDomain

/// A chip as it is shown.
package struct ShownChip: Hashable, Sendable {
  package let chip: DamageChip
  /// The condition that is on, else the title.
  package let text: String
  package let isOn: Bool

  /// Whether it is on and tells the state of a Pokémon, not a condition.
  package var isOfPokemon: Bool { isOn && [.tera, .mega].contains(chip) }
}

extension ChipModel {
  /// The chips that the games have.
  package var chips: [ShownChip] {
    guard let rules else { return [] }
    return DamageChip.allCases.filter { $0.exists(rules) }.map { chip in
      let state = state(of: chip, rules)
      return ShownChip(chip: chip, text: state ?? chip.title(rules), isOn: state != nil)
    }
  }

  /// The condition that is on; `nil` if none is.
  private func state(of chip: DamageChip, _ show: ShowDamage) -> String? {
    let counted = show.existing(conditions)
    let field = counted.field
    switch chip {
    case .tera: return states { set in set.tera.map { worded("Tera \($0.name)") } }
    case .mega: return states { $0.unevolved == nil ? nil : "" }
    case .critical: return counted.isCritical ? chip.title(show) : nil
    case .weather: return (selectedField ?? field).weather?.title
    case .terrain: return (selectedField ?? field).terrain?.title
    case .screens: return names(of: SideEffect.screens, in: field.defenderSide, show)
    case .helpingHand: return field.attackerSide[.helpingHand] ? chip.title(show) : nil
    case .hazards: return names(of: [.stealthRock, .spikes], in: field.defenderSide, show)
    case .doubles: return field.isDoubles ? chip.title(show) : nil
    }
  }

  /// The state of attacker and target, each with its name.
  private func states(_ state: (BattleSet) -> String?) -> String? {
    let all = [attackingFoe, targetFoe].unique.compactMap { set(of: $0) }
    let words = all.compactMap { set in
      state(set).map { [name(of: set), $0].filter { !$0.isEmpty } }
    }
    guard !words.isEmpty else { return nil }
    return words.map { $0.joined(separator: ": ") }.joined(separator: ", ")
  }

  private func names(
    of effects: [SideEffect], in side: BattleSide, _ show: ShowDamage
  ) -> String? {
    let names = effects.compactMap { effect -> String? in
      guard let layers = side.layers[effect] else { return nil }
      let name = show.effectName(effect)
      return layers > 1 ? "\(name) \(layers)" : name
    }
    return names.isEmpty ? nil : names.joined(separator: ", ")
  }
}
