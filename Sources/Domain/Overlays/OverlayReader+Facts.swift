/// The facts of one row, which a line changes together.
struct OverlayFacts<Row: ChangeableRow> {
  let id: ID<Row>
  /// A row that the game does not have yet; its facts are not in the table.
  var new: Row?
  var names = Names()
  var facts: [LineFact] = []

  init(_ id: ID<Row>) { self.id = id }

  init(new row: Row) { (id, new) = (row.id, row) }

  /// The values of a field that the line has stated; `nil` if it has not.
  fileprivate func stated(at position: Int) -> [Int?]? {
    for fact in facts.reversed() {
      if let index = fact.rule.positions.firstIndex(of: position) { return fact.values(at: index) }
    }
    return nil
  }

  /// The new row with the facts of the line.
  var row: Row? {
    guard var row = new else { return nil }
    for fact in facts {
      for (index, position) in fact.rule.positions.enumerated() {
        Row.fields[position].set(fact.values(at: index), in: &row)
      }
    }
    for fact in facts {
      for part in fact.rule.past {
        let list = Row.fields[part.list]
        list.set(part.dropped(from: list.numbers(of: row)), in: &row)
      }
    }
    return row
  }
}

// MARK: Lines of facts

extension OverlayReader {
  /// `move cut type grass power 60 accuracy 100`
  mutating func readFacts<Row: ChangeableRow>(
    of type: Row.Type, _ words: inout OverlayWords
  ) {
    guard let id = id("SLUG", type, &words) else { return }
    guard !words.isAtEnd else { return words.refuse(words.column, "here should be \("FACT")") }
    var facts = OverlayFacts(id)
    readFacts(&words, &facts)
    if words.finish() { write(facts) }
  }

  /// To the end of the line.
  mutating func readFacts<Row: ChangeableRow>(
    _ words: inout OverlayWords, _ facts: inout OverlayFacts<Row>
  ) {
    while let word = words.next {
      if !readFact(at: word, &words, &facts), !readName(word, &words, &facts.names) {
        refuse(word, Row.facts.words, &words)
      }
    }
  }

  /// `pokemon stantler stats 73 95 62 85 65 85 capture_rate 45`: facts of the form, and of its species.
  mutating func readPokemon(_ words: inout OverlayWords) {
    guard let id = id("POKEMON", Form.self, &words) else { return }
    guard !words.isAtEnd else { return words.refuse(words.column, "here should be \("FACT")") }
    var (ofForm, ofSpecies) = (OverlayFacts(id), OverlayFacts<Species>?.none)
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
      if readFact(at: word, &words, &form) || readName(word, &words, &form.names) { continue }
      let known = species ?? current(form.id).map { OverlayFacts($0.species) }
      guard var facts = known, readFact(at: word, &words, &facts) else {
        return refuse(word, Form.facts.words + Species.facts.words, &words)
      }
      species = facts
    }
  }

  private func refuse(_ word: OverlayWord, _ known: [String], _ words: inout OverlayWords) {
    let hint = NearestWord.hint(word.text, among: known)
    words.refuse(word.column, "'\(word.text)' is no fact that can change\(hint)")
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
    if !facts.facts.isEmpty { put(facts.facts, facts.id) }
    change(facts)
    rename(Row.kind, facts.id.rawValue, facts.names)
  }

  /// Writes facts into the table, without assembling the row.
  private mutating func put<Row: ChangeableRow>(_ facts: [LineFact], _ id: ID<Row>) {
    let dex = dex
    draft?.change(dex.table(Row.self)) { table in
      guard let row = table.row(of: id) else { return }
      for fact in facts {
        fact.set(in: &table, row: row)
        table.dropPast(of: fact.rule, row: row)
      }
    }
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

extension OverlayReader: FactReader {
  /// Reads a fact, which counts only if the base has the values behind its `was`.
  ///
  /// - Parameter word: the next word.
  /// - Returns: whether the word names a fact of such rows.
  private mutating func readFact<Row: ChangeableRow>(
    at word: OverlayWord, _ words: inout OverlayWords, _ facts: inout OverlayFacts<Row>
  ) -> Bool {
    guard let rule = Row.facts[word.text], !word.isQuoted else { return false }
    words.skip()
    let fact = readFact(rule, &words) { word in
      word == "name" || word.hasPrefix("name-") || Row.hasFact(word)
    }
    guard words.fault == nil else { return true }
    if let was = fact.was {
      let before = numbers(of: rule, facts)
      guard was.values == before else {
        let text = text(before, of: rule)
        note(was.column, worded("the base has \(text): this fact does not count"), isError: false)
        return true
      }
    }
    facts.facts.append(fact)
    return true
  }

  /// The values of a fact so far.
  private func numbers<Row: ChangeableRow>(
    of rule: FactRule, _ facts: OverlayFacts<Row>
  ) -> [Int?] {
    let table = table(Row.self)
    return rule.positions.flatMap { position -> [Int?] in
      if let stated = facts.stated(at: position) { return stated }
      if let new = facts.new { return Row.fields[position].numbers(of: new) }
      return table.row(of: facts.id).map { table.numbers(at: position, of: $0) } ?? []
    }
  }
}
