import PokedexDomain

/// `machine/{id}`, which has neither a slug nor names.
struct MachineEndpoint: Endpoint {
  private let id: DocumentID<Machine>
  private let item: Link<Item>
  private let move: Link<Move>
  private let versionGroup: Link<VersionGroup>

  private enum CodingKeys: String, CodingKey {
    case id, item, move
    case versionGroup = "version_group"
  }

  var entity: Machine {
    var machine = Machine(id: id.value, slug: "")
    machine.item = item.id
    machine.move = move.id
    machine.versionGroup = versionGroup.id
    return machine
  }
}
