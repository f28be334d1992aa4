import PokedexDomain

/// A condition that a digit turns on and off in a duel. The raw values are the digits.
package enum DamageChip: Int, CaseIterable, Sendable {
  case tera = 1
  case mega
  case critical
  case weather
  case terrain
  case screens
  case helpingHand
  case hazards
  case doubles

  func title(_ show: ShowDamage) -> String {
    switch self {
    case .tera: worded("Tera")
    case .mega: worded("Mega")
    case .critical: worded("Critical hit")
    case .weather: worded("Weather")
    case .terrain: worded("Terrain")
    case .screens: worded(Phrase("Screens", sense: "in battle"))
    case .helpingHand: show.effectName(.helpingHand)
    case .hazards: worded("Hazards")
    case .doubles: worded("Doubles")
    }
  }

  func exists(_ show: ShowDamage) -> Bool {
    switch self {
    case .tera: show.lens.rules.has(.terastallization)
    case .mega: show.hasMegaEvolution
    case .critical: true
    case .weather: !Self.weathers(show).isEmpty
    case .terrain: BattleTerrain.allCases.contains(where: show.exists)
    case .screens: show.exists(.reflect)
    case .helpingHand: show.exists(.helpingHand)
    case .hazards: show.exists(.spikes)
    case .doubles: DamageSwitch.doubles.exists(show)
    }
  }

  /// The weather that moves and abilities bring in most battles.
  static func weathers(_ show: ShowDamage) -> [BattleWeather] {
    [.sun, .rain, .sand, .hail, .snow].filter(show.exists)
  }

  /// The layers of Stealth Rock and Spikes, in the order in which a digit lays them.
  static func hazards(_ show: ShowDamage) -> [[SideEffect: Int]] {
    let spikes = (1...SideEffect.spikes.maxLayers).map { [SideEffect.spikes: $0] }
    guard show.exists(.stealthRock) else { return spikes }
    let rocks = [SideEffect.stealthRock: 1]
    return [rocks] + spikes.map { $0.merging(rocks) { one, _ in one } }
  }
}

/// A chip as it is shown.
package struct ShownChip: Hashable, Sendable {
  package let chip: DamageChip
  /// The condition that is on, else the title.
  package let text: String
  package let isOn: Bool
}

extension DamageViewModel {
  /// The chips that the games have.
  package var chips: [ShownChip] {
    guard let table = calculated else { return [] }
    return DamageChip.allCases.filter { $0.exists(table.show) }.map { chip in
      let state = state(of: chip, in: table)
      return ShownChip(chip: chip, text: state ?? chip.title(table.show), isOn: state != nil)
    }
  }

  /// The condition that is on; `nil` if none is.
  private func state(of chip: DamageChip, in table: DamageTable) -> String? {
    let field = table.conditions.field
    switch chip {
    case .tera: return states { set in set.tera.map { worded("Tera \($0.name)") } }
    case .mega: return states { $0.unevolved == nil ? nil : "" }
    case .critical: return conditions.isCritical ? chip.title(table.show) : nil
    case .weather: return (selected?.cell.field ?? field).weather?.title
    case .terrain: return (selected?.cell.field ?? field).terrain?.title
    case .screens: return names(of: SideEffect.screens, in: field.defenderSide, table.show)
    case .helpingHand: return field.attackerSide[.helpingHand] ? chip.title(table.show) : nil
    case .hazards: return names(of: [.stealthRock, .spikes], in: field.defenderSide, table.show)
    case .doubles: return field.isDoubles ? chip.title(table.show) : nil
    }
  }

