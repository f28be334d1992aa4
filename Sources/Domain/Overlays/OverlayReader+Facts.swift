/// A fact of a line, read but not yet written down.
struct OverlayFact {
  let field: String
  let before: String
  let after: String
}

/// The facts of one row, which a line changes together.
struct OverlayFacts<Row: ChangeableRow> {
  var row: Row
  var names = Names()
  var facts: [OverlayFact] = []
}

// MARK: Lines of facts

extension OverlayReader {
  /// `move cut type grass power 60 accuracy 100`
  mutating func readFacts<Row: ChangeableRow>(
    of type: Row.Type, _ words: inout OverlayWords
  ) {
    guard let id = id("SLUG", type, &words), let row = current(id) else { return }
    guard !words.isAtEnd else { return words.refuse(words.column, "here should be \("FACT")") }
    var facts = OverlayFacts(row: row)
    readFacts(&words, &facts)
    if words.finish() { write(facts) }
  }

  /// To the end of the line.
  mutating func readFacts<Row: ChangeableRow>(
    _ words: inout OverlayWords, _ facts: inout OverlayFacts<Row>
  ) {
    while let word = words.next {
      if !readName(word, &words, &facts.names), !readFact(word, &words, &facts) {
        refuse(word, Row.changeableWords, &words)
      }
    }
  }

  /// `pokemon stantler stats 73 95 62 85 65 85 capture_rate 45`: facts of the form, and of its species.
  mutating func readPokemon(_ words: inout OverlayWords) {
    guard let id = id("POKEMON", Form.self, &words), let form = current(id) else { return }
    guard !words.isAtEnd else { return words.refuse(words.column, "here should be \("FACT")") }
    var (ofForm, ofSpecies) = (OverlayFacts(row: form), OverlayFacts<Species>?.none)
    readPokemonFacts(&words, &ofForm, &ofSpecies)
    guard words.finish() else { return }
    write(ofForm)
    if let ofSpecies { write(ofSpecies) }
  }

  /// - Parameter species: read only for a fact of it, which few lines have.
  mutating func readPokemonFacts(
    _ words: inout OverlayWords, _ form: inout OverlayFacts<Form>,
    _ species: inout OverlayFacts<Species>?
  ) {
    while let word = words.next {
      if readName(word, &words, &form.names) || readFact(word, &words, &form) { continue }
      let known = species ?? current(form.row.species).map { OverlayFacts(row: $0) }
      guard var facts = known, readFact(word, &words, &facts) else {
        return refuse(word, Form.changeableWords + Species.changeableWords, &words)
      }
      species = facts
    }
  }

  private func refuse(_ word: OverlayWord, _ known: [String], _ words: inout OverlayWords) {
    let nearest = NearestWord.to(word.text, among: known.sorted())
    words.refuse(
      word.column, "'\(word.text)' is no fact that can change\(NearestWord.hint(nearest))")
  }

  /// Reads `name "…"` or `name-de "…"`.
  ///
  /// - Returns: whether the next word begins a name.
  func readName(
    _ word: OverlayWord, _ words: inout OverlayWords, _ names: inout Names
  ) -> Bool {
    let parts = word.text.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
    guard !word.isQuoted, parts.first == "name" else { return false }
    words.skip()
    let code = parts.count == 1 ? Language.english.rawValue : String(parts[1])
    if let language = Language.withTexts.first(where: { $0.rawValue.lowercased() == code }) {
      names.byLanguage[language] = words.name()
    } else {
      words.refuse(word.column, "there are no names in '\(code)'")
    }
    return true
  }

  mutating func write<Row: ChangeableRow>(_ facts: OverlayFacts<Row>) {
    let id = facts.row.id.rawValue
    if !facts.facts.isEmpty { draft?.put(facts.row) }
    for fact in facts.facts {
      change(Row.kind, id, fact.field, from: fact.before, to: fact.after)
    }
    rename(Row.kind, id, facts.names)
  }

  mutating func rename(_ kind: Kind, _ id: Int, _ names: Names) {
    guard !names.byLanguage.isEmpty else { return }
    draft?.name(kind, id, names)
    for (language, name) in names.byLanguage.sorted(by: { $0.key < $1.key }) {
      let field = language == .english ? "name" : "name-\(language.rawValue.lowercased())"
      change(kind, id, field, from: "", to: name)
    }
  }
}

