// The query fields about damage between Pokémon with typical training.

extension PokemonRows {
  static let damageFields: [QueryField<PokemonRows>] = [
    QueryField(
      ["kos"], aliases: ["ohko", "ohkos"],
      """
      has a move (or the given move) that always knocks out the named Pokémon in one hit, if both \
      have typical training
      """,
      .choice(.knocksOut, nil), ["kos:dragonite/ice-beam", "kos:garchomp type:ice"]),
    QueryField(
      ["survives"],
      """
      always survives each move of the named Pokémon (or the given move) from full HP, if both have \
      typical training
      """,
      .choice(.survives, nil), ["survives:garchomp/earthquake", "survives:dragonite type:steel"]),
  ].map(\.ofDex)
}

extension Choice<PokemonRows> {
  static let knocksOut = Choice(
    "Pokémon", details: [.move], countsCompletions: false,
    vocabulary: { $0.forms() },
    criterion: { chosen, rows throws(RefusedValue) in
      let duel = try DamageDuel(chosen, rows)
      return Criterion(
        rows: { rows in duel.knockingOut(rows) },
        reason: { rows, row in duel.reason(dealt: row, rows) })
    })

  static let survives = Choice(
    "Pokémon", details: [.move], countsCompletions: false,
    vocabulary: { $0.forms() },
    criterion: { chosen, rows throws(RefusedValue) in
      let duel = try DamageDuel(chosen, rows)
      return Criterion(
        rows: { rows in duel.surviving(rows) },
        reason: { rows, row in duel.reason(taken: row, rows) },
        gap: { duel.gap($0) })
    })
}

/// The foe of a query and, if it names one, the move.
private struct DamageDuel {
  private let foe: Battler
  private let row: Int
  private let name: String
  private let move: (attack: BattleMove, id: ID<Move>)?

  /// - Throws: ``RefusedValue`` for a status move, or if the games lack the foe or the move.
  init(_ chosen: Chosen, _ rows: PokemonRows) throws(RefusedValue) {
    let duels = rows.knockouts()
    guard let row = rows.rows(of: chosen).first,
      let foe = duels.battler(rows.catalog.forms.ids[row])
    else { throw RefusedValue(reason: worded("\(chosen.name) does not exist in these games")) }
    self.foe = foe
    self.row = row
    name = rows.names[row]
    guard let entry = chosen.move else {
      move = nil
      return
    }
    guard let attack = duels.dex.move(ID(entry.id)) else {
      throw RefusedValue(reason: worded("\(entry.name) does not exist in these games"))
    }
    guard attack.category != .status else {
      throw RefusedValue(reason: worded("\(entry.name) is a status move: it does no damage"))
    }
    move = (attack, ID(entry.id))
  }

  /// The gap if the stats are not known, or the foe's moves count, but are not known.
  func gap(_ rows: PokemonRows) -> GameGap? {
    rows.lens.statGap ?? (move == nil ? rows.gap(about: "move") : nil)
  }

  // MARK: Rows

  func knockingOut(_ rows: PokemonRows) -> RowSet {
    guard rows.lens.statGap == nil else { return RowSet(count: rows.count) }
    let duels = rows.knockouts()
    let ids = rows.catalog.forms.ids
    if let move {
      let learners = rows.learners(of: [move.id])
      return RowSet(count: rows.count) { row in
        guard learners.contains(row), let user = duels.battler(ids[row]) else { return false }
        return duels.knocksOut(move.attack, by: user, on: foe, isCertain: true)
      }
    }
    let attacks = rows.attacks()
    return RowSet(count: rows.count) { row in
      guard attacks.hasSome(row), let user = duels.battler(ids[row]) else { return false }
      return duels.move(
        among: attacks[row], by: user, on: foe, isCertain: true) != nil
    }
  }

  func surviving(_ rows: PokemonRows) -> RowSet {
    guard gap(rows) == nil else { return RowSet(count: rows.count) }
    let duels = rows.knockouts()
    let ids = rows.catalog.forms.ids
    let attacks = bounds(rows)
    return RowSet(count: rows.count) { row in
      guard let target = duels.battler(ids[row]) else { return false }
      return duels.move(
        among: attacks, by: foe, on: target, isCertain: false) == nil
    }
  }

  /// The given move, or all that the foe learns.
  private func bounds(_ rows: PokemonRows) -> [DamageBound] {
    if let move { return [rows.knockouts().bound(move.attack)] }
    return rows.attacks(of: row)
  }

