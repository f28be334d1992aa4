/// A suggestion for completing a query.
package struct QueryCompletion: Hashable, Sendable {
  /// The replacement text: `ability:levitate`.
  package let text: String
  /// The same with the name in the current language: `ability:schwebe`; `nil` in English, and for
  /// keywords of the query language.
  package let spoken: String?
  /// The range to replace, in characters.
  package let range: Range<Int>
  /// The number of rows that the whole query would find.
  package let count: Int

  package init(text: String, spoken: String? = nil, range: Range<Int>, count: Int) {
    self.text = text
    self.spoken = spoken
    self.range = range
    self.count = count
  }
}

extension QueryEngine {
  /// The completions at the cursor, those that leave most rows first. Completions that leave none
  /// are left out, unless all do.
  ///
  /// - Parameters:
  ///   - cursor: in characters of the text.
  ///   - saved: the saved searches that `@` offers.
  package func completions(
    of text: String, cursor: Int, saved: SavedSearches = SavedSearches()
  ) throws(PokedexError) -> [QueryCompletion] {
    let context = CompletionContext(text, cursor: cursor)
    let query = QueryParser.parse(context.rest)
    let plan = QueryPlanner.plan(query, length: context.rest.count, for: rows, saved: saved).plan
    let rest = try rows(of: plan.condition).intersection(rows.existing)
    let all =
      context.typed.hasPrefix("@")
      ? Self.searches(saved, context, rest) : try completions(in: context, leaving: rest)
    let useful = all.filter { $0.count > 0 }
    return (useful.isEmpty ? all : useful).unique.sorted {
      ($1.count, $0.text) < ($0.count, $1.text)
    }
  }

  private func completions(
    in context: CompletionContext, leaving rest: RowSet
  ) throws(PokedexError) -> [QueryCompletion] {
    switch context.part {
    case .word: try words(context, rest)
    case .value(let field): try values(of: field, context, rest)
    case .sort: numbers(context, rest)
    case .game(let field): try details(.game, of: field, context, rest)
    case .method(let field): try details(.method, of: field, context, rest)
    }
  }

  private static func searches(
    _ saved: SavedSearches, _ context: CompletionContext, _ rest: RowSet
  ) -> [QueryCompletion] {
    let typed = context.typed.dropFirst().lowercased()
    return saved.all.filter { $0.name.lowercased().hasPrefix(typed) }.map {
      QueryCompletion(text: "@\($0.name)", range: context.range, count: rest.size)
    }
  }

  // MARK: Words

  private func words(
    _ context: CompletionContext, _ rest: RowSet
  ) throws(PokedexError) -> [QueryCompletion] {
    let typed = context.typed.lowercased()
    let names = Rows.fields.compactMap { field in
      field.names.first { $0.hasPrefix(typed) }.map { $0 + (field.choice == nil ? "" : ":") }
    }
    let fields = (names + ["sort:"].filter { $0.hasPrefix(typed) }).map {
      QueryCompletion(text: $0, range: context.range, count: rest.size)
    }
    guard !typed.isEmpty else { return fields }
    return try fields + self.names(context, rest) + values(calledLike: context, rest)
  }

  private func names(
    _ context: CompletionContext, _ rest: RowSet
  ) throws(PokedexError) -> [QueryCompletion] {
    let letters = Spelling.folded(context.typed)
    return try rows.nameIndex().rows(beginningWith: letters).filter { rest.contains($0) }.map {
      QueryCompletion(
        text: rows.slugs[$0], spoken: Self.spoken(rows.names[$0]), range: context.range, count: 1)
    }
  }

  /// Values of the field for bare words, and of the fields with offered values.
  private func values(
    calledLike context: CompletionContext, _ rest: RowSet
  ) throws(PokedexError) -> [QueryCompletion] {
    var found: [QueryCompletion] = []
    for name in [Rows.bareWordField].compactMap({ $0 }) + Rows.suggestedFields {
      let prefix = name == Rows.bareWordField ? "" : name + ":"
      found += try values(of: name, context, rest).map { value in
        QueryCompletion(
          text: prefix + value.text, spoken: value.spoken.map { prefix + $0 }, range: value.range,
          count: value.count)
      }
    }
    return found
  }

  // MARK: Values

  private func values(
    of name: String, _ context: CompletionContext, _ rest: RowSet
  ) throws(PokedexError) -> [QueryCompletion] {
    guard let field = QueryField<Rows>.named(name) else { return [] }
    switch field.meaning {
    case .number: return numbers(context, rest)
    case .name: return try names(context, rest)
    case .choice(let choice, _):
      do throws(PokedexError) {
        return try values(of: choice, context, rest)
      } catch {
        // Without a dex there are no values.
        guard error == .needsDex else { throw error }
        return []
      }
    }
  }

