/// All slots of collections. The query fields of Pokémon apply as well.
package final class SlotRows: DerivedRows {
  package static let bareWordField: String? = "type"
  package static let bareNumberField: String? = "dex"
  package static let suggestedFields = ["ability", "move"]
  package static let usefulFields = ["slot", "is", "gen", "type", "game"]
  package static let defaultColumns = ["number", "name", "slot", "kept", "limit", "state"]
  package static let numberedColumn: String? = "number"

  package let pokemon: PokemonRows
  package let origins: [PokemonRows]
  package let links: [OriginRow]
  package let entries: [SlotEntry]
  package let dex: any DexReference
  package let existing: RowSet
  package let names: [String]
  package let slugs: [String]
  package let positions: [Int32]

  /// The slots of the forms in the games of the Pokémon's lens.
  package init(of pokemon: PokemonRows) {
    let catalog = pokemon.catalog
    let known = catalog.slots.entries.compactMap { entry in
      catalog.forms.row(of: entry.slot.form).map { (entry, $0) }
    }
    entries = known.map(\.0)
    links = known.map { OriginRow(origin: 0, row: $0.1) }
    slugs = entries.map(\.name)
    positions = entries.indices.map { Int32($0) }
    names = SlotNames(catalog).names(of: entries)
    dex = pokemon.dex
    origins = [pokemon]
    self.pokemon = pokemon
    let seen = FormsInLens(catalog, pokemon.lens, dex)
    let looks = dex.table(Look.self)
    let hasShinies = pokemon.lens.gap(.shinies) == nil
    existing = RowSet(count: known.count) { row in
      let (entry, form) = known[row]
      return pokemon.existing.contains(form) && (hasShinies || !entry.slot.isShiny)
        && (looks[entry.slot.look].map { seen.contains($0) } ?? false)
    }
  }

  package var count: Int { entries.count }

  /// Looks are found by their own names: `Unown B` is not every Unown.
  package func nameIndex() -> NameIndex {
    let forms = pokemon.nameIndex().spellings(of: Set(links.map(\.row)))
    let table = dex.table(Look.self)
    let ofLooks = entries.map { table.row(of: $0.slot.look) }
    let looks = dex.nameIndex(of: table).spellings(of: Set(ofLooks.compactMap { $0 }))
    return NameIndex(
      entries.indices.map { row in
        let own = [names[row], slugs[row]]
        let form = links[row].row
        guard entries[row].isOfSeveralLooks else { return own + (forms[form] ?? []) }
        let species = pokemon.otherNames(of: form).map(\.name)
        return own + species + (ofLooks[row].flatMap { looks[$0] } ?? [])
      })
  }
}

extension LensedDex {
  /// All slots, as of the games of the lens.
  package func slots() -> SlotRows { SlotRows(of: PokemonRows(catalog, through: lens)) }
}

/// Makes the names that people read.
package struct SlotNames {
  private let catalog: Catalog
  private let looks: Table<Look>
  private let lookNames: [String]

  package init(_ catalog: Catalog) {
    self.catalog = catalog
    looks = catalog.dex.table(Look.self)
    lookNames = catalog.dex.names(of: looks)
  }

  package func names(of entries: [SlotEntry]) -> [String] { entries.map(name) }

  /// The name of the look or form, with the sign of the gender: `Hippopotas ♀, shiny`.
  package func name(of entry: SlotEntry) -> String {
    let name = nameInAnyColors(of: entry)
    return entry.slot.isShiny ? worded("\(name), shiny") : name
  }

  /// The name without a word about its colours.
  package func nameInAnyColors(of entry: SlotEntry) -> String {
    let slot = entry.slot
    let look = entry.isOfSeveralLooks ? looks.row(of: slot.look).map { lookNames[$0] } : nil
    let name = look ?? catalog.named(slot.form).name
    let sign = slot.gender.map { $0 == .female ? " ♀" : " ♂" } ?? ""
    return name + sign
  }
}
