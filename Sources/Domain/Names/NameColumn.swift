/// The names of the rows in the user's language, and the English ones.
package struct NameColumns: Sendable {
  let own: NameColumn
  let english: NameColumn

  init(_ names: [String], _ slugs: [String]) {
    own = NameColumn(names)
    english = NameColumn(slugs)
  }
}

/// One name of each row, folded, in the order of the rows: the shown names or the slugs.
/// ``NameIndex`` does not record languages, so a column tells whether a row that the index has
/// found matches by the name in the column.
struct NameColumn: Sendable {
  private let run: SpellingRun

  init(_ names: some Sequence<String>) {
    var letters: [UInt8] = []
    var starts: [Int32] = [0]
    var words: [Int32] = []
    for name in names {
      Self.append(name, to: &letters, &words)
      starts.append(Int32(clamping: letters.count))
    }
    let rows = 0..<Int32(clamping: starts.count - 1)
    run = SpellingRun(
      letters: letters, starts: starts, words: words, rowStarts: Array(0...rows.upperBound),
      rows: Array(rows))
  }

  /// The number of rows.
  var count: Int { run.count }

  private static func append(_ name: String, to letters: inout [UInt8], _ words: inout [Int32]) {
    if Spelling.append(plain: name, to: &letters, &words) { return }
    let start = letters.count
    for word in name.utf8.split(whereSeparator: Spelling.endsWord) {
      if letters.count > start { words.append(Int32(clamping: letters.count)) }
      letters += Spelling.folded(Substring(word))
    }
  }

  /// - Parameter isLiteral: whether a name must contain the letters as they were typed.
  func matches(_ folded: [UInt8], isLiteral: Bool) -> [NameDistance?] {
    var found = [NameDistance?](repeating: nil, count: count)
    if isLiteral {
      _ = run.findLiterally(folded, in: &found)
    } else {
      run.findLoosely(folded, in: &found)
    }
    return found
  }
}
