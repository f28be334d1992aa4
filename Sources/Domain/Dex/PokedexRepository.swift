/// Provides the Pokédex's data: from a dex file, which holds all of it, or from PokeAPI, resource
/// by resource.
package protocol PokedexRepository: Sendable {
  /// All forms, with everything known at once: all facts from a dex, only numbers and slugs from
  /// PokeAPI.
  func catalog() async throws(PokedexError) -> Catalog

  /// Everything on the page of a form, in the games of a lens or, if `nil`, today.
  func record(
    of form: ID<Form>, through lens: Lens?
  ) async throws(PokedexError) -> FormRecord

  /// The slugs of all entities of a kind, by ID.
  func slugs(of kind: Kind) async throws(PokedexError) -> [Int: String]

  /// Marks the cached record of a form as outdated: the next request fetches a new one, or throws
  /// if that fails.
  func renew(_ form: ID<Form>)
}

extension PokedexRepository {
  /// Does nothing: the data of a dex never expires.
  package func renew(_ form: ID<Form>) {}

  /// Everything on the page of a form, as of today.
  package func record(of form: ID<Form>) async throws(PokedexError) -> FormRecord {
    try await record(of: form, through: nil)
  }
}

/// A form with its species and the names of all entities that they link to.
package struct FormRecord: Sendable {
  package let form: Form
  /// `nil` if it could not be loaded; `speciesFailure` then has the reason.
  package let species: Species?
  package let speciesFailure: PokedexError?
  package let name: String
  package let names: LinkedNames
  /// All known names of the form, in every language.
  package let spellings: [String]

  package init(
    form: Form, species: Species?, speciesFailure: PokedexError? = nil, name: String,
    names: LinkedNames, spellings: [String] = []
  ) {
    self.form = form
    self.species = species
    self.speciesFailure = speciesFailure
    self.name = name
    self.names = names
    self.spellings = spellings
  }
}

extension FormRecord {
  /// The record with the facts of the form in the games of a lens.
  package func seen(through lens: Lens) -> FormRecord {
    FormRecord(
      form: form.seen(through: lens), species: species?.seen(in: lens.data.generation),
      speciesFailure: speciesFailure,
      name: name, names: names, spellings: spellings)
  }
}

/// The names of the entities that a record links to. There are a few dozen at most, for which a
/// linear search is faster than hashing.
package struct LinkedNames: Sendable {
  private struct Entry: Sendable {
    let kind: Kind
    let id: Int
    var name: String
  }

  private var entries: [Entry] = []

  package init() {}

  package subscript<Entity: Tabular>(id: ID<Entity>) -> String? {
    get { index(Entity.kind, id.rawValue).map { entries[$0].name } }
    set {
      if let index = index(Entity.kind, id.rawValue) { entries.remove(at: index) }
      if let newValue {
        entries.append(Entry(kind: Entity.kind, id: id.rawValue, name: newValue))
      }
    }
  }

  private func index(_ kind: Kind, _ id: Int) -> Int? {
    entries.firstIndex { $0.id == id && $0.kind == kind }
  }

  /// Adds the names that are missing here.
  package mutating func add(_ other: LinkedNames) {
    entries += other.entries.filter { index($0.kind, $0.id) == nil }
  }
}
