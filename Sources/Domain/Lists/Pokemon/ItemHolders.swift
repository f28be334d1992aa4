/// The rows of the forms that may hold each item in the wild, in any game.
struct ItemHolders: Sendable {
  private var rows: [ID<Item>: [Int]] = [:]

  init(_ catalog: Catalog) {
    let lists = catalog.forms.lists(\.heldItems)
    for row in 0..<catalog.count {
      let list = lists[row]
      let items = stride(from: 0, to: list.count, by: HeldItem.fields.count).map { list[$0] }
      for case let item? in Set(items) { rows[ID(item), default: []].append(row) }
    }
  }

  subscript(item: ID<Item>) -> [Int] { rows[item] ?? [] }
}

extension Catalog {
  var itemHolders: ItemHolders { memos[ItemHolders.self, nil](ItemHolders(self)) }
}
