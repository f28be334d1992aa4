/// The abilities of a dex, with the forms that may have them, as they are seen through a lens.
package final class AbilityRows: DexRows {
  package static let offeredFields = ["of"]
  package static let usualColumns = ["name", "pokemon", "hidden", "gen"]
  package static let printedColumns = ["name", "gen", "pokemon", "hidden"]

  package let table: Table<Ability>
  /// The forms of the games of the lens, with the abilities that they had there.
  package let pokemon: PokemonRows
  package let reference: (any DexReference)?
  /// Everything where there is no lens, those of spin-off games among them. Under a generation,
  /// those of the main series up to it. Under one game, those that a form has there: the games
  /// before generation III have none.
  package let existing: RowSet
  package let names: [String]
  /// By name: an ability's number means nothing to a player.
  package let places: [Int32]
  let bearers: AbilityBearers

  /// The abilities as the forms have them.
  ///
  /// - Throws: ``PokedexError/needsDex`` where the forms are not from a dex, and what reading it
  ///   does.
  package init(of pokemon: PokemonRows) throws(PokedexError) {
    let dex = try pokemon.dex()
    table = try dex.table(Ability.self)
    reference = dex
    names = try dex.names(of: table)
    places = NameOrder.places(of: names)
    self.pokemon = pokemon
    bearers = AbilityBearers(table, pokemon)
    existing = Self.existing(table, bearers, pokemon.lens)
  }

  /// Everything, as it is today.
  package convenience init(_ catalog: Catalog) throws(PokedexError) {
    try self.init(of: PokemonRows(catalog))
  }

  private static func existing(
    _ abilities: Table<Ability>, _ bearers: AbilityBearers, _ lens: Lens?
  ) -> RowSet {
    guard let lens else { return RowSet(all: abilities.count) }
    let debuts = abilities.column(\.generation)
    let isMain = abilities.column(\.isMainSeries)
    return RowSet(count: abilities.count) { row in
      // The dex knows of hidden abilities before there were any.
      guard isMain[row] == 1, debuts[row] <= lens.generation.rawValue else { return false }
      return !lens.isGame || bearers.forms[row] > 0
    }
  }
}

/// How many have each ability.
struct AbilityBearers: Sendable {
  /// Forms that may have it, hidden or not.
  private(set) var forms: [Int32]
  /// Forms that have it as their hidden ability.
  private(set) var hidden: [Int32]
  /// Species of which a form may have it.
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

/// The abilities of forms.
struct AbilitySlots {
  private let usual: [[Int32]]
  private let hidden: [Int32]

  init(_ catalog: Catalog) {
    usual = [catalog.forms.column(\.ability1), catalog.forms.column(\.ability2)]
    hidden = catalog.forms.column(\.hiddenAbility)
  }

  /// Each once.
  func abilities(of form: Int) -> Set<ID<Ability>> {
    Set((usual.map { $0[form] } + [hidden[form]]).filter { $0 != .min }.map { ID(Int($0)) })
  }

  func isHidden(_ ability: ID<Ability>, of form: Int) -> Bool {
    hidden[form] == ability.rawValue
  }
}
