import PokedexDomain

/// A kind of the dex as tables: its numbers, its lists, and its names in all languages. Their columns
/// are the fields of the kind, so that a new field is dumped, too.
struct DumpKind: Sendable {
  let kind: Kind
  let tables: [DumpTable]

  /// - Parameters:
  ///   - meaning: What a row is, as a sentence.
  ///   - fields: What the fields mean, by their names.
  ///   - lists: The tables of the fields that are lists.
  ///   - omitted: The fields that other tables tell.
  ///   - names: The names of the rows in English, if they are not those of the dex, and what they
  ///     mean.
  init<Row: Tabular>(
    _ type: Row.Type, _ meaning: String, _ fields: [String: String] = [:],
    lists: [DumpList] = [], omitted: Set<String> = [], isNamed: Bool = true,
    nameMeaning: String = "The English name.",
    names: (@Sendable (DumpSource) -> [String])? = nil
  ) {
    kind = Row.kind
    let shown = Row.fields.indices.filter { row in
      Row.fields[row].isNumber && !omitted.contains(Row.fields[row].name)
    }
    let columns = shown.map { row in
      DumpColumn(Row.fields[row], of: Row(id: ID(1), slug: ""), fields)
    }
    let names = names ?? { $0.dex.names(of: $0.dex.table(type)) }
    let main = DumpTable(
      Row.kind.table, meaning, Self.keys(isNamed ? nameMeaning : nil) + columns, key: ["id"],
      unique: Row.kind == .language ? DumpColumn.language.target?.column : nil
    ) { source, insert in
      let table = source.dex.table(type)
      let names = isNamed ? names(source) : []
      for row in 0..<table.count {
        let own: [DumpValue] = isNamed ? [.text(table.slugs[row]), .text(names[row])] : []
        let facts = zip(shown, columns).map { table.columns[$0][row].value(in: $1) }
        try insert([.number(table.ids[row].rawValue)] + own + facts)
      }
    }
    let more = lists.map { $0.table(of: type) }
    tables = [main] + more + (isNamed ? [Self.translations(type)] : [])
  }

  /// - Parameter name: What the name means; `nil` for kinds without names.
  private static func keys(_ name: String?) -> [DumpColumn] {
    let id = DumpColumn.number("id", "PokéAPI's number.")
    guard let name else { return [id] }
    return [id, .text("slug", "PokéAPI's name, as in its addresses."), .text("name", name)]
  }

  /// The table of the names of a kind in all languages.
  private static func translations<Row: Tabular>(_ type: Row.Type) -> DumpTable {
    let owner = Row.kind.table
    return DumpTable(
      "\(owner)_name", "A name of a row of `\(owner)` in a language.",
      [.link(Row.kind, "The row."), .language, .text("name", "The name.")],
      key: ["\(owner)_id", "language"]
    ) { source, insert in
      let ids = source.dex.table(type).ids
      for (language, names) in source.names(of: Row.kind) {
        for (id, name) in zip(ids, names) where !name.isEmpty {
          try insert([DumpValue(id), .text(language.rawValue), .text(name)])
        }
      }
    }
  }
}

extension DumpSource {
  /// The names of a kind's rows in each language: those of the games, and of forms those that the
  /// program composes.
  fileprivate func names(of kind: Kind) -> [(Language, [String])] {
    let languages = dex.languages(of: kind == .form ? .species : kind)
    return languages.sorted().map { language in
      (language, kind == .form ? formNames(language) : dex.names(of: kind, in: language))
    }
  }
}

extension Int32 {
  /// The number as a value of a column. A column that is never empty has 0 in place of none, as the
  /// entity has.
  fileprivate func value(in column: DumpColumn) -> DumpValue {
    self == .min && !column.isOptional ? .number(0) : DumpValue(self)
  }
}

extension Field {
  var isNumber: Bool {
    if case .number = access { true } else { false }
  }

  /// Whether the field may have no number in an entity.
  fileprivate func isOptional(in row: Row) -> Bool {
    var row = row
    set(nil, in: &row)
    return value(of: row) == nil
  }
}

extension DumpColumn {
  /// The column of a field.
  ///
  /// - Parameter row: Any entity.
  init<Row>(_ field: Field<Row>, of row: Row, _ meanings: [String: String]) {
    let meaning = meanings[field.name] ?? ""
    let isOptional = field.isOptional(in: row)
    if let kind = field.links[0] {
      self = .link(kind, as: field.name, meaning, isOptional: isOptional)
    } else {
      // A word of SQL.
      let name = field.name == "order" ? "sort_order" : field.name
      self = .number(name, meaning, isOptional: isOptional)
    }
  }
}
