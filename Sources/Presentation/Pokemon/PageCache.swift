import PokedexDomain

/// The pages that the next keys may show, under one lens, with what is made of them ahead.
@MainActor struct PageCache {
  /// The document of an overview, and the note and the extras that it was made from.
  struct Overview {
    let form: ID<Form>
    let note: String
    let extras: [Document.Block]
    let document: Document
  }

  private(set) var pages: [PokemonPage] = []
  private var overviews: [Overview] = []
  /// The learnset is the largest part of a page, and the first one to load also loads the names of
  /// all moves.
  private var learnset: (form: ID<Form>, tables: PokemonTables)?

  func page(of form: ID<Form>) -> PokemonPage? { pages.first { $0.form.id == form } }

  mutating func add(_ page: PokemonPage) { pages.append(page) }

  /// Drops the pages of all other forms.
  mutating func keep(_ forms: [ID<Form>]) {
    pages.removeAll { !forms.contains($0.form.id) }
  }

  /// - Returns: `nil` if there is none with this note and these extras.
  func overview(of form: ID<Form>, _ note: String, _ extras: [Document.Block]) -> Document? {
    overviews.first { $0.form == form && $0.note == note && $0.extras == extras }?.document
  }

  /// Replaces the overviews, except that of the shown form: the next key may leave it and return.
  mutating func keep(_ overviews: [Overview], beside form: ID<Form>?) {
    self.overviews = overviews + self.overviews.filter { $0.form == form }
  }

  func learnset(of form: ID<Form>) -> PokemonTables? {
    learnset.flatMap { $0.form == form ? $0.tables : nil }
  }

  mutating func keep(_ tables: PokemonTables, of form: ID<Form>) { learnset = (form, tables) }
}
