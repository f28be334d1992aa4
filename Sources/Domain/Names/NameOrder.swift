/// Sorts names: maps each row to its position in alphabetical order.
enum NameOrder {
  static func positions(of names: [String]) -> [Int32] {
    let folded = names.map { Spelling.folded($0) }
    let sorted = names.indices.sorted { left, right in
      folded[left] == folded[right]
        ? left < right : folded[left].lexicographicallyPrecedes(folded[right])
    }
    var positions = [Int32](repeating: 0, count: names.count)
    for (position, row) in sorted.enumerated() { positions[row] = Int32(position) }
    return positions
  }
}
