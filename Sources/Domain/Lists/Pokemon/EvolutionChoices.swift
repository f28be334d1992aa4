extension PokemonRows {
  static let evolutionFields: [QueryField<PokemonRows>] = [
    QueryField(
      ["evolves"], title: "Level",
      "evolves further by this method or with this item; a number is compared with the level",
      number: "lowest level at which it evolves further",
      .choice(.evolves, .evolutionLevel),
      ["evolves:level", "evolves:trade", "evolves:thunder-stone", "evolves>30"]
    ).ofDex,
    QueryField(
      ["reached"], title: "From",
      "lowest level that its evolutions allow", .number(.reachedLevel), ["reached<=20"]
    ).ofDex,
    QueryField(
      ["evolved"], "is reached by this method or with this item", .choice(.evolved, nil),
      ["evolved:trade", "evolved:friendship"]
    ).ofDex,
    QueryField(
      ["stage"], title: "Stage", "evolution stage: 1 for an unevolved Pokémon",
      .number(Measure { $0.family().stages }), ["stage:3"]),
    QueryField(
      ["family"], "is in the evolution family of the Pokémon", .choice(.family, nil),
      ["family:eevee", "family:glurak"]),
  ]
}

extension Measure<PokemonRows> {
  /// The lowest level at which a form may evolve.
  static let evolutionLevel = Measure(suffix: "") { rows in
    var levels = [Int32](repeating: .min, count: rows.count)
    for route in rows.routes() {
      guard let level = route.minLevel else { continue }
      for row in rows.rows(taking: route) {
        levels[row] = levels[row] == .min ? Int32(level) : min(levels[row], Int32(level))
      }
    }
    return levels
  }
}

extension Measure<PokemonRows> {
  /// The lowest level at which a form may exist, if it is obtained by evolution.
  static let reachedLevel = Measure(suffix: "") { rows in
    var levels: [Int: Int] = [:]
    // A family has two evolutions in a row at most.
    for _ in 1...2 {
      var next: [Int: Int] = [:]
      for route in rows.routes() {
        let from = rows.rows(taking: route).compactMap { levels[$0] }.min() ?? 1
        let level = max(from, route.minLevel ?? 1)
        for row in rows.rows(reachedBy: route) { next[row] = min(next[row] ?? level, level) }
      }
      levels = next
    }
    return (0..<rows.count).map { Int32(clamping: levels[$0] ?? 1) }
  }
}

extension Choice<PokemonRows> {
  private static let ways: [(slug: String, others: [String])] = [
    ("level", []), ("trade", []), ("item", ["stone"]), ("friendship", ["happiness"]),
    ("beauty", []), ("affection", []), ("move", []), ("place", ["location"]), ("day", []),
    ("night", []), ("dusk", []), ("held-item", []), ("party", []), ("rain", []), ("stats", []),
    ("female", []), ("male", []),
  ]

  /// Those who evolve further by a way.
  static let evolves = evolution(
    of: { rows, route in rows.rows(taking: route) },
    reason: { rows, routes in
      let into = routes.compactMap { route in
        rows.catalog.name(of: route.to).map { name in
          route.minLevel.map { "\(name) from level \($0)" } ?? name
        }
      }
      return "becomes \(into.unique.joined(separator: ", "))"
    })

  /// Those who are reached by a way.
  static let evolved = evolution(
    of: { rows, route in rows.rows(reachedBy: route) },
    reason: { rows, routes in
      "from \(routes.compactMap { rows.catalog.name(of: $0.from) }.unique.joined(separator: ", "))"
    })

