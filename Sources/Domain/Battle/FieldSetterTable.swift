/// The abilities that set the weather or the terrain.
///
/// Source: Bulbapedia's pages of the abilities.
extension FieldSetter {
  package static let all: [FieldSetter] = [
    FieldSetter(ability: "drizzle", effect: .weather(.rain), generations: 3...9),
    FieldSetter(ability: "drought", effect: .weather(.sun), generations: 3...9),
    FieldSetter(ability: "orichalcum-pulse", effect: .weather(.sun), generations: 9...9),
    FieldSetter(ability: "sand-stream", effect: .weather(.sand), generations: 3...9),
    FieldSetter(ability: "snow-warning", effect: .weather(.hail), generations: 4...8),
    FieldSetter(ability: "snow-warning", effect: .weather(.snow), generations: 9...9),
    FieldSetter(ability: "electric-surge", effect: .terrain(.electric), generations: 7...9),
    FieldSetter(ability: "hadron-engine", effect: .terrain(.electric), generations: 9...9),
    FieldSetter(ability: "grassy-surge", effect: .terrain(.grassy), generations: 7...9),
    FieldSetter(ability: "misty-surge", effect: .terrain(.misty), generations: 7...9),
    FieldSetter(ability: "psychic-surge", effect: .terrain(.psychic), generations: 7...9),
    FieldSetter(ability: "desolate-land", effect: .weather(.harshSun), generations: 6...9),
    FieldSetter(ability: "primordial-sea", effect: .weather(.heavyRain), generations: 6...9),
    FieldSetter(ability: "delta-stream", effect: .weather(.strongWinds), generations: 6...9),
  ]

  /// The weather or terrain that the target's abilities set when a hit has done damage.
  static let afterHits: [String: BattleCause] = [
    "sand-spit": .weather(.sand), "seed-sower": .terrain(.grassy),
  ]
}
