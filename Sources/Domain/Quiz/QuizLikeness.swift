/// The reasons that make another Pokémon a good wrong answer.
struct QuizLikeness {
  let types: [Int32]
  let generation: Int32
  let stage: Int32
  let evolves: Bool

  /// The rank of the best wrong answers.
  static let most = 3

  /// From 0, unlike, to ``most``: of the same stage, with a type and the generation in common.
  func rank(beside other: QuizLikeness) -> Int {
    guard stage == other.stage, evolves == other.evolves else { return 0 }
    let sharesType = types.contains { other.types.contains($0) }
    return 1 + (sharesType ? 1 : 0) + (generation == other.generation ? 1 : 0)
  }
}
