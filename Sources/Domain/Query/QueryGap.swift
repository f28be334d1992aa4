extension QueryEngine {
  /// Why a query finds less than it asks for: all of the list, or the first of its fields, is about
  /// something that the games lack or the dex does not know.
  package func gap(for query: Query) -> GameGap? {
    if let gap = rows.gap { return gap }
    let names = query.root.fields + query.sorts.map(\.field.text)
    return names.lazy.compactMap { QueryField<Rows>.named($0)?.names.first }
      .compactMap { self.rows.gap(about: $0) }.first
  }
}

extension Query.Node {
  /// The fields of the terms, as written.
  fileprivate var fields: [String] {
    switch self {
    case .all(let parts), .any(let parts): parts.flatMap(\.fields)
    case .not(let part): part.fields
    case .words: []
    case .term(let term): [term.field.text]
    }
  }
}
