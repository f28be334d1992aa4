import PokedexDomain

/// The wishes that the EVs of the Pokémon of a duel may serve, each with the spread that reaches it.
struct SpreadWish {
  let title: String
  let spread: Spread

  /// The EVs, or what they lack.
  func detail(arePoints: Bool) -> String {
    guard let effort = spread.effort else {
      return spread.results.first { !$0.isReached }?.verdict ?? worded("impossible")
    }
    return spread.isPossible
      ? "\(effort.brief) · \(spread.count)" : spread.tooMany(arePoints: arePoints)
  }
}

extension DamageViewModel {
  /// A chooser among spreads of EVs against the foe that is looked at; `nil` without one. The chosen
  /// spread becomes that of the duel and of the team's member.
  package var spreadChooser: ChooserViewModel? {
    guard let table = calculated, let foe = selectedFoe else { return nil }
    let wishes = SpreadWishes(
      table: table, foe: foe, selected: selectedRow, conditions: settings.conditionsOnFoes,
      name: { [self] in name(of: $0) }
    ).all
    let arePoints = table.isChampions
    return ChooserViewModel(
      title: arePoints
        ? worded("Stat points for \(subjectName)") : worded("EVs for \(subjectName)"),
      emptyText: worded("These games have no EVs to distribute"),
      among: {
        wishes.enumerated().map {
          Choosable($0, $1.title, detail: $1.detail(arePoints: arePoints))
        }
      },
      reporting: { [self] in take(wishes[$0], arePoints) })
  }

  private var selectedRow: DamageRow? {
    selectedLine.flatMap { line in calculated.flatMap { $0.row(ofLine: line) } }
  }

  private func take(_ wish: SpreadWish, _ arePoints: Bool) -> StatusMessage? {
    guard wish.spread.isPossible else {
      return StatusMessage(
        "\(wish.title): \(wish.detail(arePoints: arePoints))", isError: true)
    }
    guard var set = calculated?.subject else { return nil }
    set.member.effort = wish.spread.set.member.effort
    set.isTypical = false
    return settings.take(set, for: member)
  }
}

/// Makes the wishes against a foe.
@MainActor private struct SpreadWishes {
  let table: DamageTable
  let foe: Int
  /// The attack that is looked at.
  let selected: DamageRow?
  /// Those of the Pokémon's own attacks.
  let conditions: BattleConditions
  let name: (BattleSet) -> String

  private var show: ShowDamage { table.show }
  private var own: BattleSet { table.subject }
  private var target: BattleSet { table.foes[foe] }

  var all: [SpreadWish] {
    let outspeed = SpreadGoal.outspeed(target)
    let slower = worded("outspeed \(name(target))")
    let (strongest, known) = (survived(mostly.prefix(1)), survived(knownAttacks[...]))
    var wishes: [(String, [SpreadGoal])] = strongest.isEmpty ? [] : [(survival, strongest)]
    if known.count > 1 {
      wishes.append((worded("survive each known attack of \(name(target))"), known))
    }
    wishes.append((slower, [outspeed]))
    wishes += wishes.dropLast().map { ("\($0), \(slower)", $1 + [outspeed]) }
    if table.foes.count > 1 {
      wishes.append((worded("outspeed all foes"), table.foes.map { .outspeed($0) }))
    }
    return (wishes + knockout).compactMap { wish($0, $1) }
  }

  private func wish(_ title: String, _ goals: [SpreadGoal]) -> SpreadWish? {
    do throws(PokedexError) {
      let spread = try show.spread(of: own, reaching: goals, in: show.existing(conditions))
      return SpreadWish(title: title, spread: spread)
    } catch { return nil }
  }

  // MARK: Attacks

  /// The foe's attacks that do damage: the one that is looked at, then the strongest first.
  private var mostly: [DamageRow] {
    guard table.attackingFoe != foe else { return [selected].compactMap(\.self) + knownAttacks }
    return knownAttacks
  }

  private var knownAttacks: [DamageRow] {
    let rows =
      table.attackingFoe == foe
      ? table.rows : show(target, on: [own], in: conditions.reversed)
    return rows.bestFirst(on: 0).map { rows[$0] }.filter { doesDamage($0, 0) }
  }

  private func doesDamage(_ row: DamageRow, _ target: Int) -> Bool {
    row.cells[target].map { $0.damage.range.upperBound > 0 } ?? false
  }

  /// Only a set says which attacks the foe knows.
  private func survived(_ rows: ArraySlice<DamageRow>) -> [SpreadGoal] {
    guard rows.count < 2 || !target.member.moves.isEmpty else { return [] }
    return rows.map { .survive(target, $0.teamMove, percent: 100) }
  }

  private var survival: String {
    let move = mostly.first?.title(show) ?? ""
    return worded("survive \(name(target)): \(move)")
  }

  /// To knock the foe out with the attack that is looked at.
  private var knockout: [(String, [SpreadGoal])] {
    guard table.attackingFoe == nil, let selected, doesDamage(selected, foe) else { return [] }
    let title = worded("knock out \(name(target)): \(selected.title(show))")
    return [(title, [.knockOut(target, selected.teamMove, percent: 100)])]
  }
}
