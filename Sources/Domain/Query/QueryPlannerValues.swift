/// Values that are names, such as those of types, moves and places.
extension QueryPlanner {
  mutating func chosen(
    _ field: QueryField<Rows>, _ choice: Choice<Rows>, _ term: Query.Term, _ value: Query.Word
  ) -> Condition? {
    guard isKnown(field, value) else { return nil }
    let parts = ValueParts(value, details: choice.details)
    guard var chosen = named(parts.name, field, choice),
      add(parts, choice.details, to: &chosen), add(term.amount, to: &chosen)
    else { return nil }
    do throws(RefusedValue) {
      return .criterion(about(field, chosen, try choice.criterion(chosen, rows)))
    } catch {
      return refuse(value, error.reason)
    }
  }

  /// The values with a name, or those that a query in braces finds.
  private mutating func named(
    _ word: Query.Word, _ field: QueryField<Rows>, _ choice: Choice<Rows>
  ) -> Chosen? {
    guard word.isNested else {
      let values = values(of: word, field, choice)
      return entries(word, choice.noun, values).map { Chosen(entries: $0, text: word.text) }
    }
    guard let list = choice.nested?(rows) else {
      _ = refuse(word, worded("\(field.name) takes no query in braces"))
      return nil
    }
    return found(word, field, in: list)
  }

  private mutating func values(
    of word: Query.Word, _ field: QueryField<Rows>, _ choice: Choice<Rows>
  ) -> WordValues {
    let key = "\(field.name):\(word.text)"
    if let known = values[key] { return known }
    let found = WordValues(word.text, in: choice.vocabulary(rows))
    values[key] = found
    return found
  }

  private mutating func found(
    _ word: Query.Word, _ field: QueryField<Rows>, in list: any NestedList
  ) -> Chosen? {
    let inner = word.text.dropFirst().prefix(word.text.count - (word.text.hasSuffix("}") ? 2 : 1))
    guard inner.contains(where: { !$0.isWhitespace }) else {
      _ = refuse(
        word, worded("\(field.name):{ needs a query: \(field.name):{priority>0}"),
        isUnfinished: true)
      return nil
    }
    let result = list.search(String(inner))
    for problem in result.problems {
      problems.append(problem.shifted(by: word.range.lowerBound + 1))
    }
    guard result.problems.isEmpty else { return nil }
    return Chosen(entries: result.entries, text: "{\(result.text)}")
  }

  /// The criterion with its text, and with the reason why the games may have nothing that meets it.
  func about(
    _ field: QueryField<Rows>, _ chosen: Chosen, _ criterion: Criterion<Rows>
  ) -> Criterion<Rows> {
    var criterion = criterion
    criterion.text = "\(field.name):\(chosen.text)"
    criterion.gap = { [own = criterion.gap] rows in own(rows) ?? rows.gap(about: field.name) }
    return criterion
  }

  /// The values with this name, or else the only one that begins with it.
  private mutating func entries(
    _ word: Query.Word, _ noun: String, _ values: WordValues
  ) -> [Vocabulary.Entry]? {
    guard !Spelling.folded(word.text).isEmpty else {
      return refuseValue(word, Self.noLetter(word))
    }
    guard values.exact.isEmpty else { return values.exact }
    let names = values.begunNames
    switch names.count {
    case 0:
      let nearest = guess(values.vocabulary.nearest(to: word.text))
      let hint = nearest.map(NearestWord.question) ?? ""
      return refuseValue(word, worded("no \(Phrase(noun)) '\(word.text)'\(hint)"), fix: nearest)
    case 1: return values.begun
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

  /// Adds the game, and the method or the move of a value.
  private mutating func add(
    _ parts: ValueParts, _ details: ValueDetails, to chosen: inout Chosen
  ) -> Bool {
    guard parts.game?.text != "" else { return reportMissing(worded("a game"), "@", parts.game) }
    guard parts.second?.text != "" else {
      let what = details.contains(.move) ? worded("a move") : worded("a learning method")
      return reportMissing(what, "/", parts.second)
    }
    if let game = parts.game, let run = rows.run, game.text.lowercased() == RunFacts.word {
      chosen.run = run
      chosen.games = run.game.games
      chosen.text += "@\(RunFacts.word)"
    } else if let game = parts.game, game.text.lowercased() == RunFacts.word {
      return refuse(game, GameGap.noRun.text) != nil
    } else if let game = parts.game {
      let games = rows.games()
      let values = WordValues(game.text, in: games)
      guard let found = entries(game, worded("game"), values) else { return false }
      chosen.games = rows.games(named: found)
      chosen.text += "@\(found[0].slug)"
    }
    if let second = parts.second { return add(second, details, to: &chosen) }
    return true
  }

  /// Adds the method or the move after a slash.
  private mutating func add(
    _ second: Query.Word, _ details: ValueDetails, to chosen: inout Chosen
  ) -> Bool {
    let isMove = details.contains(.move)
    let words = isMove ? rows.vocabulary(of: Move.self) : rows.methods()
    let noun = isMove ? "move" : worded("learning method")
    let values = WordValues(second.text, in: words)
    guard let found = entries(second, noun, values) else { return false }
    if isMove { chosen.move = found[0] } else { chosen.methods = found.map { ID($0.id) } }
    chosen.text += "/\(found[0].slug)"
    return true
  }

  private mutating func reportMissing(_ what: String, _ sign: String, _ word: Query.Word?) -> Bool {
    guard let word else { return false }
    return refuse(word, worded("'\(sign)' needs \(what) after it"), isUnfinished: true) != nil
  }

  private mutating func add(_ amount: Query.Amount?, to chosen: inout Chosen) -> Bool {
    guard let amount else { return true }
    guard let number = Fraction.number(amount.word.text) else {
      let mayBecomeNumber = Fraction.number(amount.word.text + "4") != nil
      _ = refuse(
        amount.word, worded("'\(amount.word.text)' is not a number"), isUnfinished: mayBecomeNumber)
      return false
    }
    chosen.amount = Chosen.Amount(comparison: amount.comparison, number: number)
    chosen.text += amount.comparison.rawValue + amount.word.text
    return true
  }
}
