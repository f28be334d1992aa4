import PokedexDomain

/// `item-category/{id}`
struct ItemCategoryEndpoint: Endpoint {
  private let id: DocumentID<ItemCategory>
  private let name: String
  private let names: NamedList
  private let pocket: Link<ItemPocket>

  init(_ object: JSONObject) throws(BadData) {
    id = try object["id"]
    name = try object["name"]
    names = try object["names"]
    pocket = try object["pocket"]
  }

  var entity: ItemCategory {
    var category = ItemCategory(id: id.value, slug: name)
    category.names = names.names
    category.pocket = pocket.id
    return category
  }
}
