/// Names that tell rows apart.
package enum DistinctNames {
  /// Adds, to names that several rows share, the words of the slug that the others lack: Victory Road
  /// (Sinnoh). A row whose slug has no other words keeps its name.
  package static func all(_ names: [String], slugs: [String]) -> [String] {
    var distinct = names
    for rows in Dictionary(grouping: names.indices, by: { names[$0] }).values where rows.count > 1 {
      let slugWords = rows.map { words(of: slugs[$0]) }
      let shared = slugWords.dropFirst().reduce(Set(slugWords[0])) { $0.intersection($1) }
      for (row, words) in zip(rows, slugWords) {
        let own = words.filter { !shared.contains($0) }
        let isPlain = own.isEmpty || Spelling.folded(names[row]) == Spelling.folded(slugs[row])
        if !isPlain { distinct[row] += " (\(titled(own.joined(separator: "-"))))" }
      }
    }
    return distinct
  }

  private static func words(of slug: String) -> [String] {
    slug.split(separator: "-").map(String.init)
  }
}
