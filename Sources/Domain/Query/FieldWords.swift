/// Words for fields in the language in use. They lead to the names of the fields, which alone are words
/// of the query language.
extension QueryField {
  /// The field that is called so by its title, also in full, or by its name; `nil` in English.
  static func called(_ word: String) -> QueryField? {
    guard let wording = Wording.other else { return nil }
    let letters = Spelling.folded(word)
    return Rows.fields.first { field in
      field.words(in: wording).contains { Spelling.folded($0) == letters }
    }
  }

  /// Whether people call the field by a word that begins so.
  func isCalled(beginningWith typed: String) -> Bool {
    guard let wording = Wording.other else { return false }
    let letters = Spelling.folded(typed)
    return words(in: wording).contains { Spelling.folded($0).starts(with: letters) }
  }

  private func words(in wording: Wording) -> [String] {
    let full = FullTitles.all.filter { $0.0 == title }.map(\.1)
    let english = ([title] + full + names + aliases).flatMap { [$0, titled($0)] }
    return english.unique.flatMap { word in
      [nil, FullTitles.sense].compactMap { wording.translation(of: word, sense: $0) }
    }
  }
}
