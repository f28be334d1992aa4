import PokedexDomain

/// The effect of a digit on its chip.
extension ChipModel {
  /// Turns on the next state of a chip, after the last one none.
  ///
  /// - Parameter open: opens an editor for what must be known first.
  /// - Returns: the reason why nothing changes.
  package func press(_ chip: DamageChip, open: (Editor) -> Void) -> StatusMessage? {
    guard let rules else { return nil }
    guard chip.exists(rules) else {
      return StatusMessage(worded("\(chip.title(rules)) does not exist in these games"))
    }
    switch chip {
    case .tera: pressTera(open)
    case .mega: return pressMega(rules)
    case .critical: conditions.isCritical.toggle()
    case .weather:
      conditions.field.weather = next(
        after: conditions.field.weather, in: DamageChip.weathers(rules))
    case .terrain:
      conditions.field.terrain = next(
        after: conditions.field.terrain, in: BattleTerrain.allCases.filter(rules.exists))
    case .screens: pressScreens()
    case .helpingHand: conditions.field.attackerSide[.helpingHand].toggle()
    case .hazards: pressHazards(rules)
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

  // MARK: Attacker and target

  /// The attacker and the target, each with its set.
  private var fighters: [(foe: Int?, set: BattleSet)] {
    [attackingFoe, targetFoe].unique.compactMap { foe in set(of: foe).map { (foe, $0) } }
  }

  /// Asks for the type of one whose set has none.
  private func pressTera(_ open: (Editor) -> Void) {
    let fighters = fighters
    let next = PairStates(of: fighters.map { _ in 1 }).next(
      after: fighters.map { $0.set.tera == nil ? 0 : 1 })
    for ((foe, set), state) in zip(fighters, next) where (set.tera != nil) != (state == 1) {
      if state == 0 {
        change(foe) { $0.tera = nil }
      } else if let type = set.member.teraType {
        change(foe) { $0.tera = type }
      } else if let editor = teraEditor(of: set, foe) {
        open(.choose(editor))
      }
    }
  }

  private func pressMega(_ show: ShowDamage) -> StatusMessage? {
    let fighters = fighters
    let forms = fighters.map { megaForms(of: $0.set, show) }
    guard forms.contains(where: { !$0.isEmpty }) else {
      return fighters.first.map {
        StatusMessage(MegaFault.noneInGames.text(name(of: $0.set)), isError: true)
      }
    }
    let current = zip(fighters, forms).map { fighter, forms in
      fighter.set.unevolved == nil
        ? 0 : (forms.firstIndex(of: fighter.set.member.form) ?? 0) + 1
    }
    let next = PairStates(of: forms.map(\.count)).next(after: current)
    for (index, state) in next.enumerated() where state != current[index] {
      change(fighters[index].foe) {
        show.megaEvolve(&$0, into: state == 0 ? nil : forms[index][state - 1])
      }
    }
    return nil
  }

  /// The forms that a set can take, among them the one that it has.
  private func megaForms(of set: BattleSet, _ show: ShowDamage) -> [ID<Form>] {
    (show.megaForms(of: set) + (set.unevolved == nil ? [] : [set.member.form])).unique
  }
}

/// The states of attacker and target that a digit goes through: none, each of the attacker, each of
/// the target, each of both. State 0 is off.
struct PairStates {
  private let all: [[Int]]

  /// - Parameter counts: how many states either has besides 0.
  init(of counts: [Int]) {
    let states = counts.map { Array(1..<($0 + 1)) }
    guard states.count == 2 else {
      all = [[0]] + (states.first ?? []).map { [$0] }
      return
    }
    let both = states[0].flatMap { own in states[1].map { [own, $0] } }
    all = [[0, 0]] + states[0].map { [$0, 0] } + states[1].map { [0, $0] } + both
  }

  func next(after current: [Int]) -> [Int] {
    let index = all.firstIndex(of: current).map { $0 + 1 } ?? 0
    return all[index % all.count]
  }
}
