import PokedexDomain
import Synchronization

/// The Pokédex as a dex file holds it, all of it there at once.
package final class DexPokedex: PokedexRepository {
  private let dex: DexFile
  private let language: Language
  private let loaded = Mutex(Loaded())

  /// What has been read once and is asked for again with each page.
  private struct Loaded {
    var catalog: Catalog?
    var names: [Kind: [Int: String]] = [:]
  }

  /// Names are given in the language, and in English where the dex has none in it.
  package init(dex: DexFile, language: Language = .english) {
    self.dex = dex
    self.language = language
  }

  package func catalog() async throws(PokedexError) -> Catalog {
    if let catalog = loaded.withLock({ $0.catalog }) { return catalog }
    let catalog = try readCatalog()
    loaded.withLock { $0.catalog = catalog }
    return catalog
  }

  private func readCatalog() throws(PokedexError) -> Catalog {
    let forms = try dex.table(Form.self)
    let species = try dex.table(Species.self)
    let names = try FormNames(dex: dex, language: language)
    let dex = dex
    return Catalog(
      forms: forms, species: species, names: names.all(in: forms, of: species),
      spellings: { Spellings(dex: dex).all(in: forms, of: species) })
  }

  package func record(of form: ID<Form>) async throws(PokedexError) -> FormRecord {
    let catalog = try await catalog()
    guard let row = catalog.forms.row(of: form) else { throw .notFound("Pokémon \(form)") }
    let facts = catalog.forms[row]
    let species = catalog.species[facts.species]
    var names = NameBook()
    try addNames(of: facts, to: &names)
    if let species { try addNames(of: species, in: catalog, to: &names) }
    return FormRecord(form: facts, species: species, name: catalog.names[row], names: names)
  }

  package func slugs(of kind: Kind) async throws(PokedexError) -> [Int: String] {
    Dictionary(
      try dex.keys(of: kind).map { ($0.id, $0.slug) }, uniquingKeysWith: { first, _ in first })
  }

  private func addNames(of form: Form, to book: inout NameBook) throws(PokedexError) {
    for type in form.types { book[type] = try name(of: type) }
    for ability in [form.ability1, form.ability2, form.hiddenAbility] {
      if let ability { book[ability] = try name(of: ability) }
    }
    for held in form.heldItems {
      book[held.item] = try name(of: held.item)
      book[held.version] = try name(of: held.version)
    }
  }

  private func addNames(
    of species: Species, in catalog: Catalog, to book: inout NameBook
  ) throws(PokedexError) {
    book[species.generation] = try name(of: species.generation)
    book[species.growthRate] = try name(of: species.growthRate)
    book[species.color] = try name(of: species.color)
    if let shape = species.shape { book[shape] = try name(of: shape) }
    if let habitat = species.habitat { book[habitat] = try name(of: habitat) }
    for group in species.eggGroups { book[group] = try name(of: group) }
    for form in species.forms {
      book[form] = catalog.forms.row(of: form).map { catalog.names[$0] }
    }
  }

  private func name<Entity: Tabular>(of id: ID<Entity>) throws(PokedexError) -> String? {
    if let names = loaded.withLock({ $0.names[Entity.kind] }) { return names[id.rawValue] }
    let names = try readNames(of: Entity.self)
    loaded.withLock { $0.names[Entity.kind] = names }
    return names[id.rawValue]
  }

  /// Names in the language, else in English, else made of the slug.
  private func readNames<Entity: Tabular>(
    of type: Entity.Type
  ) throws(PokedexError) -> [Int: String] {
    let keys = try dex.keys(of: Entity.kind)
    let wanted = try dex.names(of: Entity.kind, language: language)
    let english =
      language == .english ? wanted : try dex.names(of: Entity.kind, language: .english)
    var names: [Int: String] = [:]
    for (row, key) in keys.enumerated() {
      let candidates = [wanted, english].compactMap { row < $0.count ? $0[row] : nil }
      names[key.id] = candidates.first { !$0.isEmpty } ?? titled(key.slug)
    }
    return names
  }
}
