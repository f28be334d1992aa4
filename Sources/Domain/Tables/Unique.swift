extension Array where Element: Hashable {
  /// The elements without duplicates, in order of first occurrence.
  package var unique: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}

extension Array {
  /// Moves elements with equal keys next to the first of them, and keeps their order.
  func grouped<Key: Hashable>(by key: (Element) -> Key) -> [Element] {
    let groups = Dictionary(grouping: self, by: key)
    return map(key).unique.flatMap { groups[$0] ?? [] }
  }
}
