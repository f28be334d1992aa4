extension Choice<ItemRows> {
  /// `holder:pikachu@platinum>=50`, in percent.
  static let holder = Choice(
    "Pokémon", details: [.amount, .game],
    vocabulary: { $0.pokemon.forms() },
    criterion: { chosen, rows in
      let all = rows.holdings()
      let holdings = rows.pokemon.rows(of: chosen).flatMap { all.held(by: $0) }.filter {
        chosen.allows($0.group, rows.lens) && chosen.holds(of: Double($0.rarity))
      }
      return Criterion(
        rows: { rows in
          holdings.reduce(into: RowSet(count: rows.count)) { $0.insert($1.item) }
        },
        reason: { _, row in
          let rarities = holdings.filter { $0.item == row }.map(\.rarity)
          guard let low = rarities.min(), let high = rarities.max() else { return nil }
          return "\(chosen.name) \(rangeText(low, high)) %"
        })
    })

  /// `machine:earthquake@platinum`.
  static let machine = Choice(
    "move", details: .game,
    vocabulary: { $0.vocabulary(of: Move.self) },
    criterion: { chosen, rows in
      let moves = chosen.ids(Move.self)
      let machines = rows.machines().all
        .filter { moves.contains($0.move) && chosen.allows($0.group, rows.lens) }
      return Criterion(
        rows: { rows in
          machines.reduce(into: RowSet(count: rows.count)) { $0.insert($1.item) }
        },
        reason: { rows, row in
          let groups = machines.filter { $0.item == row }.map(\.group)
          return rows.summary(of: groups).map { "\(chosen.name) in \($0)" }
        })
    })

  static let evolves = Choice(
    "Pokémon",
    vocabulary: { $0.pokemon.forms() },
    criterion: { chosen, rows in
      let forms = rows.pokemon.rows(of: chosen)
      let needs = rows.evolutionNeeds().all.filter { forms.contains($0.form) }
      return Criterion(
        rows: { rows in
          needs.reduce(into: RowSet(count: rows.count)) { $0.insert($1.item) }
        },
        reason: { rows, row in
          let into = needs.filter { $0.item == row }
            .compactMap { rows.pokemon.catalog.name(of: $0.species) }
          return "\(chosen.name) becomes \(into.unique.joined(separator: ", "))"
        })
    })
}

extension ItemRows {
  /// Returns the newest of the games and the number of others: `Platinum and 2 more games`.
  fileprivate func summary(of games: [ID<VersionGroup>]) -> String? {
    let groups = dex.table(VersionGroup.self)
    let newest = games.max { groups.order(of: $0) < groups.order(of: $1) }
    guard let newest else { return nil }
    let others = Set(games).count - 1
    return GameNames(dex)[newest] + GameNames.others(others)
  }
}
