/// A name in one of the dex's languages.
package struct ForeignName: Hashable, Sendable {
  package let language: Language
  package let name: String

  /// The short code of the language: `fr`, `ja`.
  package var code: String {
    String(language.rawValue.prefix { $0 != "-" })
  }

  /// The name after the code of its language: `fr Charmillon`.
  package var text: String { "\(code) \(name)" }
}

extension DexReference {
  /// The names of a row in all languages, in the order of their codes.
  func otherNames(of kind: Kind, row: Int) -> [ForeignName] {
    var found: [ForeignName] = []
    for language in languages(of: kind) {
      let names = names(of: kind, in: language)
      guard names.indices.contains(row), !names[row].isEmpty else { continue }
      found.append(ForeignName(language: language, name: names[row]))
    }
    return found
  }
}
