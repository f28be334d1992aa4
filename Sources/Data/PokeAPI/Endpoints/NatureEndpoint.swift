import PokedexDomain

/// `nature/{id}`
struct NatureEndpoint: Endpoint {
  private let id: DocumentID<Nature>
  private let name: String
  private let names: NamedList
  private let increasedStat: Link<StatEntry>?
  private let decreasedStat: Link<StatEntry>?
  private let likesFlavor: Link<BerryFlavor>?
  private let hatesFlavor: Link<BerryFlavor>?

  init(_ object: JSONObject) throws(BadData) {
    id = try object["id"]
    name = try object["name"]
    names = try object["names"]
    increasedStat = try object["increased_stat"]
    decreasedStat = try object["decreased_stat"]
    likesFlavor = try object["likes_flavor"]
    hatesFlavor = try object["hates_flavor"]
  }

  var entity: Nature {
    var nature = Nature(id: id.value, slug: name)
    nature.names = names.names
    nature.increasedStat = increasedStat?.id
    nature.decreasedStat = decreasedStat?.id
    nature.likesFlavor = likesFlavor?.id
    nature.hatesFlavor = hatesFlavor?.id
    return nature
  }
}
