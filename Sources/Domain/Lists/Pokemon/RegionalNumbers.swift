/// The regional dex numbers of a game and the order that results from them.
struct RegionalNumbers {
  /// The number of each row; `Int32.min` if no dex of the game lists it.
  let numbers: [Int32]
  /// The position of each row: first the entries of the first dex, then those of the next ones, and
  /// finally all other rows in National Dex order.
  let positions: [Int32]

  /// Returns `nil` if the lens is not a single game, or if the game has no dex of its own.
  init?(_ catalog: Catalog, _ lens: Lens, _ dex: any DexReference) {
    guard lens.data.isGame, let group = lens.data.groups.first,
      let dexes = dex.table(VersionGroup.self)[group]?.pokedexes, !dexes.isEmpty
    else { return nil }
    let lists = catalog.species.lists(\.dexNumbers)
    let entries = (0..<catalog.count).map { row -> (dex: Int, number: Int)? in
      let species = Int(catalog.speciesRows[row])
      guard species >= 0 else { return nil }
      return Self.entry(in: dexes, of: lists[species])
    }
    numbers = entries.map { $0.map { Int32(clamping: $0.number) } ?? .min }
    positions = Self.positions(entries, catalog)
  }

  private static func entry(
    in dexes: [ID<Pokedex>], of list: [Int?]
  ) -> (dex: Int, number: Int)? {
    for (index, dex) in dexes.enumerated() {
      if let number = DexNumber.number(in: dex, of: list) { return (index, number) }
    }
    return nil
  }

  private static func positions(_ entries: [(dex: Int, number: Int)?], _ catalog: Catalog)
    -> [Int32]
  {
    let keys = entries.enumerated().map { row, entry in
      let rank = entry.map { Int64($0.dex) << 16 | Int64($0.number & 0xffff) } ?? 1 << 22
      return rank << 40 | Int64(catalog.dexOrder[row]) << 20 | Int64(row)
    }
    var positions = [Int32](repeating: 0, count: catalog.count)
    for (position, key) in keys.sorted().enumerated() {
      positions[Int(key & 0xfffff)] = Int32(position)
    }
    return positions
  }
}
