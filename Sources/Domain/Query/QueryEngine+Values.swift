/// Completions that are values of fields.
extension QueryEngine {
  /// The smallest number of moves with a common first word that form a group.
  private static var leastGroup: Int { 4 }

  /// Values of the field for bare words, of `is:`, and of the fields with offered values.
  func values(calledLike context: CompletionContext, _ rest: RowSet) -> [RankedCompletion] {
    var found: [RankedCompletion] = []
    for (index, name) in Self.valueFields {
      guard let field = QueryField<Rows>.named(name), field.isKnown(in: rows),
        let choice = field.choice
      else { continue }
      let matches = choice.vocabulary(rows).matches(beginningWith: context.typed)
      let (groups, single) = Self.grouped(matches, by: name)
      found += single.compactMap { match in
        completion(of: match, field, choice, context, rest, kind: index, isBare: true)
      }
      found += groups.map { word, count in
        Self.group(word, count, of: name, context, rest, kind: index)
      }
    }
    return found
  }

  /// The fields whose values a bare word may become, with their rank.
  private static var valueFields: [(Int, String)] {
    let suggested = Rows.suggestedFields.enumerated().map { index, name in
      (index == 0 ? CompletionKind.firstSuggested : CompletionKind.otherSuggested + index, name)
    }
    let bare = Rows.bareWordField.map { [(CompletionKind.bareWord, $0)] } ?? []
    return bare + [(CompletionKind.trait, "is")] + suggested
  }

  /// Separates groups of moves with a common first word, such as `fire-`, from all other moves.
  private static func grouped(
    _ matches: [Vocabulary.Match], by field: String
  ) -> (groups: [(word: String, count: Int)], single: [Vocabulary.Match]) {
    guard field == "move" else { return ([], matches) }
    let words = Dictionary(grouping: matches.filter { $0.match.isOwnBeginning }) {
      String($0.entry.slug.prefix { $0 != "-" })
    }.filter { $0.value.count >= leastGroup }
    let single = matches.filter { match in
      let word = String(match.entry.slug.prefix { $0 != "-" })
      return !match.match.isOwnBeginning || words[word] == nil
    }
    return (words.map { ($0.key, $0.value.count) }, single)
  }

  private static func group(
    _ word: String, _ count: Int, of field: String, _ context: CompletionContext,
    _ rest: RowSet, kind: Int
  ) -> RankedCompletion {
    let text = "\(field):\(word)-"
    let typed = FoldedName(word).characters(matching: context.letters)
    return RankedCompletion(
      completion: QueryCompletion(
        text: text, meaning: worded("\(count) moves"), range: context.range, count: rest.size,
        matched: typed.map { $0.shifted(by: field.count + 1) }),
      match: .keyword(.prefix), kind: kind)
  }

  func values(of name: String, _ context: CompletionContext, _ rest: RowSet) -> [RankedCompletion] {
    guard let field = QueryField<Rows>.named(name), field.isKnown(in: rows) else { return [] }
    switch field.meaning {
    case .number(let measure) where measure.isRoman:
      return generations(measure, context, rest)
    case .number: return Self.numbers(context, rest, besides: field.name)
    case .name, .ownName: return names(context, rest)
    case .choice(let choice, _):
      return choice.vocabulary(rows).matches(beginningWith: context.typed).compactMap { match in
        completion(of: match, field, choice, context, rest, kind: match.part, isBare: false)
      }
    }
  }

  /// The numbers of a short list, such as the generations, ascending.
  private func generations(
    _ measure: Measure<Rows>, _ context: CompletionContext, _ rest: RowSet
  ) -> [RankedCompletion] {
    let column = measure.column(rows)
    let sizes = Dictionary(grouping: rest.rows.map { column[$0] }.filter { $0 > 0 }) { $0 }
    return sizes.map { number, rows in
      let common = context.isNegated ? rest.size - rows.count : rows.count
      return RankedCompletion(
        completion: QueryCompletion(
          text: "\(number)", meaning: RomanNumeral(Int(number))?.text ?? "", range: context.range,
          count: common, isCounted: common < rest.size),
        match: .keyword(.prefix), kind: 0, rank: Int(number))
    }.filter { $0.completion.text.hasPrefix(context.typed) }
  }

  /// `nil` for a value that the field does not take: `weak:` takes no status moves.
  private func completion(
    of match: Vocabulary.Match, _ field: QueryField<Rows>, _ choice: Choice<Rows>,
    _ context: CompletionContext, _ rest: RowSet, kind: Int, isBare: Bool
  ) -> RankedCompletion? {
    let entry = match.entry
    guard let count = count(of: entry, choice, context, rest) else { return nil }
    let prefix = isBare ? field.name + ":" : ""
    let spoken = entry.kind == nil ? nil : Self.spoken(entry.name)
    let matched = FoldedName(entry.slug).characters(matching: context.letters)
    return RankedCompletion(
      completion: QueryCompletion(
        text: prefix + entry.slug, spoken: spoken.map { prefix + $0 },
        meaning: meaning(of: match, field, context, isBare: isBare), range: context.range,
        count: count, isCounted: count < rest.size,
        matched: matched.map { $0.shifted(by: prefix.count) }),
      match: match.match, kind: kind, rank: match.rank)
  }

