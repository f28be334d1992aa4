/// The changed game as the head of a file describes it.
struct OverlayGame {
  let slug: String
  let name: String
  var names = Names()
  /// The game that it was made from.
  var base: Lens?
  /// The generation of its rules and of the facts that the file does not change; `nil` for the base's.
  var generation: ID<Generation>?
  var gained: Set<GameFeature> = []
  var lost: Set<GameFeature> = []

  /// `nil` before the base is known.
  var rules: GameRules? {
    guard let base else { return nil }
    var rules = base.rules
    if let generation, generation != base.rules.generation { rules = GameRules(in: generation) }
    rules.add(gained)
    rules.remove(lost)
    return rules
  }

  /// The lens of the game.
  func lens(with overlay: Overlay, among lenses: Lenses) -> Lens? {
    guard let rules, let data = data(among: lenses) else { return nil }
    return Lens(
      data: data, rules: rules, slug: slug,
      name: names.preferred(Wording.current.language) ?? name, overlay: overlay)
  }

  /// The data of the base, at the time of the rules; `nil` before the base is known.
  func data(among lenses: Lenses) -> GameData? {
    guard let base else { return nil }
    guard let generation, generation != base.data.generation else { return base.data }
    let newest = lenses.all.first { !$0.data.isGame && $0.data.generation == generation }
    return GameData(
      generation: generation, groups: base.data.groups, isGame: true,
      order: max(base.data.order, newest?.data.order ?? 0), version: base.data.version)
  }
}

extension OverlayReader {
  mutating func readVersion(_ words: inout OverlayWords) throws(OverlayFault) {
    let column = words.column
    let version = try words.number("VERSION", 1...99)
    guard version <= Self.version else {
      throw OverlayFault(
        column, "this program reads version \(Self.version) of the grammar, and no later one")
    }
    try words.finish()
  }

  /// `game SLUG "NAME"`, and names in other languages.
  mutating func readGame(_ words: inout OverlayWords) throws(OverlayFault) {
    let column = words.column
    let slug = try words.slug()
    guard game == nil else { throw OverlayFault(column, "a file has one game") }
    guard lenses.named(slug.text) == nil else {
      throw OverlayFault(column, "'\(slug.text)' is a game already: give it another slug")
    }
    var game = OverlayGame(slug: slug.text, name: try words.name())
    game.names = try moreNames(&words)
    game.names.byLanguage[.english] = game.name
    try words.finish()
    self.game = game
  }

  /// `name-de "…"` and so on, to the end of the line.
  private func moreNames(_ words: inout OverlayWords) throws(OverlayFault) -> Names {
    var names = Names()
    while let word = words.next, let language = try Self.language(of: word) {
      words.skip()
      names.byLanguage[language] = try words.name()
    }
    return names
  }

  /// The language of `name` or `name-de`; `nil` for another word.
  static func language(of word: OverlayWord) throws(OverlayFault) -> Language? {
    guard !word.isQuoted else { return nil }
    if word.text == "name" { return .english }
    guard word.text.hasPrefix("name-") else { return nil }
    let code = String(word.text.dropFirst("name-".count))
    guard let language = Language.withTexts.first(where: { $0.rawValue.lowercased() == code })
    else { throw OverlayFault(word.column, "there are no names in '\(code)'") }
    return language
  }

  /// `base GAME`: one game, as a changed game is made of one.
  mutating func readBase(_ words: inout OverlayWords) throws(OverlayFault) {
    let word = try words.word("GAME")
    try words.finish()
    guard let game else { throw OverlayFault(word.column, "the line 'game' comes first") }
    guard draft == nil else { throw OverlayFault(word.column, "a game has one base") }
    guard let base = lenses.named(word.text), base.data.isGame, let group = base.data.groups.first
    else {
      throw OverlayFault(
        word.column,
        "no \("game") '\(word.text)'\(NearestWord.hint(lenses.nearest(to: word.text)))")
    }
    let versions = dex.table(Version.self)
    let own = base.games.versions(in: versions).sorted()
    guard own.count == 1, let version = own.first else {
      let names = own.compactMap { versions.slug(of: $0) }.joined(separator: ", ")
      throw OverlayFault(word.column, "'\(word.text)' is several games: take one of \(names)")
    }
    self.game?.base = base
    draft = DexPatch(of: group, version, as: game.slug)
    draft?.name(.version, version.rawValue, game.names)
  }

  /// `rules GENERATION`, and what the game has beyond that (`fairy`) or lacks (`-natures`).
  mutating func readRules(_ words: inout OverlayWords) throws(OverlayFault) {
    let highest = lenses.all.last?.data.generation.rawValue ?? 1
    let generation = ID<Generation>(try words.number("GENERATION", 1...highest))
    var (gained, lost, extras) = (Set<GameFeature>(), Set<GameFeature>(), Set<String>())
    while !words.isAtEnd {
      let word = try words.word("FEATURE")
      let isLost = word.text.hasPrefix("-")
      let text = isLost ? String(word.text.dropFirst()) : word.text
      if !isLost, RuleExtra.allCases.map(\.rawValue).contains(text) {
        extras.insert(text)
      } else if let feature = GameFeature.allCases.first(where: { $0.slug == text }) {
        if isLost { lost.insert(feature) } else { gained.insert(feature) }
      } else {
        let known = GameFeature.allCases.map(\.slug) + RuleExtra.allCases.map(\.rawValue)
        throw OverlayFault(
          word.column,
          "no \("feature") '\(text)'\(NearestWord.hint(NearestWord.to(text, among: known)))"
        )
      }
    }
    game?.gained = gained
    game?.lost = lost
    game?.generation = generation
    for extra in extras.compactMap(RuleExtra.init) { apply(extra) }
  }
}
