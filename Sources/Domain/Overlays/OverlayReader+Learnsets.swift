extension OverlayReader {
  /// `learnsets GAME …`: the games whose moves the Pokémon learn that the base has none of.
  mutating func readLenders(_ words: inout OverlayWords) throws(OverlayFault) {
    var lenders: [ID<VersionGroup>] = []
    repeat {
      let word = try words.word("GAME")
      guard let game = lenses.named(word.text), game.data.isGame, let group = game.data.groups.first
      else {
        throw OverlayFault(
          word.column,
          "no \("game") '\(word.text)'\(NearestWord.hint(lenses.nearest(to: word.text)))")
      }
      lenders.append(group)
    } while !words.isAtEnd
    let own = draft?.group
    draft?.lenders = lenders.unique.filter { $0 != own }
  }

  /// `learn stantler level 33 megahorn`, `learn stantler machine surf -cut`, `learn stantler -`:
  /// moves that a Pokémon learns in the game, or, with `-`, no longer learns.
  mutating func readLearnset(_ words: inout OverlayWords) throws(OverlayFault) {
    let form = try id(try words.word("POKEMON"), Form.self)
    let method = try readMethod(&words)
    var steps: [DexPatch.LearnsetStep] = []
    repeat { steps.append(try readStep(method, &words)) } while !words.isAtEnd
    for index in steps.indices {
      guard case .learns(let move, .levelUp, let level, _) = steps[index] else { continue }
      // The first level in the file takes the place of those of the base.
      let replaces = begun.insert(.levels(form, move)).inserted
      steps[index] = .learns(move, by: .levelUp, level: level, replaces: replaces)
    }
    draft?.learnsets[form, default: []] += steps
    if steps.contains(where: \.isLesson) { draft?.joining.insert(form) }
    change(.form, form.rawValue, "moves", to: worded("\(steps.count) entries"))
  }

  /// The method that a line names; `nil` for moves without one, which may only be forgotten.
  private mutating func readMethod(
    _ words: inout OverlayWords
  ) throws(OverlayFault) -> ID<MoveLearnMethod>? {
    guard let word = words.next, !word.text.hasPrefix("-") else { return nil }
    words.skip()
    if word.text == "level" { return .levelUp }
    return try id(word, MoveLearnMethod.self)
  }

  private mutating func readStep(
    _ method: ID<MoveLearnMethod>?, _ words: inout OverlayWords
  ) throws(OverlayFault) -> DexPatch.LearnsetStep {
    if words.takes("-") { return .forgetsAll(by: method) }
    if let word = words.next, word.text.hasPrefix("-") {
      words.skip()
      let slug = OverlayWord(text: String(word.text.dropFirst()), column: word.column + 1)
      return .forgets(try id(slug, Move.self), by: method)
    }
    guard let method else {
      throw OverlayFault(words.column, "here should be \("level|machine|tutor|egg|-MOVE")")
    }
    // Level 0 is that of moves learned by evolving.
    let level = method == .levelUp ? try words.number("LEVEL", 0...100) : 0
    let move = try id(try words.word("MOVE"), Move.self)
    return .learns(move, by: method, level: level, replaces: true)
  }
}

extension DexPatch.LearnsetStep {
  fileprivate var isLesson: Bool { if case .learns = self { true } else { false } }
}
