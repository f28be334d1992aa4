/// A value that words describe: a question, or a collection.
package protocol Worded: Hashable, Sendable {
  /// The words after the first.
  static var words: Words<Self> { get }
}

/// The words of a question, such as `breed abra encore --caught`. Reading, writing and completing
/// them, and the help and the arguments of the command, follow from this description.
package struct Words<Value: Hashable & Sendable>: Sendable {
  /// The first word.
  package let name: String
  /// In the order in which they are written. Options are read in any place.
  package let parts: [WordPart<Value>]
  /// The question with none of the other words: what they do not give is as here.
  let blank: Value
  /// Why words that were read ask nothing together; `nil` if they do.
  let problem: @Sendable (Value) -> String?

  /// The words without the options, in the notation of the help.
  private var usage: String {
    ([name] + parts.filter { $0.option == nil }.map(\.usage)).joined(separator: " ")
  }

  /// - Parameter typed: The words after the first. Each may have blanks, as in the shell.
  package func read(
    _ typed: some Sequence<String>, in catalog: Catalog
  ) -> Result<Value, Misread> {
    let sorted = sorted(typed, in: catalog)
    guard case .success(var (value, plain)) = sorted else {
      return sorted.map(\.value)
    }
    for part in parts where part.option == nil {
      if part.place == .one, plain.isEmpty { return wrong { worded("write \(usage)") } }
      let taken = part.take(&plain, &value, catalog)
      if case .failure(let problem) = taken { return .failure(problem) }
    }
    let left = plain.joined(separator: " ")
    if !left.isEmpty { return wrong { worded("'\(left)' is too much: write \(usage)") } }
    return problem(value).map { problem in wrong { problem } } ?? .success(value)
  }

  /// The value with all options, and the words besides.
  private typealias Sorted = (value: Value, plain: ArraySlice<String>)

  private func sorted(
    _ typed: some Sequence<String>, in catalog: Catalog
  ) -> Result<Sorted, Misread> {
    var (value, plain, rest) = (blank, ArraySlice<String>(), ArraySlice(typed))
    var options = parts.filter { $0.option != nil }
    while let word = rest.popFirst() {
      if !word.hasPrefix("--") {
        plain.append(word)
      } else if let index = options.firstIndex(where: { $0.option == word }) {
        let option = options[index].place == .options ? options[index] : options.remove(at: index)
        let taken = option.take(&rest, &value, catalog)
        if case .failure(let problem) = taken { return .failure(problem) }
      } else {
        return wrong { worded("no \(word) here\(hint(for: word))") }
      }
    }
    return .success((value, plain))
  }

  private func hint(for word: String) -> String {
    let options = parts.compactMap(\.option)
    return NearestWord.question(
      NearestWord.to(word, among: options) ?? options.joined(separator: ", "))
  }

  private func wrong<Read>(_ text: @escaping @Sendable () -> String) -> Result<Read, Misread> {
    .failure(Misread { .wrongWords(text()) })
  }

  /// The words after the first that read as a value; `nil` if the dex lacks what it names.
  func write(_ value: Value, in catalog: Catalog) -> [String]? {
    let words = parts.flatMap { $0.write(value, catalog) }
    let text = words.joined(separator: " ").split(separator: " ").map(String.init)
    return read(text, in: catalog).value == value ? words : nil
  }

  /// The values of the words after the first, completed at a position. What is completed may begin
  /// before it: a name may have several words.
  package func completions(
    of typed: [String], at position: Int, in catalog: Catalog
  ) -> [Value] {
    let option = typed[...position].lastIndex { $0.isEmpty || $0.hasPrefix("-") } ?? 0
    let starts = max(option, position - mostWordsOfName)...position
    let found = starts.reversed().flatMap { start in
      let text = typed[start...position].joined(separator: " ")
      return parts(after: typed[..<start], in: catalog).flatMap { part in
        // If one word of a part has no place here, the others have none.
        part.completions(of: text, in: catalog).lazy
          .map { read(typed[..<start] + $0 + typed[(position + 1)...], in: catalog).value }
          .prefix { $0 != nil }.compactMap(\.self)
      }
    }
    return found.unique
  }

  /// The parts that may follow the beginning of a line, which is read once for all of them. After an
  /// unfinished name, it is the same part.
  private func parts(
    after beginning: ArraySlice<String>, in catalog: Catalog
  ) -> [WordPart<Value>] {
    guard case .success(var (value, plain)) = sorted(beginning, in: catalog) else { return [] }
    var open: [WordPart<Value>] = []
    for part in parts where part.option == nil {
      if !plain.isEmpty {
        guard case .success = part.take(&plain, &value, catalog) else { return [part] }
        if part.place == .one || !plain.isEmpty { continue }
      }
      open.append(part)
      if part.place == .one { break }
    }
    return plain.isEmpty ? open + parts.filter { $0.option != nil } : []
  }
}
