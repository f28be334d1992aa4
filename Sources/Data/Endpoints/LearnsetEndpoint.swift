import PokedexDomain

/// The `moves` of `pokemon/{id}`, which make up nine tenths of the document.
struct LearnsetEndpoint: Decodable, Sendable {
  private let moves: [TaughtMove]

  private struct TaughtMove: Decodable {
    let move: Link<Move>
    let ways: [Way]

    private enum CodingKeys: String, CodingKey {
      case move
      case ways = "version_group_details"
    }
  }

  private struct Way: Decodable {
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
      moves.flatMap { lesson in
        lesson.ways.map { way in
          LearnedMove(
            versionGroup: way.versionGroup.id, method: way.method.id, move: lesson.move.id,
            level: way.level.value, order: way.order?.value)
        }
      })
  }
}
