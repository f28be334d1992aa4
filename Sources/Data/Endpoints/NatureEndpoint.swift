import PokedexDomain

/// `nature/{id}`
struct NatureEndpoint: Endpoint {
  private let id: DocumentID<Nature>
  private let name: NameText
  private let names: LocalizedNames
  private let increasedStat: Link<StatEntry>?
  private let decreasedStat: Link<StatEntry>?
  private let likesFlavor: Link<BerryFlavor>?
  private let hatesFlavor: Link<BerryFlavor>?

  private enum CodingKeys: String, CodingKey {
    case id, name, names
    case increasedStat = "increased_stat"
    case decreasedStat = "decreased_stat"
    case likesFlavor = "likes_flavor"
    case hatesFlavor = "hates_flavor"
  }

  var entity: Nature {
    var nature = Nature(id: id.value, slug: name.value)
    nature.names = names.names
    nature.increasedStat = increasedStat?.id
    nature.decreasedStat = decreasedStat?.id
    nature.likesFlavor = likesFlavor?.id
    nature.hatesFlavor = hatesFlavor?.id
    return nature
  }
}
