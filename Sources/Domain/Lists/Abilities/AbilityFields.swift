/// Query fields and columns of abilities.
extension AbilityRows {
  package static let fields: [QueryField<AbilityRows>] = [
    QueryField(
      ["name", "n"], "the name, in any language", .name, ["name:levitate", "name:schwebe"]),
    .called("levitate"),
    .number(
      ["gen", "g"], title: "Gen", "generation of debut",
      Measure(isRoman: true) { $0.table.column(\.generation) }, ["gen:9", "gen<=3 hidden>5"]),
    .number(
      ["pokemon", "forms"], title: "Pokémon", "how many forms can have it",
      Measure { $0.bearers.forms }, ["pokemon>10", "pokemon:0 is:main"]),
    .number(
      ["hidden"], title: "Hidden", "how many forms have it as their hidden ability",
      Measure { $0.bearers.hidden }, ["hidden>=10", "hidden=pokemon hidden>0"]),
    .number(
      ["species"], title: "Species", "how many species can have it",
      Measure { $0.bearers.species }, ["species:1"]),
    QueryField(
      ["of"], "the Pokémon can have it", .choice(.bearer, nil),
      ["of:garchomp", "of:eevee,vaporeon"]),
    QueryField(
      ["immune"], "makes the Pokémon immune to the type", .choice(.effect { $0 == 0 }, nil),
      ["immune:ground", "immune:water"]),
    QueryField(
      ["resists"], "reduces damage from the type", .choice(.effect { 1..<100 ~= $0 }, nil),
      ["resists:fire"]),
    QueryField(
      ["weak"], "increases damage from the type", .choice(.effect { $0 > 100 }, nil),
      ["weak:fire"]),
    .traits("kind of ability", traits, ["is:main", "-is:main"]),
  ]

  /// The values of `is:` for abilities.
  package static let traits: [RowTrait<AbilityRows>] = [
    RowTrait("main", "in the main series, not only in spin-off games") { rows in
      let column = rows.table.column(\.isMainSeries)
      return RowSet(count: rows.count) { column[$0] == 1 }
    }
  ]

  package static let columns: [QueryColumn<AbilityRows>] = [
    .name,
    .id(of: "the ability") { $0.table.ids[$1].rawValue },
    .slug(of: "the ability"),
  ]
}

extension Choice<AbilityRows> {
  static let bearer = Choice(
    "Pokémon",
    vocabulary: { $0.pokemon.forms() },
    criterion: { chosen, rows in
      let catalog = rows.pokemon.catalog
      let forms = rows.pokemon.rows(of: chosen)
      let slots = AbilitySlots(catalog)
      return Criterion(
        rows: { rows in
          var found = RowSet(count: rows.count)
          for ability in forms.flatMap({ slots.abilities(of: $0) }) {
            if let row = rows.table.row(of: ability) { found.insert(row) }
          }
          return found
        },
        reason: { rows, row in
          let isHidden = forms.contains { slots.isHidden(rows.table.ids[row], of: $0) }
          return chosen.name + (isHidden ? " (hidden)" : "")
        })
    })

  /// Matches abilities by their effect on the damage of a type's attacks.
  ///
  /// - Parameter matches: Returns whether a percentage of normal damage matches.
  static func effect(_ matches: @escaping @Sendable (Int) -> Bool) -> Choice {
    Choice(
      "type", vocabulary: { .types($0) },
      criterion: { chosen, rows in
        let types = chosen.ids(PokemonType.self)
        let effects = rows.effects().mapValues { effects in
          effects.filter { types.contains($0.type) && matches($0.percent) }
        }
        return Criterion(
          rows: { rows in
            RowSet(count: rows.count) { !(effects[rows.slugs[$0]] ?? []).isEmpty }
          },
          reason: { rows, row in
            effects[rows.slugs[row]]?.first.map { "\($0.percent) % of \(chosen.name)" }
          })
      })
  }
}

extension AbilityRows {
  /// The effects on the damage of a type's attacks, by the slugs of the abilities that have any.
  fileprivate func effects() -> [String: [AbilityDefence.Effect]] {
    let matchups = pokemon.matchups()
    return pokemon.memo(
      Dictionary(
        slugs.filter { matchups.counts($0) }
          .map { ($0, AbilityDefence(of: $0, by: matchups).effects) },
        uniquingKeysWith: { first, _ in first }))
  }
}
