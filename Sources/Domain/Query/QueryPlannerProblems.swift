/// Reports the problems of a query.
extension QueryPlanner {
  /// Guesses what the user meant; `nil` from the third mistake on. Only the first one is shown, or
  /// the next where that is an unfinished word, and each guess compares all names.
  mutating func guess(_ nearest: @autoclosure () -> String?) -> String? {
    guesses += 1
    return guesses <= 2 ? nearest() : nil
  }

  mutating func unknownField(_ word: Query.Word) -> Condition {
    guard !["tier", "tiers", "format"].contains(word.text.lowercased()) else {
      return unknown(word, worded("no tiers here: they are Smogon's, not the games'"))
    }
    guard word.text.lowercased() != "state" else {
      return unknown(word, worded("only slots have a state: try is:caught, or 'pokedex slots'"))
    }
    let nearest = guess(
      QueryField<Rows>.called(word.text)?.name
        ?? NearestWord.to(word.text, among: Rows.fields.flatMap { $0.names }))
    let beginning = word.text.lowercased()
    let isBeginning = Rows.fields.contains { $0.names.contains { $0.hasPrefix(beginning) } }
    // The range of a sort key includes its sign.
    let sign = word.range.count > word.text.count && !word.isQuoted ? "-" : ""
    return unknown(
      word,
      worded("unknown field '\(word.text)'\(nearest.map(NearestWord.question) ?? "")"),
      isUnfinished: isBeginning, fix: nearest.map { sign + $0 })
  }

  mutating func unknown(
    _ word: Query.Word, _ message: String, isUnfinished: Bool = false, fix: String? = nil
  ) -> Condition {
    _ = refuse(word, message, isUnfinished: isUnfinished, fix: fix)
    return .everything
  }

  mutating func refuse(
    _ word: Query.Word, _ message: String, isUnfinished: Bool = false, fix: String? = nil
  ) -> Condition? {
    problems.append(
      QueryProblem(
        range: word.range, message: message,
        isUnfinished: isUnfinished && word.range.upperBound >= end, fix: fix))
    return nil
  }
}
