/// Shows the damage that the moves of Pokémon do to other Pokémon.
package struct ShowDamage: Sendable {
  let catalog: Catalog
  package let dex: BattleDex
  private let moveNames: [String]
  private let moves: Table<Move>
  let natures: Table<Nature>
  package let lens: Lens?
  private let learnable: LearnableMoves

  /// - Throws: ``PokedexError/needsDex``, and ``PokedexError/lacking(_:)`` if the stats of the games
  ///   are not known.
  package init(_ catalog: Catalog, through lens: Lens?) throws(PokedexError) {
    let catalog = try catalog.withDex().through(lens)
    self.catalog = catalog
    self.lens = lens
    try lens.checkStats()
    dex = BattleDex(catalog, through: lens)
    let today = catalog.dex.table(Move.self)
    moveNames = catalog.dex.names(of: today)
    moves = lens.map { today.seen(through: $0, in: catalog.dex) } ?? today
    natures = catalog.dex.table(Nature.self)
    learnable = LearnableMoves(catalog, catalog.dex, through: lens)
  }

  /// The most EVs in one stat, or stat points in Champions.
  package var maxEffort: Int { dex.maxEffort }

  /// The most EVs in a stat; in Champions the stat points that the other stats leave.
  package func maxEffort(in stat: Stat, of set: BattleSet) -> Int {
    guard isChampions else { return maxEffort }
    let others = set.member.effort.total - (set.member.effort[stat] ?? 0)
    return min(maxEffort, max(0, StatFormula.maxTotalPoints - others))
  }

  /// Whether all Pokémon are at level 50, and have stat points in place of EVs.
  package var isChampions: Bool { dex.era == .champions }

  /// The damage of each move that does damage, the strongest first.
  ///
  /// - Parameter moves: `nil` for the moves of the attacker's set or, if the set has no moves, for
  ///   all moves that the attacker can learn.
  /// - Returns: nothing for an attacker that the games do not have.
  package func callAsFunction(
    _ attacker: BattleSet, _ moves: [TeamMove]? = nil, on targets: [BattleSet],
    in conditions: BattleConditions = BattleConditions()
  ) -> [DamageRow] {
    guard let user = battler(attacker) else { return [] }
    let foes = targets.map { battler($0) }
    return (moves ?? attacks(of: attacker))
      .compactMap { row($0, attacker.member, user, foes, conditions) }.strongestFirst
  }

  private func row(
    _ move: TeamMove, _ member: TeamMember, _ user: Battler, _ targets: [Battler?],
    _ conditions: BattleConditions
  ) -> DamageRow? {
    guard let attack = attack(move, of: member, conditions) else { return nil }
    return DamageRow(
      move: Named(move.move, moveName(move.move)), attack: attack,
      isTypeAssumed: isTypeAssumed(of: attack, move, of: member),
      cells: targets.map { target in
        target.map { cell(calculation(attack, user, $0, conditions)) }
      })
  }

  /// `nil` for status moves, and for those that do not exist in the games.
  ///
  /// - Parameter member: the user, which decides the type and the power of Hidden Power.
  func attack(
    _ move: TeamMove, of member: TeamMember? = nil, _ conditions: BattleConditions
  ) -> BattleMove? {
    let known = member.flatMap { dex.move(move, of: $0) } ?? dex.move(move.move, type: move.type)
    guard var attack = known, attack.category != .status else { return nil }
    attack.isCritical = conditions.isCritical
    attack.hits = conditions.hits
    attack.turn = conditions.turn
    attack.isStellarFirstUse = conditions.isStellarFirstUse
    return attack
  }

  func calculation(
    _ attack: BattleMove, _ user: Battler, _ target: Battler, _ conditions: BattleConditions
  ) -> DamageCalculation {
    var calculation = DamageCalculation(
      era: dex.era, attacker: user, defender: target, move: attack)
    calculation.field = conditions.field
    calculation.enterField()
    return calculation
  }

  func cell(_ calculation: DamageCalculation) -> DamageCell {
    let result = dex.formula.result(of: calculation)
    return DamageCell(
      damage: result.damage, notCounted: OmittedEffects.causes(in: calculation),
      hp: calculation.defender.stats.hp, left: result.left, knockout: result.knockout,
      noDamage: result.noDamage,
      field: calculation.field, setters: calculation.setters, usedAs: result.usedAs,
      unused: dex.formula.unused(in: calculation, result.damage))
  }

  // MARK: Sets

  /// The set with a training that the games have.
  package func fitted(_ set: BattleSet) -> BattleSet { dex.fitted(set) }

  /// The gap if the games do not have the Pokémon. Its damage is calculated all the same if its
  /// generation has it.
  package func absence(of set: BattleSet) -> GameGap? {
    catalog.absence(of: set.member.form, from: lens)
  }

  /// The Pokémon and the values of its set that the games lack, and that damage ignores.
  package func gaps(of set: BattleSet) -> [GameGap] {
    let lacking = SetField.all.compactMap { field -> GameFeature? in
      guard field.calculation != nil, case .having(let feature) = field.games,
        !field.isOfDynamax || set.dynamax != nil
      else { return nil }
      return field.isSet(in: set.member) ? feature : nil
    }
    let states: [GameFeature] =
      (set.tera == nil ? [] : [.terastallization]) + (set.dynamax == nil ? [] : [.dynamax])
      + (set.usesZMoves ?? false ? [.zMoves] : [])
    return [absence(of: set)].compactMap { $0 }
      + (lacking + states).unique.compactMap { lens.gap($0) }
  }

  /// The accuracy of a row's move in percent, as in the games; `nil` if it never misses, as Z-Moves and
  /// Max Moves do.
  package func accuracy(of row: DamageRow) -> Int? {
    row.usedAs == nil ? moves[row.move.id]?.accuracy : nil
  }

  func moveName(_ move: ID<Move>) -> String {
    moves.row(of: move).map { moveNames[$0] } ?? "#\(move)"
  }

  /// Whether the games have a move.
  package func has(_ move: ID<Move>) -> Bool { dex.move(move) != nil }

  package func doesDamage(_ move: TeamMove) -> Bool {
    attack(move, BattleConditions()) != nil
  }

  /// Whether the games have a Pokémon.
  package func has(_ set: BattleSet) -> Bool { dex.untrained(set.member.form) != nil }

  /// - Returns: `nil` if the games do not have the Pokémon.
  func battler(_ set: BattleSet) -> Battler? {
    var set = set
    set.usesZMoves = usesZMoves(set)
    return dex.battler(set)
  }

  /// - Throws: ``PokedexError/lacking(_:)`` if the games do not have the Pokémon,
  ///   ``PokedexError/notFound(_:)`` if there is none.
  @discardableResult
  package func requireBattler(_ set: BattleSet) throws(PokedexError) -> Battler {
    if let battler = battler(set) { return battler }
    if let gap = absence(of: set) { throw .lacking(gap.text) }
    let form = set.member.form
    throw .notFound(catalog.name(of: form) ?? "Pokémon \(form)")
  }

  /// The moves of a set, among them status moves; if it has none, all that it can learn.
  func attacks(of set: BattleSet) -> [TeamMove] {
    let member = set.member
    guard member.moves.isEmpty else { return member.moves }
    if !set.hasFormatLevel, let learned = learnable.onTheWay(member) { return learned }
    // With Sketch, a Pokémon can know any move.
    return (learnable(member.form)?.sorted() ?? moves.ids).map { TeamMove($0) }
  }

  /// A member as the games have it, with what is assumed if it is not known: the first ability, and
  /// typical training.
  ///
  /// - Parameter level: The level of the format, for a member without one.
  package func set(_ member: TeamMember, level: Int? = nil) -> BattleSet {
    var set = dex.set(member, level: level)
    set.member.ability = member.ability ?? dex.usualAbility(of: member.form)
    guard member.nature == nil, member.effort.isEmpty else { return set }
    let typical = dex.typical(member.form, level: member.level)
    set.member.nature = typical.member.nature
    set.member.effort = typical.member.effort
    set.isTypical = typical.isTypical
    return set
  }
}

extension [DamageRow] {
  fileprivate var strongestFirst: [DamageRow] {
    let keys = map { ($0.strength, $0.excess, $0.move.name) }
    return indices.sorted { left, right in
      (keys[left].0, keys[left].1, keys[right].2) > (keys[right].0, keys[right].1, keys[left].2)
    }.map { self[$0] }
  }
}
