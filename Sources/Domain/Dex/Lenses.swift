/// All lenses of a dex: the generations, their games, and by name also the single versions of paired
/// games.
package struct Lenses: Sendable {
  /// The generations in order, each followed by its games.
  package let all: [Lens]
  private let dex: any DexReference
  private let wordsMemo = Memo<[String: Lens]>()

  private var words: [String: Lens] {
    wordsMemo(Self.words(all, dex.table(Version.self), dex.names(of: .version)))
  }

  /// The newest generation first, each followed by its games, the newest first.
  package var newestFirst: [Lens] {
    let games = Dictionary(grouping: all.filter(\.data.isGame), by: \.data.generation)
    return all.filter { !$0.data.isGame }.reversed().flatMap { generation in
      [generation] + (games[generation.data.generation] ?? []).reversed()
    }
  }

  package init(_ dex: any DexReference) {
    let groups = dex.table(VersionGroup.self)
    let names = GameNames(dex)
    var known: [VersionGroup] = []
    for row in 0..<groups.count {
      let group = groups[row]
      if !dex.roster(of: group.id).isEmpty { known.append(group) }
    }
    known.sort { $0.order < $1.order }
    let generations = Set(known.map(\.generation)).sorted()
    all = generations.flatMap { generation in
      let games = known.filter { $0.generation == generation }
      return [Self.lens(generation, games)] + games.map { Lens($0, name: names[$0.id], in: dex) }
    }
    self.dex = dex
  }

  private static func key(_ word: String) -> String {
    String(decoding: Spelling.folded(word), as: UTF8.self)
  }

  private static func lens(_ generation: ID<Generation>, _ games: [VersionGroup]) -> Lens {
    let roman = RomanNumeral(generation.rawValue)?.text ?? "\(generation)"
    return Lens(
      data: GameData(
        generation: generation, groups: games.map(\.id), isGame: false,
        order: games.last?.order ?? 0),
      rules: GameRules(in: generation, with: games), slug: "gen-\(generation)",
      name: worded("Generation \(roman)"))
  }

  /// The lenses by all of their names. A slug takes precedence over a version's name: Blue is both
  /// a version of Red/Blue and the name of a Japanese game.
  private static func words(
    _ all: [Lens], _ versions: Table<Version>, _ names: [String]
  ) -> [String: Lens] {
    let single = all.filter(\.data.isGame).flatMap { Self.versions(of: $0, versions, names) }
    let named =
      single.map { ($0.name, $0) } + single.map { ($0.slug, $0) }
      + all.flatMap { lens in Self.names(of: lens).map { ($0, lens) } }
    return Dictionary(
      named.map { (key($0), $1) },
      uniquingKeysWith: { $1 })
  }

  private static func names(of lens: Lens) -> [String] {
    guard !lens.data.isGame else { return [lens.slug, lens.name] }
    let number = lens.data.generation.rawValue
    let words = ["\(number)", "gen\(number)", RomanNumeral(number)?.text ?? ""]
    return [lens.slug, lens.name] + words
  }

  /// A lens for each version of paired games.
  private static func versions(
    of game: Lens, _ table: Table<Version>, _ names: [String]
  ) -> [Lens] {
    let own = table.ids.indices.filter { game.data.groups.contains(table[$0].versionGroup) }
    guard own.count > 1 else { return [] }
    return own.map { row in
      Lens(
        data: GameData(
          generation: game.data.generation, groups: game.data.groups, isGame: true,
          order: game.data.order, version: table.ids[row]),
        rules: game.rules, slug: table.slugs[row],
        name: row < names.count ? names[row] : table.slugs[row])
    }
  }

  /// The lens with this name: `scarlet`, `scarlet-violet`, `gen 4`, `iv`, `4`; a version's may be in
  /// any language.
  package func named(_ word: String) -> Lens? {
    // Settings and runs have slugs, for which a start need not spell all names.
    if let lens = all.first(where: { $0.slug == word }) { return lens }
    if let known = words[Self.key(word)] { return known }
    let versions = dex.table(Version.self)
    return dex.nameIndex(of: versions).rows(named: Spelling.folded(word)).lazy
      .compactMap { words[Self.key(versions.slugs[$0])] }.first
  }

  /// The slug that is spelled most like the word.
  package func nearest(to word: String) -> String? {
    NearestWord.to(word, among: all.map(\.slug))
  }
}

extension Catalog {
  /// The lenses of its dex, without those of changed games, made once.
  package var lenses: Lenses { memos[Lenses.self, nil](Lenses(publishedDex)) }
}

extension Lens {
  /// The lens of a game, with its name.
  ///
  /// - Parameter isGame: false for the game's values alone: see ``GameData/isGame``.
  init(_ game: VersionGroup, name: String, in dex: any DexReference, isGame: Bool = true) {
    let rules = dex.rules(of: game)
    self.init(
      data: GameData(
        generation: rules.generation, groups: [game.id], isGame: isGame, order: game.order),
      rules: rules, slug: game.slug, name: name)
  }

  /// The forms that exist in any of its games.
  package func roster(in dex: any DexReference) -> Set<ID<Form>> {
    dex.forms(in: data.groups)
  }
}

extension Catalog {
  /// The games with these names, and the first name that no game has.
  package func lenses(named names: [String]) -> (lenses: [Lens], unknown: String?) {
    let found = names.map { (name: $0, lens: lenses.named($0)) }
    return (found.compactMap(\.lens), found.first { $0.lens == nil }?.name)
  }
}
