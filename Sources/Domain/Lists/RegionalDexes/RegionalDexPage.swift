/// The contents of the page of a regional dex or the National Dex.
package struct RegionalDexPage: EntityPage {
  package let dex: Pokedex
  package let name: String
  package let region: String?
  /// The games that use it, newest first.
  package let games: [Named<VersionGroup>]
  /// All forms of the species in it.
  package let pokemon: PokemonList?
  /// The species, sorted by number.
  package let entries: [Entry]

  /// A species, represented by one of its forms.
  package struct Entry: Hashable, Sendable {
    package let number: Int
    package let form: Named<Form>
    package let types: [ID<PokemonType>]
  }
}

extension Pokedex: Browsable {
  package typealias Rows = RegionalDexRows
  package typealias Page = RegionalDexPage

  package static var title: String { worded("Regional dexes") }
  package static var noun: String { worded("dex") }
  package static func counted(_ number: String) -> String { worded("\(number) dexes") }

  package static var words: [String] { ["dex"] }
  package static var listWord: String { "dexes" }
  package static var plural: String { "regional dexes" }
  package static var listExamples: [String] { ["", "region:hoenn"] }

  package static var searchRank: Int { 10 }
}

extension RegionalDexPage {
  package init?(_ id: ID<Pokedex>, in dex: LensedDex) {
    guard let entity = dex.entity(id) else { return nil }
    self.dex = entity
    name = dex.title(of: id).name
    region = dex.name(of: self.dex.region)
    let groups = dex.games.table
    let using = (0..<groups.count).map { groups[$0] }.filter { $0.pokedexes.contains(id) }
    games = dex.games.newestFirst(using.map(\.id)).map { dex.games[$0] }
    pokemon = dex.list("dexof:\(self.dex.slug)")
    entries = Self.entries(of: id, in: dex)
  }

  private static func entries(of id: ID<Pokedex>, in dex: LensedDex) -> [Entry] {
    let species = dex.catalog.species
    let lists = species.lists(\.dexNumbers)
    let numbered = (0..<species.count).compactMap { row -> (number: Int, row: Int)? in
      DexNumber.number(in: id, of: lists[row]).map { ($0, row) }
    }
    return numbered.sorted { $0.number < $1.number }.compactMap { number, row in
      guard let form = dex.form(of: species.ids[row]),
        let index = dex.catalog.forms.row(of: form.id)
      else { return nil }
      return Entry(number: number, form: form, types: types(of: index, in: dex))
    }
  }

  /// Only decodes a whole form if it has past types, as few do.
  private static func types(of row: Int, in dex: LensedDex) -> [ID<PokemonType>] {
    let forms = dex.catalog.forms
    if let lens = dex.lens, !forms.lists(\.pastTypes)[row].isEmpty {
      return forms[row].seen(through: lens).types
    }
    return [forms.column(\.type1)[row], forms.column(\.type2)[row]]
      .filter { $0 != Table<Form>.none }.map { ID(Int($0)) }
  }
}
