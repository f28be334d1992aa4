/// Query fields and columns of types.
extension TypeRows {
  package static let fields: [QueryField<TypeRows>] = [
    QueryField(["name", "n"], "the name, in any language", .name, ["name:fire", "name:feu"]),
    .called("fire"),
    .number(
      ["gen", "g"], title: "Gen", "generation of debut",
      Measure(isRoman: true) { $0.table.column(\.generation) }, ["gen>1"]),
    .number(
      ["pokemon", "forms"], title: "Pokémon", "how many forms have the type",
      Measure { $0.bearers.all }, ["pokemon>=100"]),
    .number(
      ["alone"], title: "Pure", "how many forms have this type alone",
      Measure { $0.bearers.alone }, ["alone<20"]),
    .number(
      ["moves"], title: "Moves", "how many moves have the type",
      Measure { $0.moves() }, ["moves>50"]),
    QueryField(
      ["beats"], "is super effective against the type",
      .choice(.attack { $0 > 100 }, nil), ["beats:steel", "beats:dragon"]),
    QueryField(
      ["weak"], "takes more than normal damage from the type",
      .choice(.defence { $0 > 100 }, nil), ["weak:ground"]),
    QueryField(
      ["resists"], "takes half of normal damage, or none, from the type",
      .choice(.defence { $0 < 100 }, nil), ["resists:fire -resists:water"]),
    QueryField(
      ["immune"], "takes no damage from the type", .choice(.defence { $0 == 0 }, nil),
      ["immune:ghost"]),
  ]

  package static let columns: [QueryColumn<TypeRows>] = [
    .type("name", title: "Name", "the name") { $0.table.ids.map { Int32(clamping: $0.rawValue) } },
    others("beats", title: "Beats", "the types that it is super effective against") {
      $0[$1, $2] > 100
    },
    others("weak", title: "Weak to", "the types that are super effective against it") {
      $0[$2, $1] > 100
    },
    others("resists", title: "Resists", "the types that it resists or is immune to") {
      $0[$2, $1] < 100
    },
    .slug(),
  ]

  /// The types that meet a condition with each type.
  private static func others(
    _ name: String, title: String, _ summary: String,
    _ condition: @escaping @Sendable (TypeChart, ID<PokemonType>, ID<PokemonType>) -> Bool
  ) -> QueryColumn<TypeRows> {
    QueryColumn(name, title: title, summary, kind: .list) { listing, rows in
      let (table, chart, names) = (listing.rows.table, listing.rows.chart, listing.rows.names)
      return rows.map { row in
        let met = chart.types.filter { condition(chart, table.ids[row], $0) }
        let types = met.compactMap { type in
          table.row(of: type).map { Named(type, names[$0]) }
        }
        return .types(types, separator: ", ")
      }
    }
  }
}

extension Choice<TypeRows> {
  /// Matches the damage that the type's attacks do to another type.
  static func attack(_ condition: @escaping @Sendable (Int) -> Bool) -> Choice {
    damage(condition) { $0[$1, $2] }
  }

  /// Matches the damage that the type takes from another type.
  static func defence(_ condition: @escaping @Sendable (Int) -> Bool) -> Choice {
    damage(condition) { $0[$2, $1] }
  }

  private static func damage(
    _ condition: @escaping @Sendable (Int) -> Bool,
    percent: @escaping @Sendable (TypeChart, ID<PokemonType>, ID<PokemonType>) -> Int
  ) -> Choice {
    Choice(
      "type", vocabulary: { .types($0) },
      criterion: { chosen, _ in
        let others = chosen.ids(PokemonType.self)
        return Criterion(
          rows: { rows in
            RowSet(count: rows.count) { row in
              others.contains { condition(percent(rows.chart, rows.table.ids[row], $0)) }
            }
          },
          reason: { rows, row in
            let multipliers = others.map {
              "×\(Multiplier(percent(rows.chart, rows.table.ids[row], $0)).text)"
            }
            return "\(chosen.name) \(multipliers.joined(separator: " "))"
          })
      })
  }
}