  /// A way to evolve, a required item, or one of PokeAPI's triggers.
  ///
  /// - Parameters:
  ///   - concerned: Returns the rows that a route is about.
  ///   - reason: Says why a row matches, by the routes that it matches with.
  private static func evolution(
    of concerned: @escaping @Sendable (PokemonRows, EvolutionRoute) -> [Int],
    reason: @escaping @Sendable (PokemonRows, [EvolutionRoute]) -> String
  ) -> Choice {
    Choice(
      "evolution method",
      vocabulary: { rows in
        let dex = rows.dex
        return Vocabulary(ways)
          + Vocabulary([
            Vocabulary.Part(EvolutionTrigger.self, in: dex),
            Vocabulary.Part(Item.self, in: dex),
          ])
      },
      criterion: { chosen, _ in
        let items = chosen.ids(Item.self)
        let triggers = chosen.ids(EvolutionTrigger.self)
        let words = chosen.entries.filter { $0.kind == nil }.map(\.slug)
        let matches = { @Sendable (route: EvolutionRoute) in
          words.contains { route.isBy($0) } || triggers.contains(route.trigger)
            || [route.item, route.heldItem].contains { $0.map { items.contains($0) } ?? false }
        }
        return Criterion(
          rows: { rows in
            var found = RowSet(count: rows.count)
            for route in rows.routes() where matches(route) {
              for row in concerned(rows, route) { found.insert(row) }
            }
            return found
          },
          reason: { rows, row in
            let routes = rows.routes().filter {
              matches($0) && concerned(rows, $0).contains(row)
            }
            return routes.isEmpty ? nil : reason(rows, routes)
          })
      })
  }

  static let family = Choice(
    "Pokémon",
    vocabulary: { $0.forms() },
    criterion: { chosen, _ in
      let forms = chosen.ids(Form.self)
      return Criterion(
        rows: { rows in
          let chains = rows.family().chains
          let wanted = forms.compactMap { rows.catalog.forms.row(of: $0) }.map { chains[$0] }
          return RowSet(count: rows.count) { wanted.contains(chains[$0]) && chains[$0] != .min }
        },
        reason: { _, _ in nil })
    })
}

extension EvolutionRoute {
  /// Returns whether a word of the query language matches the route.
  fileprivate func isBy(_ way: String) -> Bool {
    switch way {
    case "level": minLevel != nil
    // PokeAPI's IDs of triggers.
    case "trade": trigger == 2
    case "item": item != nil
    case "held-item": heldItem != nil
    case "friendship": minHappiness != nil
    case "beauty": minBeauty != nil
    case "affection": minAffection != nil
    case "move": knownMove != nil || usedMove != nil || knownMoveType != nil
    case "place": location != nil || nearSpecialRock || region != nil
    case "day": timeOfDay == TimeOfDay.day.rawValue
    case "night": timeOfDay == TimeOfDay.night.rawValue
    case "dusk": timeOfDay == TimeOfDay.dusk.rawValue
    case "party": partySpecies != nil || partyType != nil
    case "rain": needsOverworldRain
    case "stats": relativePhysicalStats != nil
    case "female": gender == 1
    case "male": gender == 2
    default: false
    }
  }
}

extension PokemonRows {
  /// Returns the rows that may take an evolution route: the form that it names, or else the default
  /// form of the species.
  func rows(taking route: EvolutionRoute) -> [Int] { rows(of: route.from, route.baseForm) }

  /// Returns the rows that an evolution route leads to.
  func rows(reachedBy route: EvolutionRoute) -> [Int] { rows(of: route.to, route.evolvedForm) }

  private func rows(of species: ID<Species>, _ form: ID<Form>?) -> [Int] {
    if let form { return catalog.forms.row(of: form).map { [$0] } ?? [] }
    guard let species = catalog.species.row(of: species) else { return [] }
    let forms = catalog.species.lists(\.forms)[species].compactMap { $0 }
    return forms.compactMap { catalog.forms.row(of: ID($0)) }.filter { row in
      catalog.forms.column(\.isDefault)[row] == 1
    }
  }
}

extension Catalog {
  /// Returns the name of the default form of a species.
  func name(of species: ID<Species>) -> String? {
    guard let row = self.species.row(of: species),
      let form = self.species.lists(\.forms)[row].first.flatMap({ $0 })
    else { return nil }
    return forms.row(of: ID(form)).map { names[$0] }
  }
}
