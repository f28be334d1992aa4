/// Examples in the current language.
extension QueryRows {
  /// A query with its names in the current language: `move:séisme` for `move:earthquake`.
  package func spoken(_ example: String) -> String {
    guard Wording.other != nil else { return example }
    let query = QueryParser.parse(example)
    let spoken = QueryField.spoken(query.root, self)
    return Query(root: spoken, sorts: query.sorts, problems: []).description
  }
}

extension QueryField {
  /// The first example in the current language.
  package func example(among rows: Rows) -> String { rows.spoken(examples[0]) }

  /// An example that finds rows: the first one or, if it finds none, another value.
  package func example(finding engine: QueryEngine<Rows>) -> String {
    let rows = engine.rows
    let first = example(among: rows)
    guard SearchPokedex()(first, in: engine).rows.isEmpty else { return first }
    if isName, let row = rows.names.first { return "\(name):\(Spelling.word(of: row))" }
    guard let choice else { return first }
    let entry = choice.vocabulary(rows).entries.first {
      choice.rows(with: $0, in: rows)?.isEmpty == false
    }
    return entry.map { "\(name):\($0.kind == nil ? $0.slug : Spelling.word(of: $0.name))" } ?? first
  }

  fileprivate static func spoken(_ node: Query.Node, _ rows: Rows) -> Query.Node {
    switch node {
    case .all(let parts): .all(parts.map { spoken($0, rows) })
    case .any(let parts): .any(parts.map { spoken($0, rows) })
    case .not(let part): .not(spoken(part, rows))
    case .term(let term): .term(spoken(term, rows))
    case .words: node
    }
  }

  private static func spoken(_ term: Query.Term, _ rows: Rows) -> Query.Term {
    guard let field = named(term.field.text) else { return term }
    let values = term.values.map { value in
      let name = field.spokenName(of: value.text, rows).map(Spelling.word)
      return name.map { Query.Word(text: $0, range: value.range) } ?? value
    }
    return Query.Term(
      field: term.field, comparison: term.comparison, values: values, amount: term.amount,
      range: term.range, isLast: term.isLast)
  }

  /// The translated name; `nil` for keywords of the query language.
  private func spokenName(of word: String, _ rows: Rows) -> String? {
    switch meaning {
    case .number: return nil
    case .choice(let choice, _):
      let entry = choice.vocabulary(rows).entries(named: word).first
      return entry.flatMap { $0.kind == nil ? nil : $0.name }
    case .name, .ownName:
      let row = rows.nameIndex().rows(named: Spelling.folded(word)).first
      // A learnset may lack the move of the example.
      return row.map { rows.names[$0] } ?? rows.names.first
    }
  }
}
