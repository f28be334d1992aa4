import PokedexDomain

/// Tables of the forms, moves and facts of each game.
enum GameTables {
  static let all: [DumpTable] = [
    game, effect,
    forms(in: .generation, "A form in a generation, with its facts as they were then.") {
      $0.generations
    },
    forms(in: .versionGroup, "A form that games have, with its facts as they are there.") {
      $0.games
    },
    moves(in: .generation, "A move in a generation, with its values as they were then.") {
      $0.generations
    },
    moves(in: .versionGroup, "A move that games have, with its values as they are there.") {
      $0.games
    },
    evolution, source,
  ]

  private static let game = DumpTable(
    "game", "What games have, and by which rules they compute.",
    [
      .link(.versionGroup, "The games."),
      .text(
        "training",
        "How stats are raised: by \(TrainingSystem.allCases.map(\.rawValue).joined(separator: ", "))."
      ),
      .link(
        .generation, as: "catching",
        "The generation by whose rules Pokémon are caught; empty if none are, or not known.",
        isOptional: true),
    ] + GameFeature.allCases.map { .number($0.column, "1 if they have \($0.words), else 0.") },
    key: ["version_group_id"]
  ) { source, insert in
    let games = source.dex.table(VersionGroup.self)
    for row in 0..<games.count {
      let rules = GameRules(of: games[row])
      try insert(
        [
          DumpValue(games.ids[row]), .text(rules.training.rawValue),
          DumpValue(rules.catching?.rawValue),
        ] + GameFeature.allCases.map { DumpValue(rules.has($0)) })
    }
  }

  private static let effect = DumpTable(
    "type_effect", "How effective a type is against another in a generation.",
    [
      .link(.generation, "The generation."), .link(.type, as: "attacking", "The type of the move."),
      .link(.type, as: "defending", "A type of the target."),
      .number("percent", "0, 50, 100 or 200; of two types of a target, both factors count."),
    ], key: ["generation_id", "attacking_id", "defending_id"]
  ) { source, insert in
    for generation in source.dex.table(Generation.self).ids {
      let chart = TypeChart(source.dex.table(PokemonType.self), generation: generation)
      for attacking in chart.types {
        for defending in chart.types {
          try insert([
            DumpValue(generation), DumpValue(attacking), DumpValue(defending),
            .number(chart[attacking, defending]),
          ])
        }
      }
    }
  }

  private static func forms(
    in kind: Kind, _ meaning: String, _ lenses: @escaping @Sendable (DumpSource) -> [(Int, Lens)]
  ) -> DumpTable {
    let fields = Form.fields.filter { Form.namesOfPastFields.contains($0.name) }
    let columns = fields.map { DumpColumn($0, of: Form(id: 1, slug: ""), DumpKind.formFields) }
    return DumpTable(
      "form_in_\(kind == .generation ? "generation" : "game")", meaning,
      [.link(kind, "Where."), .link(.form, "The form.")] + columns
        + [.number("total", "The sum of the base stats; in generation I, Special counts once.")],
      key: ["\(kind.table)_id", "form_id"]
    ) { source, insert in
      for (number, lens) in lenses(source) {
        for id in lens.roster(in: source.dex).sorted() {
          guard let form = source.catalog.forms[id]?.seen(through: lens) else { continue }
          try insert(
            [.number(number), DumpValue(id)] + fields.map { DumpValue($0.value(of: form)) }
              + [.number(form.stats.total)])
        }
      }
    }
  }

  private static func moves(
    in kind: Kind, _ meaning: String, _ lenses: @escaping @Sendable (DumpSource) -> [(Int, Lens)]
  ) -> DumpTable {
    let fields = Move.fields.indices.filter { row in
      Move.fields[row].isNumber && !MoveBits.fields.contains(Move.fields[row].name)
        && Move.fields[row].name != "generation"
    }
    let columns = fields.map {
      DumpColumn(Move.fields[$0], of: Move(id: 1, slug: ""), DumpKind.moveFields)
    }
    return DumpTable(
      "move_in_\(kind == .generation ? "generation" : "game")", meaning,
      [.link(kind, "Where."), .link(.move, "The move.")] + columns,
      key: ["\(kind.table)_id", "move_id"]
    ) { source, insert in
      for (number, lens) in lenses(source) {
        let moves = MoveRows(source.dex, through: lens)
        for row in 0..<moves.table.count where moves.existing.contains(row) {
          try insert(
            [.number(number), DumpValue(moves.table.ids[row])]
              + fields.map { DumpValue(moves.table.columns[$0][row]) })
        }
      }
    }
  }

  private static let evolution: DumpTable = {
    let fields = EvolutionRoute.fields.filter {
      !["from", "to", "base_form", "evolved_form", "version_group"].contains($0.name)
    }
    return DumpTable(
      "evolution_in_game", "A way to evolve that games have, as it is there.",
      [
        .link(.versionGroup, "The games."), .link(.form, as: "base_form", "The form that evolves."),
        .link(.form, as: "evolved_form", "The form that it becomes."),
        .link(
          .version, as: "only_version", "The only version with this way; empty if all have it.",
          isOptional: true),
        .text(
          "carried", "A thing in the Bag that it needs: `sun-shard` or `moon-shard`.",
          isOptional: true),
      ] + fields.map { DumpColumn($0, of: EvolutionRoute(), DumpKind.evolutionFields) },
      indexed: ["version_group_id", "base_form_id", "evolved_form_id"]
    ) { source, insert in
      for (number, lens) in source.games {
        for step in source.catalog.evolutions(through: lens) {
          let versions = step.route.versions.map(Optional.some)
          for version in versions.isEmpty ? [nil] : versions {
            try insert(
              [
                .number(number), DumpValue(step.base), DumpValue(step.evolved),
                DumpValue(version), step.route.carried.map { .text($0.rawValue) } ?? .none,
              ] + fields.map { DumpValue($0.value(of: step.route)) })
          }
        }
      }
    }
  }()

  private static let source = DumpTable(
    "source",
    "A source of the facts, with its licence. Names of Pokémon are Nintendo's trademarks.",
    [
      .text("name", "Its name."),
      .text(
        "month", "The month in which it was read; empty for a dex of your own.", isOptional: true),
      .text("licence", "The licence of its data, by SPDX's name."),
      .text("address", "Its address."),
    ], key: ["name"]
  ) { source, insert in
    for own in source.sources {
      try insert([
        .text(own.name), source.hasMonths ? .text(own.month) : .none, .text(own.licence),
        .text(own.address),
      ])
    }
  }
}

extension DumpSource {
  /// The lens of each generation with its number.
  fileprivate var generations: [(Int, Lens)] {
    lenses.filter { !$0.data.isGame }.map { ($0.data.generation.rawValue, $0) }
  }

  /// The lens of each version group with its number.
  fileprivate var games: [(Int, Lens)] {
    lenses.filter(\.data.isGame).compactMap { lens in
      lens.data.groups.first.map { ($0.rawValue, lens) }
    }.sorted { $0.0 < $1.0 }
  }
}

extension Form {
  /// The fields of which earlier games may have other values.
  fileprivate static let namesOfPastFields: Set<String> = [
    "type_1", "type_2", "hp", "attack", "defense", "special_attack", "special_defense", "speed",
    "ability_1", "ability_2", "ability_hidden",
  ]
}
