import PokedexDomain

/// The types of the sample, with the type charts of the games.
extension SampleDex {
  /// The type chart: a line for each attacking type, a column for each defending type; 2 is double,
  /// h half, 0 none.
  private static let today = [
    ".....h.0h.........", "2.hh.2h02....h2.2h", ".2...h2.h..2h.....", "...hhh.h0..2.....2",
    "..02.2h.22.h2.....", ".h2.h.2.h2....2...", ".hhh...hhh.2.2..2h", "0......2.....2..h.",
    ".....2..hhh.h.2..2", ".....h2.2hh2..2h..", "....22...2hh...h..", "..hh22h.hh2h...h..",
    "..2.0.....2hh..h..", ".2.2....h....h..0.", "..2.2...hhh2..h2..", "........h......2.0",
    ".h.....2.....2..hh", ".2.h....hh.....22.",
  ]

  /// How each older chart differs from the next one, by the last generation with the older chart:
  /// attacking type, defending type and percent.
  private static let changes: [(until: ID<Generation>, [(ID<PokemonType>, ID<PokemonType>, Int)])] =
    [
      (5, [(.ghost, .steel, 50), (.dark, .steel, 50)]),
      (
        1,
        [
          (.ice, .fire, 100), (.bug, .poison, 200), (.poison, .bug, 200), (.ghost, .psychic, 0),
        ]
      ),
    ]

  private static let german = [
    "Normal", "Kampf", "Flug", "Gift", "Boden", "Gestein", "Käfer", "Geist", "Stahl", "Feuer",
    "Wasser", "Pflanze", "Elektro", "Psycho", "Eis", "Drache", "Unlicht", "Fee",
  ]

  package static let types: [PokemonType] = ID<PokemonType>.standard.map { id in
    var type = PokemonType(id: id, slug: id.englishName.lowercased())
    type.names = Names([
      .english: id.englishName, Language(rawValue: "de"): german[id.rawValue - 1],
    ])
    type.generation = [.steel: 2, .dark: 2, .fairy: 6][id] ?? 1
    type.doubleDamageTo = others(of: id, "2")
    type.halfDamageTo = others(of: id, "h")
    type.noDamageTo = others(of: id, "0")
    type.pastDamage = past(of: id)
    return type
  }

  private static func others(
    of attack: ID<PokemonType>, _ sign: Character
  ) -> [ID<PokemonType>] {
    zip(ID<PokemonType>.standard, today[attack.rawValue - 1]).filter { $0.1 == sign }.map(\.0)
  }

  private static func percent(_ attack: ID<PokemonType>, _ defence: ID<PokemonType>) -> Int {
    let row = Array(today[attack.rawValue - 1])
    return ["2": 200, "h": 50, "0": 0][row[defence.rawValue - 1]] ?? 100
  }

  /// The past relations of a type, as PokeAPI lists them: if any relation differed, all of them
  /// except normal damage.
  private static func past(of type: ID<PokemonType>) -> [PastDamage] {
    var then = ID<PokemonType>.standard.map { attack in
      ID<PokemonType>.standard.map { percent(attack, $0) }
    }
    return changes.flatMap { until, changes -> [PastDamage] in
      for (attack, defence, percent) in changes {
        then[attack.rawValue - 1][defence.rawValue - 1] = percent
      }
      guard changes.contains(where: { $0.0 == type || $0.1 == type }) else { return [] }
      return ID<PokemonType>.standard.flatMap { other in
        [
          damage(until, true, other, then[type.rawValue - 1][other.rawValue - 1]),
          damage(until, false, other, then[other.rawValue - 1][type.rawValue - 1]),
        ].filter { $0.percent != 100 }
      }
    }
  }

  private static func damage(
    _ generation: ID<Generation>, _ isAttack: Bool, _ other: ID<PokemonType>, _ percent: Int
  ) -> PastDamage {
    var damage = PastDamage()
    (damage.generation, damage.isAttack) = (generation, isAttack)
    (damage.other, damage.percent) = (other, percent)
    return damage
  }
}