  /// The state of attacker and target, each with its name.
  private func states(_ state: (BattleSet) -> String?) -> String? {
    let all = [attackingFoe, targetFoe].compactMap { set(of: $0) }
    let words = all.compactMap { set in
      state(set).map { [teams.name(of: set.member), $0].filter { !$0.isEmpty } }
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

  // MARK: Pressing

  /// Turns on the next state of a chip, after the last one none.
  ///
  /// - Parameter open: opens an editor for what must be known first.
  /// - Returns: the reason why nothing changes.
  package func press(_ chip: DamageChip, open: (Editor) -> Void) -> StatusMessage? {
    guard let table = calculated else { return nil }
    guard chip.exists(table.show) else {
      return StatusMessage(worded("\(chip.title(table.show)) does not exist in these games"))
    }
    switch chip {
    case .tera: return pressTera(open)
    case .mega: return pressMega(table.show)
    case .critical: conditions.isCritical.toggle()
    case .weather:
      conditions.field.weather = next(
        after: conditions.field.weather, in: DamageChip.weathers(table.show))
    case .terrain:
      conditions.field.terrain = next(
        after: conditions.field.terrain, in: BattleTerrain.allCases.filter(table.show.exists))
    case .screens: pressScreens()
    case .helpingHand: conditions.field.attackerSide[.helpingHand].toggle()
    case .hazards: pressHazards(table.show)
    case .doubles: conditions.field.isDoubles.toggle()
    }
    return nil
  }

  /// The element after the current one; `nil` after the last.
  private func next<Value: Equatable>(after current: Value?, in all: [Value]) -> Value? {
    guard let current, let index = all.firstIndex(of: current) else { return all.first }
    return index + 1 < all.count ? all[index + 1] : nil
  }

  /// Only the one against the class of the attack counts.
  private func pressScreens() {
    let isOn = SideEffect.screens.contains { conditions.field.defenderSide[$0] }
    for screen in SideEffect.screens {
      conditions.field.defenderSide[screen] = !isOn && screen != .auroraVeil
    }
  }

  private func pressHazards(_ show: ShowDamage) {
    let all = DamageChip.hazards(show)
    let side = conditions.field.defenderSide
    let current = side.layers.filter { [.stealthRock, .spikes].contains($0.key) }
    let next = self.next(after: current.isEmpty ? nil : current, in: all) ?? [:]
    for effect in [SideEffect.stealthRock, .spikes] {
      conditions.field.defenderSide.set(effect, layers: next[effect] ?? 0)
    }
  }

  // MARK: Tera and Mega

  /// Attacker and target take turns: the attacker, the target, both, none. Asks for the type if no
  /// set has one.
  private func pressTera(_ open: (Editor) -> Void) -> StatusMessage? {
    let able = [attackingFoe, targetFoe].unique.filter {
      set(of: $0).map { ($0.tera ?? $0.member.teraType) != nil } ?? false
    }
    guard !able.isEmpty else {
      if let set = set(of: attackingFoe), let editor = teraEditor(of: set, attackingFoe) {
        open(.choose(editor))
      }
      return nil
    }
    let isOn = { [self] foe in set(of: foe)?.tera != nil }
    for foe in turning(able, isOn) {
      change(foe) { $0.tera = $0.tera == nil ? $0.member.teraType : nil }
    }
    return nil
  }

  private func pressMega(_ show: ShowDamage) -> StatusMessage? {
    let able = [attackingFoe, targetFoe].unique.filter { foe in
      guard var set = set(of: foe) else { return false }
      do throws(MegaFault) {
        try show.toggleMega(of: &set)
        return true
      } catch { return false }
    }
    guard !able.isEmpty else { return toggleMega(of: attackingFoe) }
    let isOn = { [self] foe in set(of: foe)?.unevolved != nil }
    for foe in turning(able, isOn) { _ = toggleMega(of: foe) }
    return nil
  }

  /// Those that change for the next state of one or two: the first is on, the second, both, none.
  private func turning(_ able: [Int?], _ isOn: (Int?) -> Bool) -> [Int?] {
    guard able.count == 2, !isOn(able[0]) || !isOn(able[1]) else { return able }
    return isOn(able[0]) ? able : [able[0]]
  }
}
