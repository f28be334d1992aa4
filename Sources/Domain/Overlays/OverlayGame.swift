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
  mutating func readVersion(_ words: inout OverlayWords) {
    let column = words.column
    guard let version = words.number("VERSION", 1...99), words.finish() else { return }
    guard version > Self.version else { return }
    words.refuse(
      column, "this program reads version \(Self.version) of the grammar, and no later one")
  }

  /// `game SLUG "NAME"`, and names in other languages.
  mutating func readGame(_ words: inout OverlayWords) {
    let column = words.column
    guard let slug = words.slug() else { return }
    guard game == nil else { return words.refuse(column, "a file has one game") }
    guard lenses.named(slug.text) == nil else {
      return words.refuse(column, "'\(slug.text)' is a game already: give it another slug")
    }
    guard let name = words.name() else { return }
    var game = OverlayGame(slug: slug.text, name: name)
    while let word = words.next, readName(word, &words, &game.names) {}
    game.names.byLanguage[.english] = game.name
    if words.finish() { self.game = game }
  }

  /// `base GAME`: one game, as a changed game is made of one.
  mutating func readBase(_ words: inout OverlayWords) {
    defer { if draft == nil { begin(.ofNoGame) } }
    guard let word = words.word("GAME"), words.finish() else { return }
    guard let game else { return words.refuse(word.column, "the line 'game' comes first") }
    guard game.base == nil else { return words.refuse(word.column, "a game has one base") }
    guard let (base, group) = base(word, &words) else { return }
    let versions = dex.table(Version.self)
    let own = base.games.versions(in: versions).sorted()
    guard own.count == 1, let version = own.first else {
      let names = own.compactMap { versions.slug(of: $0) }.joined(separator: ", ")
      return words.refuse(word.column, "'\(word.text)' is several games: take one of \(names)")
    }
    self.game?.base = base
    begin(DexPatch(of: group, version, as: game.slug))
    draft?.name(.version, version.rawValue, game.names)
  }

  /// A game that was published, with its first group.
  func base(
    _ word: OverlayWord, _ words: inout OverlayWords
  ) -> (lens: Lens, group: ID<VersionGroup>)? {
    guard let lens = lenses.named(word.text), lens.data.isGame, let group = lens.data.groups.first
    else {
      return words.refuse(
        word.column,
        "no \("game") '\(word.text)'\(NearestWord.hint(lenses.nearest(to: word.text)))")
    }
    return (lens, group)
  }

  /// `rules GENERATION`, and what the game has beyond that (`fairy`) or lacks (`-natures`).
  mutating func readRules(_ words: inout OverlayWords) {
    let highest = lenses.all.last?.data.generation.rawValue ?? 1
    let generation = words.number("GENERATION", 1...highest)
    var (gained, lost, extras) = (Set<GameFeature>(), Set<GameFeature>(), Set<String>())
    while let word = words.next {
      words.skip()
      let isLost = word.text.hasPrefix("-")
      let text = isLost ? String(word.text.dropFirst()) : word.text
      if !isLost, RuleExtra.allCases.map(\.rawValue).contains(text) {
        extras.insert(text)
      } else if let feature = GameFeature.allCases.first(where: { $0.slug == text }) {
        if isLost { lost.insert(feature) } else { gained.insert(feature) }
      } else {
        let known = GameFeature.allCases.map(\.slug) + RuleExtra.allCases.map(\.rawValue)
        let hint = NearestWord.hint(text, among: known)
        words.refuse(word.column, "no \("feature") '\(text)'\(hint)")
      }
    }
    guard let generation, words.finish() else { return }
    game?.gained = gained
    game?.lost = lost
    game?.generation = ID(generation)
    for extra in extras.compactMap(RuleExtra.init) { apply(extra) }
  }
}
