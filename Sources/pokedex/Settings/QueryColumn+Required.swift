import PokedexDomain

extension QueryColumn {
  /// Returns the column with a name that the user gave.
  ///
  /// - Throws: ``Failure`` that lists all columns and the nearest name.
  static func required(_ word: String) throws -> QueryColumn {
    guard let column = named(word) else { throw unknown(word) }
    return column
  }

  private static func unknown(_ word: String) -> Failure {
    let all = Self.all.map(\.name)
    let others = Rows.fields.filter { $0.measure != nil }.flatMap(\.names)
    let nearest = NearestWord.to(word, among: all + others)
    let hint = nearest.map(NearestWord.question) ?? worded(".")
    return Failure(
      "no column '\(word.excerpt)'\(hint) The columns are \(all.joined(separator: ", "))", .usage)
  }
}
