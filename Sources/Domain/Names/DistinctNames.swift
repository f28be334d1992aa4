/// Names that tell rows apart.
package enum DistinctNames {
  /// Appends, to names that several rows share, the words of the slug that the others lack: Victory
  /// Road (Sinnoh). One row may keep its name: the one whose slug equals the name, or whose slug
  /// has no such words.
  ///
  /// - Parameter slugs: One for each name; a damaged dex may have fewer, which tell nothing apart.
  package static func all(_ names: [String], slugs: [String]) -> [String] {
    guard slugs.count >= names.count else { return names }
    var distinct = names
    for rows in Dictionary(grouping: names.indices, by: { names[$0] }).values where rows.count > 1 {
      for (row, addition) in zip(rows, additions(to: rows, of: names, slugs)) {
        if !addition.isEmpty { distinct[row] += " (\(addition))" }
      }
    }
    return distinct
  }

  private static func additions(
    to rows: [Int], of names: [String], _ slugs: [String]
  ) -> [String] {
    let words = rows.map { slugs[$0].split(separator: "-").map(String.init) }
    let shared = words.dropFirst().reduce(Set(words[0])) { $0.intersection($1) }
    let own = words.map { $0.filter { !shared.contains($0) } }
    let name = Spelling.folded(names[rows[0]])
    let plain =
      rows.lastIndex { Spelling.folded(slugs[$0]) == name } ?? own.firstIndex(where: \.isEmpty)
    var taken: [String: Int] = [:]
    return rows.indices.map { index in
      guard index != plain else { return "" }
      let addition = own[index].joined(separator: "-")
      let text =
        meanings[addition]
        ?? titled(
          addition.isEmpty ? slugs[rows[index]] : addition)
      // PokeAPI has two Roseli Berries, with one slug.
      if Spelling.folded(text) == name { return "2" }
      taken[text, default: 0] += 1
      let count = taken[text] ?? 1
      return count > 1 ? "\(text) \(count)" : text
    }
  }

  /// The words of PokeAPI's slugs that are no words of the players. The balls of Legends: Arceus are
  /// called `lapoke-ball` and the like.
  private static let meanings = [
    "letsgo": "Let’s Go", "lapoke": "Legends: Arceus", "lagreat": "Legends: Arceus",
    "laultra": "Legends: Arceus", "laheavy": "Legends: Arceus", "lastrange": "Legends: Arceus",
  ]
}
