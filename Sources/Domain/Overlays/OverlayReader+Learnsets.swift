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
          "no \("game") \'\(word.text)'\(NearestWord.hint(lenses.nearest(to: word.text)))")
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
    var steps: [Step] = []
    repeat { steps.append(try readStep(method, &words)) } while !words.isAtEnd
    var moves = learnset(of: form)
    let before = moves.count
    for step in steps { apply(step, method, to: form, &moves) }
    moves.sort()
    draft?.learnsets[form] = moves
    change(
      .form, form.rawValue, "moves", from: worded("\(before) entries"),
      to: worded("\(moves.count) entries"))
  }

  private enum Step {
    case learns(ID<Move>, level: Int)
    case forgets(ID<Move>)
    case forgetsAll
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
  ) throws(OverlayFault) -> Step {
    if words.takes("-") { return .forgetsAll }
    if let word = words.next, word.text.hasPrefix("-") {
      words.skip()
      let slug = OverlayWord(text: String(word.text.dropFirst()), column: word.column + 1)
      return .forgets(try id(slug, Move.self))
    }
    guard let method else {
      throw OverlayFault(words.column, "here should be \("level|machine|tutor|egg|-MOVE")")
    }
    // Level 0 is that of moves learned by evolving.
    let level = method == .levelUp ? try words.number("LEVEL", 0...100) : 0
    return .learns(try id(try words.word("MOVE"), Move.self), level: level)
  }

  /// The moves of a form in the game, as the lines so far have changed them.
  private func learnset(of form: ID<Form>) -> [LearnedMove] {
    guard let draft else { return [] }
    if let own = draft.learnsets[form] { return own }
    return PatchedDex(dex, draft).learnset(of: form).moves
      .filter { $0.versionGroup == draft.group }
  }

  private mutating func apply(
    _ step: Step, _ method: ID<MoveLearnMethod>?, to form: ID<Form>, _ moves: inout [LearnedMove]
  ) {
    let isMeant = { (learned: LearnedMove) in method.map { $0 == learned.method } ?? true }
    switch step {
    case .forgetsAll: moves.removeAll(where: isMeant)
    case .forgets(let move): moves.removeAll { isMeant($0) && $0.move == move }
    case .learns(let move, let level):
      guard let draft, let method else { return }
      // The first level in the file takes the place of those of the base.
      if method != .levelUp || begun.insert(.levels(form, move)).inserted {
        moves.removeAll { isMeant($0) && $0.move == move }
      }
      moves.append(
        LearnedMove(versionGroup: draft.group, method: method, move: move, level: level))
      self.draft?.joining.insert(form)
    }
  }
}