  private func values(
    of choice: Choice<Rows>, _ context: CompletionContext, _ rest: RowSet
  ) throws(PokedexError) -> [QueryCompletion] {
    var found: [QueryCompletion] = []
    for entry in Self.entries(of: try choice.vocabulary(rows), beginningWith: context.typed) {
      let set = try choice.criterion(Chosen(entries: [entry], text: entry.slug), rows).rows(rows)
      let common = rest.intersectionSize(set)
      found.append(
        QueryCompletion(
          text: entry.slug, spoken: entry.kind == nil ? nil : Self.spoken(entry.name),
          range: context.range, count: context.isNegated ? rest.size - common : common))
    }
    return found
  }

  private static func spoken(_ name: String) -> String? {
    Wording.other == nil ? nil : Spelling.word(of: name)
  }

  private static func entries(
    of vocabulary: Vocabulary, beginningWith typed: String
  ) -> [Vocabulary.Entry] {
    typed.isEmpty ? vocabulary.entries : vocabulary.entries(beginningWith: typed)
  }

  /// Completions for a game or method after a value. Each is counted by running it with the value
  /// before it.
  private func details(
    _ detail: ValueDetails, of field: String, _ context: CompletionContext, _ rest: RowSet
  ) throws(PokedexError) -> [QueryCompletion] {
    // Without a dex there are no values.
    guard QueryField<Rows>.named(field)?.choice?.details.contains(detail) == true,
      let vocabulary = try? detail == .game ? rows.games() : rows.methods()
    else { return [] }
    var found: [QueryCompletion] = []
    for entry in Self.entries(of: vocabulary, beginningWith: context.typed) {
      let text = "\(field):\(context.value)\(entry.slug)"
      let (plan, problems) = QueryPlanner.plan(
        QueryParser.parse(text), length: text.count, for: rows)
      let common =
        problems.isEmpty ? rest.intersectionSize(try rows(of: plan.condition)) : 0
      found.append(
        QueryCompletion(
          text: entry.slug, range: context.range,
          count: context.isNegated ? rest.size - common : common))
    }
    return found
  }

  /// The fields that can be sorted by.
  private func numbers(_ context: CompletionContext, _ rest: RowSet) -> [QueryCompletion] {
    let typed = context.typed.lowercased()
    return Rows.fields.filter { $0.measure != nil }.compactMap { field in
      field.names.first { $0.hasPrefix(typed) }.map {
        QueryCompletion(text: $0, range: context.range, count: rest.size)
      }
    }
  }
}

// MARK: Suggestions

extension QueryEngine {
  /// For the first word of a query that matches no name: the value of another field that it
  /// matches. It is suggested but never applied.
  package func offer(for query: Query) throws(PokedexError) -> QuerySuggestion? {
    for word in query.words where !word.isQuoted {
      let letters = Spelling.folded(word.text)
      guard !letters.isEmpty, try !hasName(letters) else { continue }
      for name in Rows.suggestedFields {
        guard let choice = QueryField<Rows>.named(name)?.choice,
          let entry = try? choice.vocabulary(rows).entries(named: word.text).first
        else { continue }
        return QuerySuggestion(
          word: word, noun: choice.noun, completion: "\(name):\(entry.slug)")
      }
    }
    return nil
  }

  private func hasName(_ letters: [UInt8]) throws(PokedexError) -> Bool {
    try rows(named: letters, atLeast: .substring).isEmpty == false
  }
}

/// A word of a query that matches no name, and the value that the user may have meant.
package struct QuerySuggestion: Hashable, Sendable {
  package let word: Query.Word
  /// The kind of the value: `ability`.
  package let noun: String
  /// The term to write instead: `ability:levitate`.
  package let completion: String

  package var article: String { "aeiou".contains(noun.prefix(1)) ? "an" : "a" }
}

extension Query {
  /// The words without a field, in the order of the text.
  var words: [Word] { root.words }

  /// The names of the saved searches in the query.
  var savedSearches: [String] {
    words.filter { !$0.isQuoted && $0.text.hasPrefix("@") }.map { String($0.text.dropFirst()) }
  }
}

extension Query.Node {
  fileprivate var words: [Query.Word] {
    switch self {
    case .all(let parts), .any(let parts): parts.flatMap(\.words)
    case .not(let part): part.words
    case .words(let words): words
    case .term: []
    }
  }
}
