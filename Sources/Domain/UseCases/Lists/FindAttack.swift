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
      ? attack(ofType: ID(match.id), pokemon) : pokemon.battle().move(ID(match.id))
    guard let attack else { throw .notFound(absence(of: match, from: pokemon.lens)) }
    guard attack.category != .status else {
      throw .notFound(worded("attack \(match.name): it is a status move"))
    }
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

  /// `nil` if the games lack the type.
  private func attack(ofType type: ID<PokemonType>, _ pokemon: PokemonRows) -> BattleMove? {
    pokemon.chart().types.contains(type) ? BattleMove(of: type) : nil
  }

  private func absence(of match: FindNamed.Match, from lens: Lens?) -> String {
    let name = match.name
    guard match.kind == .type else {
      return lens.map { worded("move \(name) in \($0.name)") } ?? name
    }
    return lens.map { worded("type \(name) in \($0.name)") } ?? worded("type \(name)")
  }
}
