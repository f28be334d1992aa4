import PokedexDomain

extension SlotTally: Shaped {
  static let shape = Shape<SlotTally>.object([
    Field("kept", "the class: anywhere, game, battle, never", \.keeping.rawValue),
    Field("usual", "slots in usual colours", as: .count, \.inUsualColors),
    Field("shiny", "slots in shiny colours", as: .count, \.shiny),
  ])
}
