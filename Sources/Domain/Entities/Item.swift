/// An item, such as a stone, a berry, a TM or a key item.
package struct Item: Tabular, Hashable {
  package static let kind = Kind.item

  package let id: ID<Item>
  package let slug: String
  package var names = Names()
  package var category = ID<ItemCategory>(0)
  package var flingPower: Int?
  package var flingEffect: ID<ItemFlingEffect>?
  /// The family whose baby hatches when a parent holds the item.
  package var babyTriggerFor: ID<EvolutionChain>?
  package var attributes: [ID<ItemAttribute>] = []
  package var prices: [Price] = []

  package init(id: ID<Item>, slug: String) {
    self.id = id
    self.slug = slug
  }

  package static let fields: [Field<Item>] = [
    .link("category", \.category),
    .number("fling_power", \.flingPower),
    .link("fling_effect", \.flingEffect),
    .link("baby_trigger_for", \.babyTriggerFor),
    .links("attributes", \.attributes),
    .list("prices", \.prices),
  ]
}

/// The prices of an item in one version group.
package struct Price: ListElement, Hashable {
  package var versionGroup = ID<VersionGroup>(0)
  package var currency = ID<Currency>(0)
  package var purchase: Int?
  package var sell: Int?

  package init() {}

  package static let fields: [Field<Price>] = [
    .link("version_group", \.versionGroup),
    .link("currency", \.currency),
    .number("purchase", \.purchase),
    .number("sell", \.sell),
  ]
}

/// A category of items, and its pocket of the bag.
package struct ItemCategory: Tabular, Hashable {
  package static let kind = Kind.itemCategory

  package let id: ID<ItemCategory>
  package let slug: String
  package var names = Names()
  package var pocket = ID<ItemPocket>(0)

  package init(id: ID<ItemCategory>, slug: String) {
    self.id = id
    self.slug = slug
  }

  package static let fields: [Field<ItemCategory>] = [
    .link("pocket", \.pocket)
  ]
}

/// A TM, HM or TR: the item that teaches a move in a version group.
package struct Machine: Tabular, Hashable {
  package static let kind = Kind.machine

  package let id: ID<Machine>
  package let slug: String
  package var names = Names()
  package var item = ID<Item>(0)
  package var move = ID<Move>(0)
  package var versionGroup = ID<VersionGroup>(0)

  package init(id: ID<Machine>, slug: String) {
    self.id = id
    self.slug = slug
  }

  package static let fields: [Field<Machine>] = [
    .link("item", \.item),
    .link("move", \.move),
    .link("version_group", \.versionGroup),
  ]
}
