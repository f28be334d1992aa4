extension SpeedProfile {
  init(_ battler: Battler, in generation: ID<Generation>) {
    self.init(
      form: battler.species, ability: battler.ability, item: battler.item, in: generation)
  }
}