  /// The number of rows that a value leaves; the number without the value where counting would take
  /// long; `nil` if the field does not take it.
  private func count(
    of entry: Vocabulary.Entry, _ choice: Choice<Rows>, _ context: CompletionContext,
    _ rest: RowSet
  ) -> Int? {
    guard choice.countsCompletions else { return rest.size }
    guard let set = choice.rows(with: entry, in: rows) else { return nil }
    let common = rest.intersectionSize(set)
    return context.isNegated ? rest.size - common : common
  }

  /// The name in another language that was typed, else the name in the current language, or the
  /// meaning of a keyword or of the field.
  private func meaning(
    of match: Vocabulary.Match, _ field: QueryField<Rows>, _ context: CompletionContext,
    isBare: Bool
  ) -> String {
    let entry = match.entry
    guard let kind = entry.kind else {
      return entry.meaning.isEmpty ? "" : Phrase(entry.meaning).text
    }
    if match.match.language == .other, let foreign = foreignName(match.row, kind, context.typed) {
      return foreign.text
    }
    if titled(entry.slug) != entry.name { return entry.name }
    return isBare ? field.meaningInBrief : ""
  }

  private func foreignName(
    _ row: Int, _ kind: Kind, _ typed: String
  ) -> ForeignName? {
    let letters = Spelling.folded(typed)
    return rows.dex.otherNames(of: kind, row: row).first {
      FoldedName($0.name).distance(of: letters).map { $0 <= .wordStart } ?? false
    }
  }

  /// PokeAPI's ID of the damage class of status moves.
  private static var status: Int32 { 1 }

  /// Completions for a move after a value.
  func moves(of field: String, _ context: CompletionContext, _ rest: RowSet) -> [RankedCompletion] {
    guard QueryField<Rows>.named(field)?.choice?.details.contains(.move) == true else { return [] }
    let vocabulary = rows.vocabulary(of: Move.self)
    let table = rows.dex.table(Move.self)
    let classes = table.column(\.damageClass)
    return vocabulary.matches(beginningWith: context.typed).filter { match in
      table.row(of: ID(match.entry.id)).map { classes[$0] != Self.status } ?? false
    }.map { found in
      let entry = found.entry
      return RankedCompletion(
        completion: QueryCompletion(
          text: entry.slug, meaning: titled(entry.slug) == entry.name ? "" : entry.name,
          range: context.range, count: rest.size,
          matched: FoldedName(entry.slug).characters(matching: context.letters)),
        match: found.match, kind: 0, rank: found.rank)
    }
  }

  /// Completions for a game or method after a value. The rows of each are counted by a search for
  /// the value with that game or method.
  func details(
    _ detail: ValueDetails, of field: String, _ context: CompletionContext, _ rest: RowSet
  ) -> [RankedCompletion] {
    guard QueryField<Rows>.named(field)?.choice?.details.contains(detail) == true else { return [] }
    let vocabulary = detail == .game ? rows.games() : rows.methods()
    let found = vocabulary.matches(beginningWith: context.typed).map { found in
      let entry = found.entry
      return RankedCompletion(
        completion: completion(
          entry.slug, titled(entry.slug) == entry.name ? "" : entry.name, of: field, context, rest),
        match: found.match, kind: 0, rank: found.rank)
    }
    return found + (detail == .game ? run(of: field, context, rest) : [])
  }

  /// The run that is being played, which stands where a game may.
  private func run(
    of field: String, _ context: CompletionContext, _ rest: RowSet
  ) -> [RankedCompletion] {
    guard let run = rows.run, RunFacts.word.hasPrefix(context.typed.lowercased()) else { return [] }
    return [
      RankedCompletion(
        completion: completion(RunFacts.word, run.name, of: field, context, rest),
        match: .keyword(.prefix), kind: 0, rank: -1)
    ]
  }

  private func completion(
    _ word: String, _ meaning: String, of field: String, _ context: CompletionContext,
    _ rest: RowSet
  ) -> QueryCompletion {
    let text = "\(field):\(context.value)\(word)"
    let (plan, problems) = QueryPlanner.plan(
      QueryParser.parse(text), length: text.count, for: rows)
    let common = problems.isEmpty ? rest.intersectionSize(rows(of: plan.condition)) : 0
    let count = context.isNegated ? rest.size - common : common
    return QueryCompletion(
      text: word, meaning: meaning, range: context.range, count: count,
      isCounted: count < rest.size,
      matched: FoldedName(word).characters(matching: context.letters))
  }
}

extension NameMatch {
  /// Whether the name itself begins with the letters, in the user's language or in English.
  fileprivate var isOwnBeginning: Bool { language != .other && distance <= .prefix }
}

extension Range<Int> {
  fileprivate func shifted(by count: Int) -> Range<Int> {
    lowerBound + count..<upperBound + count
  }
}
