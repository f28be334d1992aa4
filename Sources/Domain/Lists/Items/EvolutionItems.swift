/// The evolution chains that need each item. Their routes stay packed, because unpacking all of them
/// would take longer than the rest of a page.
struct EvolutionItems: Sendable {
  private var rows: [ID<Item>: [Int]] = [:]

  private static let offsets = ["item", "held_item"].compactMap { name in
    EvolutionRoute.fields.firstIndex { $0.name == name }
  }

  init(_ chains: Table<EvolutionChain>) {
    let lists = chains.lists(\.routes)
    for row in 0..<chains.count {
      for item in Self.items(of: lists[row]) { rows[item, default: []].append(row) }
    }
  }

  /// Returns rows of the table of evolution chains.
  subscript(item: ID<Item>) -> [Int] { rows[item] ?? [] }

  /// Returns the items that a packed list of routes names.
  private static func items(of list: [Int?]) -> Set<ID<Item>> {
    let starts = stride(from: 0, to: list.count, by: EvolutionRoute.fields.count)
    let named = starts.flatMap { start in offsets.map { start + $0 } }.filter { $0 < list.count }
    return Set(named.compactMap { list[$0].map { ID($0) } })
  }
}
