/// How moves pass from parents to their offspring in a game.
///
/// Source: Bulbapedia, "Egg Move", sections "Generations II to V", "Generation VI onward",
/// "Generation VIII" and "Generation IX".
package struct BreedingRules: Hashable, Sendable {
  /// Whether the mother passes her moves too, instead of the father alone.
  package let mothersPass: Bool
  /// Whether a Pokémon with an empty move slot learns egg moves from another Pokémon of its species
  /// in the Nursery.
  package let hasNursery: Bool
  /// Whether a Pokémon that holds a Mirror Herb learns egg moves from any Pokémon at a picnic.
  package let hasMirrorHerb: Bool

  /// The rules by the first generation with them, newest first.
  private static let byGeneration: [(first: ID<Generation>, rules: BreedingRules)] = [
    (9, BreedingRules(mothersPass: true, hasNursery: false, hasMirrorHerb: true)),
    (8, BreedingRules(mothersPass: true, hasNursery: true, hasMirrorHerb: false)),
    (6, BreedingRules(mothersPass: true, hasNursery: false, hasMirrorHerb: false)),
    (2, BreedingRules(mothersPass: false, hasNursery: false, hasMirrorHerb: false)),
  ]
}

extension BreedingRules {
  /// The rules of a game; `nil` if it has no eggs.
  package init?(of game: VersionGroup, in dex: any DexReference) {
    let rules = dex.rules(of: game)
    guard rules.has(.eggs),
      let known = Self.byGeneration.first(where: { $0.first <= rules.generation })
    else { return nil }
    self = known.rules
  }
}

extension ID<Species> {
  static let ditto: Self = 132

  /// The mothers of the all-male species that hatch from the eggs of another species; source:
  /// Bulbapedia, "Pokémon breeding", section "Exceptions".
  static let mothersOfMales: [Self: Self] = [32: 29, 313: 314]
}