// MARK: Values

extension OverlayReader {
  /// Reads the values of a fact, and `was` with those that the base must have for the fact to count.
  ///
  /// - Parameter word: the next word.
  /// - Returns: whether the word names a fact of such rows.
  mutating func readFact<Row: ChangeableRow>(
    _ word: OverlayWord, _ words: inout OverlayWords, _ facts: inout OverlayFacts<Row>
  ) -> Bool {
    guard let (fields, least) = Row.fields(named: word.text), !word.isQuoted else { return false }
    words.skip()
    let before = fields.flatMap { $0.numbers(of: facts.row) }
    let values = readValues(of: fields, least, &words)
    if words.takes("was") {
      let column = words.column
      let expected = readValues(of: fields, least, &words)
      guard words.fault != nil || expected == before else {
        let text = text(before, of: fields)
        note(column, worded("the base has \(text): this fact does not count"), isError: false)
        return true
      }
    }
    guard words.fault == nil else { return true }
    set(values, of: fields, in: &facts.row)
    facts.facts.append(
      OverlayFact(
        field: word.text, before: listsChanges ? text(before, of: fields) : "",
        after: listsChanges ? text(values, of: fields) : ""))
    return true
  }

  private func set<Row: ChangeableRow>(
    _ values: [Int?], of fields: [Field<Row>], in row: inout Row
  ) {
    for (index, field) in fields.enumerated() {
      if case .list = field.access {
        field.set(values, in: &row)
      } else {
        field.set(values[index], in: &row)
      }
      row.dropPast(of: field.name)
    }
  }

  /// The values of one field, of several with a value each, or the elements of a list.
  private mutating func readValues<Row: ChangeableRow>(
    of fields: [Field<Row>], _ least: Int, _ words: inout OverlayWords
  ) -> [Int?] {
    if case .list(let stride, _, _) = fields[0].access {
      return readList(fields[0], stride, &words)
    }
    var values: [Int?] = []
    for (index, field) in fields.enumerated() {
      let isMissing = index >= least && (words.next.map { isFact($0, Row.self) } ?? true)
      values.append(isMissing ? nil : readValue(of: field, 0, &words))
    }
    return values
  }

  private mutating func readList<Row: ChangeableRow>(
    _ field: Field<Row>, _ stride: Int, _ words: inout OverlayWords
  ) -> [Int?] {
    if words.takes("-") { return [] }
    var values: [Int?] = []
    repeat {
      for index in 0..<stride { values.append(readValue(of: field, index, &words)) }
    } while words.next.map { !isFact($0, Row.self) } ?? false
    return values
  }

  private func isFact<Row: ChangeableRow>(_ word: OverlayWord, _ type: Row.Type) -> Bool {
    if word.text == "was" || word.text == "name" || word.text.hasPrefix("name-") { return true }
    if Row.hasField(named: word.text) { return true }
    return Row.kind == .form && Species.hasField(named: word.text)
      || Row.kind == .species && Form.hasField(named: word.text)
  }

  /// - Parameter index: the number of an element of a list; 0 for another field.
  /// - Returns: `nil` for `-`, too.
  private mutating func readValue<Row: ChangeableRow>(
    of field: Field<Row>, _ index: Int, _ words: inout OverlayWords
  ) -> Int? {
    guard let rule = Row.changeable[field.name] else { return nil }
    if rule.mayBeEmpty, words.takes("-") { return nil }
    guard let kind = field.links[index] else {
      return words.number("NUMBER", rule.range)
    }
    return words.word("SLUG").flatMap { id($0, kind, &words) }
  }

  /// Values as words of a file.
  func text<Row>(_ values: [Int?], of fields: [Field<Row>]) -> String {
    let links = fields.count == 1 ? fields[0].links : fields.map { $0.links[0] }
    return values.enumerated().map { index, value in
      guard let value else { return "-" }
      return links[index % links.count].map { slug(of: value, $0) } ?? "\(value)"
    }.joined(separator: " ")
  }
}
