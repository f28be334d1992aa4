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
