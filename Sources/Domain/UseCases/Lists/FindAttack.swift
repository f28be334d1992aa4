/// Finds the type or the damaging move with a given name.
package struct FindAttack: Sendable {
  package init() {}

  /// Accepts a whole name in any language, or a slug. A type takes precedence over a move with the
  /// same name; `move:psychic` is the move.
  ///
  /// - Throws: ``PokedexError/needsDex``; ``PokedexError/notFound(_:)`` for unknown names, for types and
  ///   moves that the games lack, and for status moves.
  package func callAsFunction(
    _ text: String, in pokemon: PokemonRows
  ) throws(PokedexError) -> NamedAttack {
    let (kinds, name) = Self.kinds(of: text)
    guard let match = FindNamed()(name, in: try pokemon.catalog.withDex(), among: kinds).first
    else {
      let near = FindAnything()(name, in: pokemon.catalog, among: kinds).first
      throw .notFound(
        worded("type or move '\(name)'") + (near.map { NearestWord.question($0.name) } ?? ""))
    }
    let attack =
      match.kind == .type
      ? try self.attack(ofType: ID(match.id), match.name, pokemon)
      : try self.attack(of: ID(match.id), match.name, pokemon)
    return NamedAttack(name: match.name, attack: attack)
  }

  /// The kinds to search, and the text without its prefix.
  private static func kinds(of text: String) -> ([Kind], String) {
    let parts = text.split(separator: ":", maxSplits: 1).map(String.init)
    guard parts.count == 2 else { return ([.type, .move], text) }
    return switch parts[0].lowercased() {
    case "type": ([.type], parts[1])
    case "move": ([.move], parts[1])
    default: ([.type, .move], text)
    }
  }

  private func attack(
    ofType type: ID<PokemonType>, _ name: String, _ pokemon: PokemonRows
  ) throws(PokedexError) -> BattleMove {
    guard pokemon.chart().types.contains(type) else {
      throw .notFound(
        pokemon.lens.map { worded("type \(name) in \($0.name)") } ?? worded("type \(name)"))
    }
    return BattleMove(of: type)
  }

  private func attack(
    of move: ID<Move>, _ name: String, _ pokemon: PokemonRows
  ) throws(PokedexError) -> BattleMove {
    guard let attack = pokemon.battle().move(move) else {
      throw .notFound(pokemon.lens.map { worded("move \(name) in \($0.name)") } ?? name)
    }
    guard attack.category != .status else {
      throw .notFound(worded("attack \(name): it is a status move"))
    }
    return attack
  }
}
