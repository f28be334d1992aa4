/// Where the dex comes from: a file that holds all of it, or PokeAPI, which is asked thing by thing.
package protocol PokedexRepository: Sendable {
  /// Every form, with all that is known of it at once: everything from a dex, numbers and slugs
  /// alone from PokeAPI.
  func catalog() async throws(PokedexError) -> Catalog

  /// Everything that the page of a form shows, as it was in a generation or else as it is today.
  func record(
    of form: ID<Form>, in generation: ID<Generation>?
  ) async throws(PokedexError) -> FormRecord

  /// The slugs of all there is of a kind, by id.
  func slugs(of kind: Kind) async throws(PokedexError) -> [Int: String]

  /// What is kept of a form's record is old: the next to ask for it is brought a newer one, or told
  /// why there is none.
  func renew(_ form: ID<Form>)
}

extension PokedexRepository {
  /// A dex is what it is.
  package func renew(_ form: ID<Form>) {}

  /// Everything that the page of a form shows, as it is today.
  package func record(of form: ID<Form>) async throws(PokedexError) -> FormRecord {
    try await record(of: form, in: nil)
  }
}

/// A form with its species and the names of all that they lead to.
package struct FormRecord: Sendable {
  package let form: Form
  /// None when it could not be had; `speciesFailure` then says why.
  package let species: Species?
  package let speciesFailure: PokedexError?
  package let name: String
  package let names: LinkedNames
  /// All that the form is called, in every language, as far as it is known.
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
  /// The record with the facts that the form had in a generation.
  package func seen(in generation: ID<Generation>) -> FormRecord {
    FormRecord(
      form: form.seen(in: generation), species: species, speciesFailure: speciesFailure,
      name: name, names: names, spellings: spellings)
  }
}

/// What the things that a record links to are called: a few dozen at most, which are sooner looked
/// through than hashed.
package struct LinkedNames: Sendable {
  private struct Entry: Sendable {
    let kind: Kind
    let id: Int
    var name: String
  }

  private var entries: [Entry] = []

  package init() {}

  package subscript<Entity: Tabular>(id: ID<Entity>) -> String? {
    get { place(Entity.kind, id.rawValue).map { entries[$0].name } }
    set {
      if let place = place(Entity.kind, id.rawValue) { entries.remove(at: place) }
      if let newValue {
        entries.append(Entry(kind: Entity.kind, id: id.rawValue, name: newValue))
      }
    }
  }

  private func place(_ kind: Kind, _ id: Int) -> Int? {
    entries.firstIndex { $0.id == id && $0.kind == kind }
  }

  /// Takes over what another book knows and this one does not.
  package mutating func add(_ other: LinkedNames) {
    entries += other.entries.filter { place($0.kind, $0.id) == nil }
  }
}
