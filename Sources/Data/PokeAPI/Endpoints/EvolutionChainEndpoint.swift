import PokedexDomain

/// `evolution-chain/{id}`
struct EvolutionChainEndpoint: Endpoint {
  private let id: DocumentID<EvolutionChain>
  private let babyTriggerItem: Link<Item>?
  private let chain: Stage

  init(_ object: JSONObject) throws(BadData) {
    id = try object["id"]
    babyTriggerItem = try object["baby_trigger_item"]
    chain = try object["chain"]
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

  /// A species that came twice would make a circle of the tree.
  private func checkSpecies(of family: EvolutionChain) throws(BadData) {
    var seen: Set<ID<Species>> = []
    for member in family.members where !seen.insert(member.species).inserted {
      throw id.value.badData("chain", "has species \(member.species) twice")
    }
  }
}

/// A species of the chain, how it comes about, and those that evolve from it.
private struct Stage: Readable {
  let species: Link<Species>
  let ways: [EvolutionDetail]
  private(set) var next: [Stage] = []

  /// The games know three stages; this many are certainly an error, or meant to exhaust the stack.
  private static let deepest = 16

  init(from reader: inout JSONReader) throws(BadData) {
    try self.init(from: &reader, depth: 1)
  }

  private init(from reader: inout JSONReader, depth: Int) throws(BadData) {
    guard depth <= Self.deepest else {
      throw reader.badData("is more than \(Self.deepest) stages deep")
    }
    let object = try JSONObject(from: &reader)
    species = try object["species"]
    ways = try object["evolution_details"]
    var list = try object.required("evolves_to")
    try list.beginArray()
    while try list.nextElement() {
      try list.requireRoom(after: next.count, of: FieldLimit.family)
      next.append(try Stage(from: &list, depth: depth + 1))
    }
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
