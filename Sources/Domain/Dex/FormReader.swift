/// Reads the name of a form in any spelling. Every place where a Pokémon is typed, piped or pasted
/// reads it here.
package struct FormReader: Sendable {
  /// The rows of the forms that a name may mean.
  package enum Reading: Hashable, Sendable {
    case form(Int)
    /// Several forms are meant alike; in National Dex order.
    case unclear([Int])
    case unknown

    /// The rows, the most likely first.
    package var rows: [Int] {
      switch self {
      case .form(let row): [row]
      case .unclear(let rows): rows
      case .unknown: []
      }
    }
  }

  let catalog: Catalog
  private let index: NameIndex

  package init(_ catalog: Catalog) {
    self.catalog = catalog
    index = catalog.nameIndex()
  }

  /// Reads a National Dex number, a name in any language, Showdown's name, or one with its words in
  /// another order, with words that say nothing (`Ninetales (Alolan Form)`) or cut short
  /// (`Kyurem-W`).
  package func callAsFunction(_ text: String) -> Reading {
    let exact = exact(text)
    return exact == .unknown ? inOtherWords(text) : exact
  }

  /// Reads a text that is no whole name. The last are remembered, as a question or a filter is read again
  /// after each letter.
  func inOtherWords(_ text: String) -> Reading {
    guard NameWords.mayBeName(text) else { return .unknown }
    return catalog.memos[LastReadings.self, nil](LastReadings()).readings(text) {
      otherWords(of: text)
    }
  }

  private struct LastReadings {
    let readings = RecentValues<String, Reading>()
  }

  private func otherWords(of text: String) -> Reading {
    let words = NameWords(text)
    for spellings in words.foldedSpellings {
      let rows = Set(spellings.flatMap(index.rows(named:)))
      if !rows.isEmpty { return reading(rows, called: Spelling.folded(text)) }
    }
    if let row = ownerOfLook(spelled: [[Spelling.folded(text)]] + words.foldedSpellings) {
      return .form(row)
    }
    return words.canBeName ? shortened(words.words) : .unknown
  }

  /// Reads a National Dex number or a whole name.
  package func exact(_ text: String) -> Reading {
    guard NameWords.mayBeName(text) else { return .unknown }
    if let row = numbered(text) { return .form(row) }
    return reading(index.rows(spelled: text), called: Spelling.folded(text))
  }

  /// The name that is spelled most like the text, or whose slug is; `nil` if none is like it.
  func nearest(to text: String) -> String? {
    let known = catalog.memos[FoldedNames.self, nil](FoldedNames(catalog))
    return NearestWord.index(of: text, among: known.all).map { catalog.names[$0 % catalog.count] }
  }

  /// Folded once for a list with many unknown names.
  private struct FoldedNames {
    /// The names, then the slugs.
    let all: [[UInt8]]

    init(_ catalog: Catalog) { all = (catalog.names + catalog.forms.slugs).map(Spelling.folded) }
  }

  /// The default form of the species with a National Dex number: `445`, `#0445`.
  func numbered(_ text: String) -> Int? {
    let wanted = text.filter { !$0.isWhitespace }
    let digits = wanted.hasPrefix("#") ? wanted.dropFirst() : wanted[...]
    guard let number = Int(digits), number > 0 else { return nil }
    return rows(ofSpecies: number).first
  }

  /// The forms of the species with a National Dex number, in National Dex order.
  func rows(ofSpecies number: Int) -> [Int] {
    let species = catalog.forms.column(\.species)
    return inDexOrder(species.indices.filter { Int(species[$0]) == number })
  }

  /// The form with that slug, or that name on the list, or the species' default form, as a species'
  /// name is that of all its forms.
  private func reading(_ rows: some Collection<Int>, called folded: [UInt8]) -> Reading {
    let slugs = catalog.forms.slugs
    if let row = rows.first(where: { Spelling.folded(slugs[$0]) == folded }) { return .form(row) }
    let shown = rows.filter { Spelling.folded(catalog.names[$0]) == folded }
    let usual = catalog.forms.column(\.isDefault)
    let ordered = inDexOrder(shown.isEmpty ? Array(rows) : shown)
    guard let first = ordered.first else { return .unknown }
    return ordered.count == 1 || usual[first] == 1 ? .form(first) : .unclear(ordered)
  }

  private func inDexOrder(_ rows: some Sequence<Int>) -> [Int] {
    rows.sorted { catalog.dexOrder[$0] < catalog.dexOrder[$1] }
  }
}

// MARK: Short forms

extension FormReader {
  /// Reads a species and the first letters of the words of its form: `Kyurem-W`, `Charizard-MX`.
  private func shortened(_ words: [String]) -> Reading {
    guard words.count > 1, let letters = words.last, letters.utf8.count <= 3,
      case .form(let row) = exact(words.dropLast().joined(separator: " "))
    else { return .unknown }
    let forms = rows(ofSpecies: Int(catalog.forms.column(\.species)[row]))
    let known = forms.map { (row: $0, words: ownWords(of: $0)) }
    let found =
      [
        known.filter { Self.initials($0.words) == letters },
        known.filter { $0.words.contains(letters) },
        Self.shortest(known.filter { Self.initials($0.words).hasPrefix(letters) }),
      ].first { !$0.isEmpty } ?? []
    guard let first = found.first else { return .unknown }
    return found.count > 1 ? .unclear(found.map(\.row)) : .form(first.row)
  }

  /// The words of a form's slug behind those of its species, as Showdown has them.
  private func ownWords(of row: Int) -> [String] {
    let species = Int(catalog.speciesRows[row])
    guard species >= 0 else { return [] }
    let slug = catalog.forms.slugs[row]
    let start = catalog.species.slugs[species] + "-"
    guard slug.hasPrefix(start) else { return [] }
    return FormSlug.telling(slug.dropFirst(start.count).split(separator: "-")).map(String.init)
  }

  private static func initials(_ words: [String]) -> String { String(words.compactMap(\.first)) }

  /// Those with the fewest words.
  private static func shortest(
    _ forms: [(row: Int, words: [String])]
  ) -> [(row: Int, words: [String])] {
    let least = forms.map(\.words.count).min()
    return forms.filter { $0.words.count == least }
  }
}
