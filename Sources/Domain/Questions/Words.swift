/// The words of a question, such as `breed abra encore --caught`. Reading, writing and completing
/// them follow from this description.
struct Words<Value: Hashable & Sendable>: Sendable {
  /// The first word.
  let name: String
  /// The question with none of the other words: what they do not give is as here.
  let blank: Value
  /// In the order in which they are written. Options are read in any place.
  let parts: [WordPart<Value>]

  /// The words in the notation of the help.
  var usage: String { ([name] + parts.map(\.usage)).filter { !$0.isEmpty }.joined(separator: " ") }

  /// - Parameter typed: the words after the first.
  func read(_ typed: some Sequence<String>, in catalog: Catalog) -> Result<Value, PokedexError> {
    attempt(typed, in: catalog).mapError { $0.told() }
  }

  private func attempt(
    _ typed: some Sequence<String>, in catalog: Catalog
  ) -> Result<Value, Misread> {
    var (value, plain, rest) = (blank, ArraySlice<String>(), ArraySlice(typed))
    var options = parts.filter { $0.option != nil }
    while let word = rest.popFirst() {
      if !word.hasPrefix("--") {
        plain.append(word)
      } else if let index = options.firstIndex(where: { $0.option == word }) {
        let taken = options.remove(at: index).take(&rest, &value, catalog)
        if case .failure(let problem) = taken { return .failure(problem) }
      } else {
        return wrong(worded("no \(word) here: write \(usage)"))
      }
    }
    for part in parts where part.option == nil {
      if part.isNeeded, plain.isEmpty { return wrong(worded("write \(usage)")) }
      let taken = part.take(&plain, &value, catalog)
      if case .failure(let problem) = taken { return .failure(problem) }
    }
    let left = plain.joined(separator: " ")
    if left.isEmpty { return .success(value) }
    return wrong(worded("'\(left)' is too much: write \(usage)"))
  }

  private func wrong(_ text: String) -> Result<Value, Misread> {
    .failure(Misread { .unclearName(text) })
  }

  /// The words after the first that read as a value; `nil` if the dex lacks what it names.
  func write(_ value: Value, in catalog: Catalog) -> [String]? {
    let words = parts.flatMap { $0.write(value, catalog) }
    guard case .success(value) = attempt(words, in: catalog) else { return nil }
    return words
  }

  /// The values of the words after the first, completed at a position. What is completed may begin
  /// before it: a name may have several words.
  func completions(of typed: [String], at position: Int, in catalog: Catalog) -> [Value] {
    let option = typed[...position].lastIndex { $0.isEmpty || $0.hasPrefix("-") } ?? 0
    let starts = max(option, position - mostWordsOfName)...position
    let found = starts.reversed().flatMap { start in
      let text = typed[start...position].joined(separator: " ")
      return parts.flatMap { part in
        // If one word of a part has no place here, the others have none.
        part.complete(text, catalog).lazy
          .map { try? attempt(typed[..<start] + $0 + typed[(position + 1)...], in: catalog).get() }
          .prefix { $0 != nil }.compactMap(\.self)
      }
    }
    return found.unique
  }
}
