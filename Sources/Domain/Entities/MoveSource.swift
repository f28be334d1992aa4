/// A way to get a move in a game.
package struct MoveSource: Hashable, Sendable {
  /// The form that learns it: the Pokémon itself or an earlier stage.
  package let form: ID<Form>
  package let way: Way

  /// The ways, the easiest first.
  package enum Way: Hashable, Sendable {
    /// The lowest level, 1 to 100; 0 for a move learned on evolving.
    case level(Int)
    case machine
    case tutor
    /// Copied with Sketch.
    case sketch
    case egg
    /// A way that only few Pokémon have, such as a change of form.
    case other(ID<MoveLearnMethod>)
  }
}

extension MoveSource.Way {
  init(_ method: ID<MoveLearnMethod>, level: Int) {
    self =
      switch method {
      case .levelUp: .level(level)
      case .machine: .machine
      case .tutor: .tutor
      case .egg: .egg
      default: .other(method)
      }
  }

  /// The order of ease: levels first, eggs and rare ways last.
  var rank: Int {
    switch self {
    case .level(let level): level
    case .machine: 101
    case .tutor: 102
    case .sketch: 103
    case .egg: 104
    case .other: 105
    }
  }
}
