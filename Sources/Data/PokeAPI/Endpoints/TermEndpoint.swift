import PokedexDomain

/// Any resource of which only the names are read. Some have none, such as `move-category`.
struct TermEndpoint<Tag: TermTag>: Endpoint {
  private let id: DocumentID<Term<Tag>>
  private let name: String
  private let names: NamedList?

  init(_ object: JSONObject) throws(BadData) {
    id = try object["id"]
    name = try object["name"]
    names = try object["names"]
  }

  var entity: Term<Tag> {
    var term = Term<Tag>(id: id.value, slug: name)
    if let names { term.names = names.names }
    return term
  }
}
