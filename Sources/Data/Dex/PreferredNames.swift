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

  subscript(row: Int) -> String? {
    for names in lists where row < names.count && !names[row].isEmpty { return names[row] }
    return nil
  }
}
