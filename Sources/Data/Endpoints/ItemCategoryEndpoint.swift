import PokedexDomain

/// `item-category/{id}`
struct ItemCategoryEndpoint: Endpoint {
  private let id: DocumentID<ItemCategory>
  private let name: NameText
  private let names: LocalizedNames
  private let pocket: Link<ItemPocket>

  var entity: ItemCategory {
    var category = ItemCategory(id: id.value, slug: name.value)
    category.names = names.names
    category.pocket = pocket.id
    return category
  }
}
