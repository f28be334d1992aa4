import PokedexDomain

/// A resource whose names alone are used. Some have no names, such as `move-category`.
struct TermEndpoint<Tag: TermTag>: Endpoint {
  private let id: DocumentID<Term<Tag>>
  private let name: NameText
  private let names: LocalizedNames?

  var entity: Term<Tag> {
    var term = Term<Tag>(id: id.value, slug: name.value)
    if let names { term.names = names.names }
    return term
  }
}
