import PokedexDomain

/// A type of a form or look, with its slot: the first or the second.
struct TypeSlot: Decodable, Sendable {
  let slot: Bounded<1, 2>
  let type: Link<PokemonType>
}

extension [TypeSlot] {
  /// The type in the first slot, and the type in the second slot, if any.
  func pair<Owner: Tabular>(
    of owner: ID<Owner>
  ) throws(BadData) -> (ID<PokemonType>, ID<PokemonType>?) {
    let second = type(in: 2)
    guard let first = type(in: 1), count == (second == nil ? 1 : 2) else {
      throw owner.badData("types", "are not one in slot 1 and at most one in slot 2")
    }
    return (first, second)
  }

  private func type(in slot: Int) -> ID<PokemonType>? {
    first { $0.slot.value == slot }?.type.id
  }
}