  // MARK: Reasons

  func reason(dealt row: Int, _ rows: PokemonRows) -> String? {
    let duels = rows.knockouts()
    guard let user = duels.battler(rows.catalog.forms.ids[row]) else { return nil }
    var attack = move?.attack
    if attack == nil {
      attack = duels.move(
        among: rows.attacks()[row], by: user, on: foe, isCertain: true)
    }
    guard let attack else { return nil }
    let share = Self.share(duels.damage(attack, by: user, on: foe), of: foe)
    let move = rows.moveName(attack.slug)
    return worded("\(move) does \(share) to \(name)")
  }

  /// The damage of the foe's strongest attack, or of the given move.
  func reason(taken row: Int, _ rows: PokemonRows) -> String? {
    let duels = rows.knockouts()
    guard let target = duels.battler(rows.catalog.forms.ids[row]) else { return nil }
    let strongest = bounds(rows)
      .map { (slug: $0.move.slug, damage: duels.damage($0.move, by: foe, on: target)) }
      .max { $0.damage.range.upperBound < $1.damage.range.upperBound }
    guard let strongest else { return nil }
    let share = Self.share(strongest.damage, of: target)
    let move = rows.moveName(strongest.slug)
    return worded("takes \(share) from \(name)'s \(move)")
  }

  /// The damage as part of the target's HP: `64.3–76.1 %`.
  private static func share(_ damage: Damage, of target: Battler) -> String {
    let range = damage.range
    let parts = [range.lowerBound, range.upperBound].map {
      Numbers.tenths($0 * 1000 / max(1, target.hp))
    }
    return parts[0] == parts[1] ? "\(parts[0]) %" : "\(parts[0])–\(parts[1]) %"
  }
}

extension PokemonRows {
  /// The damaging moves that each row can learn.
  func attacks() -> KnownAttacks {
    attacksMemo(readAttacks())
  }

  /// Reads the learners of each move, which is faster than reading the moves of each Pokémon.
  private func readAttacks() -> KnownAttacks {
    let bounds = knockouts().bounds(dex.table(Move.self).ids)
    var own = [RowSet](repeating: RowSet(count: bounds.count), count: count)
    for (index, learners) in ownLearners(of: bounds.map(\.move)).enumerated() {
      for row in learners.rows { own[row].insert(index) }
    }
    for row in ownLearners(of: [.sketch]).flatMap(\.rows) { own[row] = RowSet(all: bounds.count) }
    let sources = learnsetSources()
    let known = own.indices.map { row in
      sources[row].reduce(into: own[row]) { $0.formUnion(own[$1]) }
    }
    return KnownAttacks(bounds: bounds.map(\.bound), known: known)
  }

  /// The damaging moves that one row can learn.
  fileprivate func attacks(of row: Int) -> [DamageBound] {
    let moves = moves(of: row) { $0.moves(through: self.lens) }
    let known = moves.contains(.sketch) ? dex.table(Move.self).ids : moves.sorted()
    return knockouts().bounds(known).map(\.bound)
  }

  /// The damaging moves that one row has learned by a level.
  func attacks(of row: Int, byLevel level: Int) -> [DamageBound] {
    let moves = moves(of: row) { $0.moves(byLevel: level, through: self.lens) }
    return knockouts().bounds(moves.sorted()).map(\.bound)
  }

  /// A part of the learnsets of a row and of those from which it has moves.
  private func moves(of row: Int, _ part: (Learnset) -> Set<ID<Move>>) -> Set<ID<Move>> {
    var moves: Set<ID<Move>> = []
    for source in [row] + learnsetSources()[row] {
      moves.formUnion(part(dex.learnset(of: catalog.forms.ids[source])))
    }
    return moves
  }

  fileprivate func moveName(_ slug: String) -> String {
    let table = dex.table(Move.self)
    let names = dex.names(of: table)
    return table.slugs.firstIndex(of: slug).map { names[$0] } ?? titled(slug)
  }
}

/// The damaging moves that each row can learn. All rows share the list of moves.
struct KnownAttacks: Sendable {
  let bounds: [DamageBound]
  /// The positions in the list, row by row.
  let known: [RowSet]

  func hasSome(_ row: Int) -> Bool { !known[row].isEmpty }

  subscript(row: Int) -> some Sequence<DamageBound> {
    known[row].rows.lazy.map { [bounds] in bounds[$0] }
  }
}
