/// Values that are names, such as those of types, moves and places.
extension QueryPlanner {
  mutating func chosen(
    _ field: QueryField<Rows>, _ choice: Choice<Rows>, _ term: Query.Term, _ value: Query.Word
  ) -> Condition? {
    let parts = ValueParts(value, details: choice.details)
    do throws(PokedexError) {
      let vocabulary = try choice.vocabulary(rows)
      guard let entries = entries(parts.name, choice.noun, vocabulary) else { return nil }
      var chosen = Chosen(entries: entries, text: parts.name.text)
      guard try add(parts, to: &chosen), add(term.amount, to: &chosen) else { return nil }
      return .criterion(try criterion(chosen, field, choice))
    } catch {
      return refuse(value, Self.message(for: error, field.name))
    }
  }

  func criterion(
    _ chosen: Chosen, _ field: QueryField<Rows>, _ choice: Choice<Rows>
  ) throws(PokedexError) -> Criterion<Rows> {
    var criterion = try choice.criterion(chosen, rows)
    criterion.text = "\(field.name):\(chosen.text)"
    return criterion
  }

  static func message(for error: PokedexError, _ field: String) -> String {
    switch error {
    case .needsDex: worded("\(field): needs a dex, but this list comes from PokeAPI")
    case .file(_, let reason): worded("the dex cannot be read: \(reason)")
    case .notFound(let reason): reason
    default: worded("the dex cannot be read")
    }
  }

  /// The values with this name, or else the only one that begins with it.
  private mutating func entries(
    _ word: Query.Word, _ noun: String, _ vocabulary: Vocabulary
  ) -> [Vocabulary.Entry]? {
    guard !Spelling.folded(word.text).isEmpty else {
      return refuseValue(word, Self.noLetter(word))
    }
    let exact = vocabulary.entries(named: word.text)
    guard exact.isEmpty else { return exact }
    let begun = vocabulary.entries(thatMayBecome: word.text)
    let names = begun.map(\.name).unique
    switch names.count {
    case 0:
      let nearest = vocabulary.nearest(to: word.text)
      let hint = nearest.map(NearestWord.question) ?? ""
      return refuseValue(word, worded("no \(Phrase(noun)) '\(word.text)'\(hint)"), fix: nearest)
    case 1: return begun
    default:
      return refuseValue(
        word, worded("'\(word.text)' could be \(Self.list(names)): type more"),
        isUnfinished: true)
    }
  }

  private static func list(_ names: [String]) -> String {
    names.count <= 3
      ? names.joined(separator: ", ")
      : names.prefix(2).joined(separator: ", ") + worded(" and \(names.count - 2) more")
  }

  private mutating func refuseValue(
    _ word: Query.Word, _ message: String, isUnfinished: Bool = false, fix: String? = nil
  ) -> [Vocabulary.Entry]? {
    _ = refuse(word, message, isUnfinished: isUnfinished, fix: fix)
    return nil
  }

  /// Adds the game and the method of a value.
  private mutating func add(
    _ parts: ValueParts, to chosen: inout Chosen
  ) throws(PokedexError) -> Bool {
    guard parts.game?.text != "" else { return want(worded("a game"), "@", parts.game) }
    guard parts.method?.text != "" else { return want(worded("a way to learn"), "/", parts.method) }
    if let game = parts.game {
      let games = try rows.games()
      guard let found = entries(game, worded("game"), games) else { return false }
      chosen.games = try rows.games(named: found)
      chosen.text += "@\(found[0].slug)"
    }
    if let method = parts.method {
      let methods = try rows.methods()
      guard let found = entries(method, worded("way to learn"), methods) else { return false }
      chosen.methods = found.map { ID($0.id) }
      chosen.text += "/\(found[0].slug)"
    }
    return true
  }

  private mutating func want(_ what: String, _ sign: String, _ word: Query.Word?) -> Bool {
    guard let word else { return false }
    return refuse(word, worded("'\(sign)' needs \(what) after it"), isUnfinished: true) != nil
  }

  private mutating func add(_ amount: Query.Amount?, to chosen: inout Chosen) -> Bool {
    guard let amount else { return true }
    guard let number = Fraction.number(amount.word.text) else {
      let mayBecomeOne = Fraction.number(amount.word.text + "4") != nil
      _ = refuse(
        amount.word, worded("'\(amount.word.text)' is not a number"), isUnfinished: mayBecomeOne)
      return false
    }
    chosen.amount = Chosen.Amount(comparison: amount.comparison, number: number)
    chosen.text += amount.comparison.rawValue + amount.word.text
    return true
  }
}
