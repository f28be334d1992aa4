/// The abilities of a dex and the forms that may have them, in the games of a lens.
package final class AbilityRows: LensedRows {
  package static let suggestedFields = ["of"]
  package static let defaultColumns = ["name", "pokemon", "hidden", "gen"]
  package static let printedColumns = ["name", "gen", "pokemon", "hidden"]

  package let table: Table<Ability>
  /// The forms in the games of the lens, with the abilities that they have there.
  package let pokemon: PokemonRows
  /// All abilities if there is no lens, including those of spin-off games. With a generation as the
  /// lens, the main-series abilities up to it. With a game, the abilities of the forms in it. None if
  /// the games have no abilities.
  package let existing: RowSet
  package let names: [String]
  /// The order by name, since players do not know the IDs of abilities.
  package let positions: [Int32]
  let bearers: AbilityBearers

  /// Lists the abilities in the games of the Pokémon's lens.
  package init(of pokemon: PokemonRows) {
    let dex = pokemon.dex
    table = dex.table(Ability.self)
    names = dex.names(of: table)
    positions = NameOrder.positions(of: names)
    self.pokemon = pokemon
    bearers = AbilityBearers(table, pokemon)
    existing = Self.existing(table, bearers, pokemon.lens)
  }

  package var gap: GameGap? { pokemon.lens.gap(.abilities) }

  private static func existing(
    _ abilities: Table<Ability>, _ bearers: AbilityBearers, _ lens: Lens?
  ) -> RowSet {
    guard let lens else { return RowSet(all: abilities.count) }
    guard lens.rules.has(.abilities) else { return RowSet(count: abilities.count) }
    let debuts = abilities.column(\.generation)
    let isMain = abilities.column(\.isMainSeries)
    return RowSet(count: abilities.count) { row in
      guard isMain[row] == 1, debuts[row] <= lens.data.generation.rawValue else { return false }
      return !lens.data.isGame || bearers.forms[row] > 0
    }
  }
}

/// The number of forms and species with each ability.
struct AbilityBearers: Sendable {
  /// Forms that can have it, as a hidden ability or not.
  private(set) var forms: [Int32]
  /// Forms that have it as their hidden ability.
  private(set) var hidden: [Int32]
  /// Species with a form that may have it.
  private(set) var species: [Int32]

  init(_ abilities: Table<Ability>, _ pokemon: PokemonRows) {
    forms = [Int32](repeating: 0, count: abilities.count)
    hidden = forms
    var bearing = [Set<Int32>](repeating: [], count: abilities.count)
    let slots = AbilitySlots(pokemon.catalog)
    let speciesOf = pokemon.catalog.forms.column(\.species)
    for form in pokemon.existing.rows {
      for ability in slots.abilities(of: form) {
        guard let row = abilities.row(of: ability) else { continue }
        forms[row] += 1
        bearing[row].insert(speciesOf[form])
        if slots.isHidden(ability, of: form) { hidden[row] += 1 }
      }
    }
    species = bearing.map { Int32($0.count) }
  }
}

/// Looks up the abilities of forms.
struct AbilitySlots {
  private let regular: [[Int32]]
  private let hidden: [Int32]

  init(_ catalog: Catalog) {
    regular = [catalog.forms.column(\.ability1), catalog.forms.column(\.ability2)]
    hidden = catalog.forms.column(\.hiddenAbility)
  }

  /// Returns the distinct abilities of a form.
  func abilities(of form: Int) -> Set<ID<Ability>> {
    Set((regular.map { $0[form] } + [hidden[form]]).filter { $0 != .min }.map { ID(Int($0)) })
  }

  func isHidden(_ ability: ID<Ability>, of form: Int) -> Bool {
    hidden[form] == ability.rawValue
  }
}
