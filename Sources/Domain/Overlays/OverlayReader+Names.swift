extension OverlayReader {
  /// The entity that the next word names.
  ///
  /// - Parameter what: what the word should be, as the grammar calls it.
  mutating func id<Row: Tabular>(
    _ what: String, _ type: Row.Type, _ words: inout OverlayWords
  ) -> ID<Row>? {
    guard let word = words.word(what) else { return nil }
    return id(word, type, &words)
  }

  /// The entity that a word names.
  ///
  /// - Parameter line: refuses another word.
  mutating func id<Row: Tabular>(
    _ word: OverlayWord, _ type: Row.Type, _ line: inout OverlayWords
  ) -> ID<Row>? {
    id(word, Row.kind, &line).map { ID($0) }
  }

  mutating func id(_ word: OverlayWord, _ kind: Kind, _ line: inout OverlayWords) -> Int? {
    if let id = words.number(of: word.text, kind), !word.isQuoted { return id }
    // A kind is read only once a line names one of it.
    learn(kind)
    return words.id(word, kind, &line)
  }

  /// Reads the slugs of a kind, once.
  mutating func learn(_ kind: Kind) {
    guard !words.knows(kind) else { return }
    learn(kind.rowType)
    guard kind == .form else { return }
    // A species stands for its usual form, as Deoxys for its normal form.
    let species = dex.table(Species.self)
    let forms = species.lists(\.forms)
    for (row, slug) in species.slugs.enumerated() where words.number(of: slug, .form) == nil {
      if let form = forms[row].first ?? nil { words.add(slug, form, to: .form) }
    }
  }

  private mutating func learn<Row: Tabular>(_ type: Row.Type) { words.take(dex.table(type)) }

  /// The rows of a kind, as the lines so far have changed them.
  func table<Row: Tabular>(_ type: Row.Type) -> Table<Row> {
    draft?.table(type) ?? dex.table(type)
  }

  /// A row, as the lines so far have changed it.
  func current<Row: Tabular>(_ id: ID<Row>) -> Row? { table(Row.self)[id] }

  mutating func put<Row: Tabular>(_ row: Row) {
    let dex = dex
    draft?.put(row, in: dex.table(Row.self))
  }

  /// The slug of an entity, for messages and lists of changes.
  func slug(of id: Int, _ kind: Kind) -> String {
    func slug<Row: Tabular>(_ type: Row.Type) -> String? { table(type).slug(of: ID(id)) }
    return slug(kind.rowType) ?? "\(id)"
  }

  /// The parts of a learnset, a place or a family that change.
  static func entries(_ count: Int) -> String {
    count == 1 ? worded("1 entry") : worded("\(count) entries")
  }
}
