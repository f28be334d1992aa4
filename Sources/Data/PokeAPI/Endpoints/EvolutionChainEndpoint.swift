import PokedexDomain

/// `evolution-chain/{id}`
struct EvolutionChainEndpoint: Endpoint {
  private let id: DocumentID<EvolutionChain>
  private let babyTriggerItem: Link<Item>?
  private let chain: Stage

  private enum CodingKeys: String, CodingKey {
    case id, chain
    case babyTriggerItem = "baby_trigger_item"
  }

  var entity: EvolutionChain {
    get throws(BadData) {
      var family = EvolutionChain(id: id.value, slug: "")
      family.babyTriggerItem = babyTriggerItem?.id
      chain.join(&family, from: nil)
      try checkSpecies(of: family)
      return family
    }
  }

  /// A species that came twice would make a circle of the tree.
  private func checkSpecies(of family: EvolutionChain) throws(BadData) {
    var seen: Set<ID<Species>> = []
    for member in family.members where !seen.insert(member.species).inserted {
      throw id.value.badData("chain", "has species \(member.species) twice")
    }
  }

  var linkedNames: NameBook {
    var book = NameBook()
    book.note(babyTriggerItem)
    chain.note(in: &book)
    return book
  }
}

/// A species of the chain, how it comes about, and those that evolve from it.
private struct Stage: Decodable {
  let species: Link<Species>
  let ways: [EvolutionDetail]
  let next: [Stage]

  enum CodingKeys: String, CodingKey {
    case species
    case ways = "evolution_details"
    case next = "evolves_to"
  }

  /// The games know three stages; this many are certainly an error, or meant to exhaust the stack.
  private static let deepest = 16

  init(from decoder: any Decoder) throws {
    // Each stage adds a key and an index to the path.
    guard decoder.codingPath.count <= 2 * Self.deepest else {
      throw decoder.corrupted("is more than \(Self.deepest) stages deep")
    }
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    species = try fields.decode(Link<Species>.self, forKey: .species)
    ways = try fields.decode([EvolutionDetail].self, forKey: .ways)
    next = try fields.decode([Stage].self, forKey: .next)
  }

  func join(_ family: inout EvolutionChain, from parent: ID<Species>?) {
    var member = ChainMember()
    member.from = parent
    member.species = species.id
    family.members.append(member)
    if let parent {
      family.routes += ways.map { $0.route(from: parent, to: species.id) }
    }
    for stage in next { stage.join(&family, from: species.id) }
  }

  func note(in book: inout NameBook) {
    book.note(species)
    for way in ways { way.note(in: &book) }
    for stage in next { stage.note(in: &book) }
  }
}
