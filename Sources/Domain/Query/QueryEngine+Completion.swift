extension QueryEngine {
  /// The completions at the cursor, most likely first. Completions without matching rows are left
  /// out, unless no completion has any.
  ///
  /// - Parameters:
  ///   - cursor: in characters of the text.
  ///   - saved: the saved searches that `@` offers.
  package func completions(
    of text: String, cursor: Int, saved: SavedSearches = SavedSearches()
  ) -> [QueryCompletion] {
    if let inner = NestedCursor(text, cursor: cursor) { return completions(in: inner, cursor) }
    if cursor >= text.count, let names = names(spelledWithSigns: text) { return names }
    let context = CompletionContext(text, cursor: cursor)
    let query = QueryParser.parse(context.rest)
    let plan = QueryPlanner.plan(query, length: context.rest.count, for: rows, saved: saved).plan
    let rest = rows(of: plan.condition).intersection(rows.existing)
    let all =
      context.typed.hasPrefix("@")
      ? Self.searches(saved, context, rest) : ranked(context, leaving: rest)
    let useful = all.filter { $0.completion.count > 0 }
    var seen: Set<String> = []
    return (useful.isEmpty ? all : useful).sorted(by: <).map(\.completion)
      .filter { seen.insert($0.text).inserted }
  }

  /// The names that a whole text with signs of the query language means, without those signs; `nil`
  /// if it is no name.
  private func names(spelledWithSigns text: String) -> [QueryCompletion]? {
    let query = QueryParser.parse(text)
    guard query.sortRanges.isEmpty, let name = rows.naming(text, insteadOf: query) else {
      return nil
    }
    return run(QueryPlanner.plan(name, length: text.count, for: rows).plan).map { row in
      QueryCompletion(
        text: rows.slugs[row], spoken: Self.spoken(rows.names[row]), meaning: rows.names[row],
        range: 0..<text.count, count: 1)
    }
  }

  /// The completions inside braces. They count values of the field, such as moves, not rows.
  private func completions(in inner: NestedCursor, _ cursor: Int) -> [QueryCompletion] {
    guard let list = QueryField<Rows>.named(inner.field)?.choice?.nested?(rows) else {
      return []
    }
    return list.completions(of: inner.text, cursor: cursor - inner.start)
      .map { $0.shifted(by: inner.start) }
  }

  private func ranked(_ context: CompletionContext, leaving rest: RowSet) -> [RankedCompletion] {
    switch context.part {
    case .word: words(context, rest)
    case .value(let field): values(of: field, context, rest)
    case .sort: Self.numbers(context, rest)
    case .game(let field): details(.game, of: field, context, rest)
    case .second(let field):
      details(.method, of: field, context, rest) + moves(of: field, context, rest)
    }
  }

  private static func searches(
    _ saved: SavedSearches, _ context: CompletionContext, _ rest: RowSet
  ) -> [RankedCompletion] {
    let typed = context.typed.dropFirst().lowercased()
    return saved.all.filter { $0.name.lowercased().hasPrefix(typed) }.map { search in
      RankedCompletion(
        completion: QueryCompletion(
          text: "@\(search.name)", meaning: search.query, range: context.range, count: rest.size),
        match: .keyword(.prefix), kind: 0)
    }
  }

  // MARK: Words

  private func words(_ context: CompletionContext, _ rest: RowSet) -> [RankedCompletion] {
    let fields = Self.fields(context, rest)
    guard !context.typed.isEmpty else { return fields }
    return fields + names(context, rest) + values(calledLike: context, rest)
  }

  private static func fields(
    _ context: CompletionContext, _ rest: RowSet
  ) -> [RankedCompletion] {
    let typed = context.typed.lowercased()
    let fields = Rows.fields.enumerated().compactMap { index, field in
      field.completion(of: typed).map { name, match in
        RankedCompletion(
          completion: QueryCompletion(
            text: name + field.opening, meaning: field.meaningInBrief, range: context.range,
            count: rest.size, matched: Self.beginning(typed, of: name)),
          match: match, kind: CompletionKind.field,
          rank: Rows.usefulFields.firstIndex(of: field.name) ?? 100 + index)
      }
    }
    guard "sort".hasPrefix(typed) else { return fields }
    let sort = RankedCompletion(
      completion: QueryCompletion(
        text: "sort:", meaning: worded("the order of the list"), range: context.range,
        count: rest.size, matched: Self.beginning(typed, of: "sort")),
      match: .keyword(typed == "sort" ? .exact : .prefix), kind: CompletionKind.field, rank: 99)
    return fields + [sort]
  }

  private static func beginning(_ typed: String, of name: String) -> [Range<Int>] {
    name.hasPrefix(typed) && !typed.isEmpty ? [0..<typed.count] : []
  }

  func names(_ context: CompletionContext, _ rest: RowSet) -> [RankedCompletion] {
    let letters = context.letters
    let matches = matches(letters)
    var found: [RankedCompletion] = []
    for row in rows.nameIndex().rows(beginningWith: letters) where rest.contains(row) {
      guard let match = matches[row] else { continue }
      let slug = rows.slugs[row]
      let foreign = foreignName(of: row, matching: letters)?.text
      found.append(
        RankedCompletion(
          completion: QueryCompletion(
            text: slug, spoken: Self.spoken(rows.names[row]),
            meaning: [rows.names[row], foreign].compactMap { $0 }.joined(separator: " · "),
            range: context.range, count: 1, matched: FoldedName(slug).characters(matching: letters)),
          match: match, kind: CompletionKind.name, rank: Int(rows.positions[row])))
    }
    return found
  }

  static func spoken(_ name: String) -> String? {
    Wording.other == nil ? nil : Spelling.word(of: name)
  }

  /// The fields that can be sorted by, or that the field `own` can be compared with.
  static func numbers(
    _ context: CompletionContext, _ rest: RowSet, besides own: String? = nil
  ) -> [RankedCompletion] {
    let typed = context.typed.lowercased()
    return Rows.fields.enumerated().compactMap { index, field in
      guard field.measure != nil, field.name != own, let (name, match) = field.completion(of: typed)
      else {
        return nil
      }
      return RankedCompletion(
        completion: QueryCompletion(
          text: name, meaning: field.meaningInBrief, range: context.range, count: rest.size,
          matched: Self.beginning(typed, of: name)),
        match: match, kind: 0, rank: Rows.usefulFields.firstIndex(of: field.name) ?? 100 + index)
    }
  }
}

