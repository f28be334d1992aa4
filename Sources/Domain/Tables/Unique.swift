extension Array where Element: Hashable {
  /// Each element once, where it first stands.
  package var unique: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
