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
      guard family.members.count <= FieldLimit.family else {
        throw id.value.badData("chain", "has more than \(FieldLimit.family) species")
      }
      try checkSpecies(of: family)
      return family
    }
  }

  /// Refuses a chain that contains a species twice, which would make a cycle in the tree.
  private func checkSpecies(of family: EvolutionChain) throws(BadData) {
    var seen: Set<ID<Species>> = []
    for member in family.members where !seen.insert(member.species).inserted {
      throw id.value.badData("chain", "has species \(member.species) twice")
    }
  }
}

/// A species of the chain, the ways it evolves from the previous one, and the species it evolves
/// into.
private struct Stage: Decodable {
  let species: Link<Species>
  let ways: [EvolutionDetail]
  let next: [Stage]

  private enum CodingKeys: String, CodingKey {
    case species
    case ways = "evolution_details"
    case next = "evolves_to"
  }

  /// The maximum depth of a chain; the games have three stages.
  private static let deepest = 16

  init(from decoder: any Decoder) throws {
    // Each stage adds two coding keys to the path: a list and an index.
    guard decoder.codingPath.count < 2 * Self.deepest else {
      throw decoder.fault("is more than \(Self.deepest) stages deep")
    }
    let stage = try decoder.container(keyedBy: CodingKeys.self)
    species = try stage.decode(Link<Species>.self, forKey: .species)
    ways = try stage.decode([EvolutionDetail].self, forKey: .ways)
    next = try stage.decode([Stage].self, forKey: .next)
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
}