extension QueryField {
  /// The field's name that begins with the typed text, or its main name if an alias does or a word of
  /// the language in use; `nil` if none does.
  fileprivate func completion(of typed: String) -> (name: String, match: NameMatch)? {
    if let name = names.first(where: { $0 == typed }) { return (name, .keyword(.exact)) }
    if let name = names.first(where: { $0.hasPrefix(typed) }) { return (name, .keyword(.prefix)) }
    guard typed.count > 2 else { return nil }
    let isOther = aliases.contains { $0.hasPrefix(typed) } || isCalled(beginningWith: typed)
    return isOther ? (name, .keyword(.wordStart)) : nil
  }

  /// The operator that usually follows the name.
  fileprivate var opening: String {
    guard case .number = meaning else { return ":" }
    return examples[0].hasPrefix("\(name):") ? ":" : ">"
  }

  /// The meaning in the current language, without its details.
  var meaningInBrief: String {
    guard name != "is" else { return worded("has the trait") }
    // Some lists have their fields in English only.
    guard let other = Wording.other else { return Self.beginning(of: summary) }
    return other.translation(of: summary).map(Self.beginning) ?? ""
  }

  private static func beginning(of summary: String) -> String {
    String(summary.prefix { !";:；：".contains($0) }).trimmed
  }
}
