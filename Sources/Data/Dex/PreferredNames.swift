import PokedexDomain

/// The names of a kind's rows, each in the first of several languages that has one.
struct PreferredNames {
  private var lists: [[String]] = []

  init(
    of kind: Kind, usedAs use: String? = nil, in languages: [Language], _ dex: DexFile
  ) throws(PokedexError) {
    for language in languages {
      lists.append(try dex.names(of: kind, usedAs: use, language: language))
    }
  }

  /// The name in the most preferred language; `nil` if it has none.
  func own(_ row: Int) -> String? {
    guard let names = lists.first, row < names.count, !names[row].isEmpty else { return nil }
    return names[row]
  }

  subscript(row: Int) -> String? {
    for names in lists where row < names.count && !names[row].isEmpty { return names[row] }
    return nil
  }
}
