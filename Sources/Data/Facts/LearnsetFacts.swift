import PokedexDomain

/// Egg moves of Pokémon that cannot breed, such as Pecharunt. Scarlet and Violet list these moves
/// as egg moves, but only the move reminder teaches them, from level 1 on: here they become
/// level-up moves of level 1.
///
/// Source: Bulbapedia's learnsets in generation IX, where these moves are marked “Rem.”
struct LearnsetFacts {
  private var eggless: Set<ID<Form>> = []

  mutating func take(_ species: [Species], _ words: FactWords) {
    guard let noEggs = words.id("no-eggs", EggGroup.self) else { return }
    // Baby Pokémon cannot breed, but hatch from eggs.
    let without = species.filter { $0.eggGroups == [noEggs] && !$0.isBaby }
    eggless.formUnion(without.flatMap(\.forms))
  }

  func corrected(_ learnset: Learnset, of form: ID<Form>, _ words: FactWords) -> Learnset {
    guard eggless.contains(form), let egg = words.id("egg", MoveLearnMethod.self),
      let levelUp = words.id("level-up", MoveLearnMethod.self)
    else { return learnset }
    var learnset = learnset
    for index in learnset.moves.indices where learnset.moves[index].method == egg {
      learnset.moves[index].method = levelUp
      learnset.moves[index].level = 1
    }
    return learnset
  }
}
