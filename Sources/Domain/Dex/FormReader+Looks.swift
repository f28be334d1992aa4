import PokedexUnicode

/// Looks that are no forms of their own, as the letters of Unown.
extension FormReader {
  /// The name of the form if the text names one of the looks that its only form has, such as
  /// `unown-b`; otherwise, and for the usual look, `nil`.
  package func ownerOfLook(_ text: String) -> String? {
    guard case .form(let row) = self(text) else { return nil }
    return isLook(text, of: row) ? catalog.names[row] : nil
  }

  /// The form that has a look with one of the names, as the games call it: `Vivillon Motivo Polar`; `nil` if
  /// none has.
  func ownerOfLook(spelled names: [[[UInt8]]]) -> Int? {
    let looks = catalog.dex.table(Look.self)
    let index = catalog.dex.nameIndex(of: looks)
    return names.lazy.compactMap { spellings -> Int? in
      let found = spellings.flatMap(index.rows(named:))
      let forms = Set(found.compactMap { catalog.forms.row(of: looks[$0].form) })
      return forms.count == 1 ? forms.first : nil
    }.first
  }

  /// Whether the text, which was read as this form, names a look of it that is not the usual one.
  func isLook(_ text: String, of row: Int) -> Bool {
    let looks = catalog.dex.table(Look.self)
    return look(text, of: row).map { looks.column(\.isDefault)[$0] == 0 } ?? false
  }

  /// The row of the look that the text names, which was read as this form; `nil` if it names none, as
  /// the name of the species does, or if the form has a single look.
  func look(_ text: String, of row: Int) -> Int? {
    guard hasSeveralLooks(row), numbered(text) == nil else { return nil }
    return lookWithSign(text, of: row) ?? spelledLook(text, of: row)
  }

  /// Whether the text ends in a sign that tells a look, which folding leaves out: `Unown (!)`.
  func namesLookBySign(_ text: String) -> Bool {
    Self.sign(of: text) != nil
      && self(text).rows.contains { hasSeveralLooks($0) && lookWithSign(text, of: $0) != nil }
  }

  private func hasSeveralLooks(_ row: Int) -> Bool { catalog.forms.lists(\.looks)[row].count > 1 }

  private func lookWithSign(_ text: String, of row: Int) -> Int? {
    guard let sign = Self.sign(of: text) else { return nil }
    let looks = catalog.dex.table(Look.self)
    let names = catalog.dex.names(of: looks)
    return rows(ofLooksOf: row, looks).first { Self.sign(of: names[$0]) == sign }
  }

  /// The look, if the first spelling of the text that is a name of the form or of a look is that of a
  /// look. Of several, the usual one is meant.
  private func spelledLook(_ text: String, of row: Int) -> Int? {
    let looks = catalog.dex.table(Look.self)
    let index = catalog.dex.nameIndex(of: looks)
    let own = ownNames(of: row)
    let known = rows(ofLooksOf: row, looks)
    let usual = looks.column(\.isDefault)
    for spellings in [[Spelling.folded(text)]] + NameWords(text).foldedSpellings {
      if spellings.contains(where: own.contains) { return nil }
      let found = spellings.flatMap(index.rows(named:)).filter(known.contains)
      if let first = found.first { return found.first { usual[$0] == 1 } ?? first }
    }
    let others = known.filter { usual[$0] == 0 }.sorted()
    return showdownsLook(text, of: row, others, looks)
  }

  /// The names of the form, folded. Its species' are among them: `Icognito` is not `Icognito !`.
  private func ownNames(of row: Int) -> Set<[UInt8]> {
    let species = Int(catalog.speciesRows[row])
    let foreign = species < 0 ? [] : catalog.dex.otherNames(of: .species, row: species)
    let names = [catalog.forms.slugs[row], catalog.names[row]] + foreign.map(\.name)
    return Set(names.map(Spelling.folded))
  }

  /// Showdown leaves out what is usual of a look: `Alcremie-Ruby-Cream`.
  private func showdownsLook(
    _ text: String, of row: Int, _ rows: [Int], _ looks: Table<Look>
  ) -> Int? {
    let species = Int(catalog.speciesRows[row])
    guard species >= 0 else { return nil }
    let slug = catalog.species.slugs[species]
    let spellings = [Spelling.folded(text)] + NameWords(text).foldedSpellings.joined()
    return rows.first { look in
      let name = ShowdownForms.name(
        slug: looks.slugs[look], species: slug, named: slug, isDefault: false)
      return spellings.contains(Spelling.folded(name))
    }
  }

  private func rows(ofLooksOf row: Int, _ looks: Table<Look>) -> Set<Int> {
    Set(catalog.forms.lists(\.looks)[row].compactMap { $0.flatMap { looks.row(of: ID($0)) } })
  }

  private static let signs: Set<Character> = ["!", "?"]

  /// The sign at the end of a text, perhaps in brackets.
  private static func sign(of text: String) -> Character? {
    let plain = String(String.UnicodeScalarView(Compatibility.plain(text.unicodeScalars)))
    return plain.last { $0 != ")" && !$0.isWhitespace }.flatMap { signs.contains($0) ? $0 : nil }
  }
}
