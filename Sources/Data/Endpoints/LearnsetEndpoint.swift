import PokedexDomain

/// The `moves` of `pokemon/{id}`, which are nine tenths of the document.
struct LearnsetEndpoint: Decodable, Sendable {
  private let moves: [Lesson]

  private struct Lesson: Decodable {
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

  /// Every way in which the form learns a move.
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
