import PokedexDomain

/// The `moves` of `pokemon/{id}`, which make up nine tenths of the document.
struct LearnsetEndpoint: Decodable, Sendable {
  private let moves: [TaughtMove]

  private struct TaughtMove: Decodable {
    let move: Link<Move>
    let details: [VersionGroupDetail]

    private enum CodingKeys: String, CodingKey {
      case move
      case details = "version_group_details"
    }
  }

  private struct VersionGroupDetail: Decodable {
    let versionGroup: Link<VersionGroup>
    let method: Link<MoveLearnMethod>
    let level: Level
    let order: Count?

    private enum CodingKeys: String, CodingKey {
      case order
      case versionGroup = "version_group"
      case method = "move_learn_method"
      case level = "level_learned_at"
    }
  }

  /// All the ways in which the form learns moves.
  var learnset: Learnset {
    Learnset(
      moves.flatMap { taught in
        taught.details.map { detail in
          LearnedMove(
            versionGroup: detail.versionGroup.id, method: detail.method.id, move: taught.move.id,
            level: detail.level.value, order: detail.order?.value)
        }
      })
  }
}
