extension OverlayReader {
  /// `learnsets GAME …`: the games whose moves the Pokémon learn that the base has none of.
  mutating func readLenders(_ words: inout OverlayWords) {
    var lenders: [ID<VersionGroup>] = []
    repeat {
      if let word = words.word("GAME"), let (_, group) = base(word, &words) {
        lenders.append(group)
      }
    } while !words.isAtEnd
    guard words.finish() else { return }
    let own = draft?.group
    draft?.lenders = lenders.unique.filter { $0 != own }
  }

  /// `learn stantler level 33 megahorn`, `learn stantler machine surf -cut`, `learn stantler -`:
  /// moves that a Pokémon learns in the game, or, with `-`, no longer learns.
  mutating func readLearnset(_ words: inout OverlayWords) {
    let form = id("POKEMON", Form.self, &words)
    let method = readMethod(&words)
    var steps: [DexPatch.LearnsetStep] = []
    repeat { readStep(method, &words).map { steps.append($0) } } while !words.isAtEnd
    guard let form, words.finish() else { return }
    for index in steps.indices {
      guard case .learns(let move, .levelUp, let level, _) = steps[index] else { continue }
      // The first level in the file takes the place of those of the base.
      let replaces = begun.insert(.levels(form, move)).inserted
      steps[index] = .learns(move, by: .levelUp, level: level, replaces: replaces)
    }
    draft?.learnsets[form, default: []] += steps
    if steps.contains(where: \.isLesson) { draft?.joining.insert(form) }
    change(.form, form.rawValue, "moves", to: Self.entries(steps.count))
  }

  /// The method that a line names; `nil` for moves without one, which may only be forgotten.
  private mutating func readMethod(_ words: inout OverlayWords) -> ID<MoveLearnMethod>? {
    guard let word = words.next, !word.text.hasPrefix("-") else { return nil }
    words.skip()
    if word.text == "level" { return .levelUp }
    return id(word, MoveLearnMethod.self, &words)
  }

  private mutating func readStep(
    _ method: ID<MoveLearnMethod>?, _ words: inout OverlayWords
  ) -> DexPatch.LearnsetStep? {
    if words.takes("-") { return .forgetsAll(by: method) }
    if let word = words.next, word.text.hasPrefix("-") {
      words.skip()
      let slug = OverlayWord(text: String(word.text.dropFirst()), column: word.column + 1)
      return id(slug, Move.self, &words).map { .forgets($0, by: method) }
    }
    guard let method else {
      return words.refuse(words.column, "here should be \("level|machine|tutor|egg|-MOVE")")
    }
    // Level 0 is that of moves learned by evolving.
    let level = method == .levelUp ? words.number("LEVEL", 0...100) : 0
    guard let level, let move = id("MOVE", Move.self, &words) else { return nil }
    return .learns(move, by: method, level: level, replaces: true)
  }
}

extension DexPatch.LearnsetStep {
  fileprivate var isLesson: Bool { if case .learns = self { true } else { false } }
}
