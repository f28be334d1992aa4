/// Sorts names: maps each row to its position in alphabetical order.
enum NameOrder {
  static func places(of names: [String]) -> [Int32] {
    let folded = names.map { Spelling.folded($0) }
    let sorted = names.indices.sorted { left, right in
      folded[left] == folded[right]
        ? left < right : folded[left].lexicographicallyPrecedes(folded[right])
    }
    var places = [Int32](repeating: 0, count: names.count)
    for (place, row) in sorted.enumerated() { places[row] = Int32(place) }
    return places
  }
}
