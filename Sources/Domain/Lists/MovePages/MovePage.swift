/// The contents of a move's page.
package struct MovePage: EntityPage {
  /// The move with its values in the games of the lens.
  package let move: Move
  package let name: String
  package let generation: String
  package let type: Named<PokemonType>
  package let damageClass: String
  package let target: String
  /// The ailment that it causes; `nil` if none.
  package let ailment: String?
  /// PokeAPI's category of the effect.
  package let category: String?
  package let statChanges: [Stages]
  /// The past values, latest first.
  package let past: [Past]
  /// The machines that teach it, newest first.
  package let machines: [NamedMachine]
  package let learners: PokemonList?
  package let methods: [MethodLearners]
  /// Why there are no ``learners``, if the dex does not know them.
  package let gap: GameGap?

  /// A stat change in stages.
  package struct Stages: Hashable, Sendable {
    package let stat: String
    package let stages: Int
  }

  /// The values before a game; `nil` for values that did not change.
  package struct Past: Hashable, Sendable {
    package let before: Named<VersionGroup>
    package let values: PastMoveValues
    package let type: Named<PokemonType>?
    package let damageClass: String?
    /// The name of the ailment of ``values``; `nil` if it is none.
    package let ailment: String?
    /// `nil` if they did not change.
    package let statChanges: [Stages]?
  }

  /// A learn method and the Pokémon that learn the move by it.
  package struct MethodLearners: Hashable, Sendable {
    package let method: String
    package let learners: PokemonList
  }
}

extension Move: Browsable {
  package typealias Rows = MoveRows
  package typealias Page = MovePage

  package static var title: String { worded("Moves") }
  package static var noun: String { worded("move") }
  package static func counted(_ number: String) -> String { worded("\(number) moves") }

  package static var words: [String] { ["move"] }
  package static var listWord: String { "moves" }
  package static var listExamples: [String] {
    [
      "'type:fire power>=100 class:special'",
      "learner:garchomp sort:-power --limit 10",
      "'priority>0' --json",
    ]
  }
  package static var pageUsage: PageUsage? {
    PageUsage(
      "its effect, and the Pokémon that learn it",
      ["earthquake", "'hidden power' --game platinum", "psychic --json"])
  }

  package static var searchRank: Int { 1 }
  package static func subject(of id: ID<Move>) -> Subject? { .move(id) }
}

extension MovePage {
  package init?(_ id: ID<Move>, in dex: LensedDex) {
    guard let today = dex.entity(id) else { return nil }
    move = today.seen(in: dex)
    name = dex.title(of: id).name
    generation = dex.title(of: move.generation).name
    type = dex.title(of: move.type)
    damageClass = dex.title(of: move.damageClass).name
    target = dex.title(of: move.target).name
    // PokeAPI's ID 0 means none, -1 means unknown.
    ailment = dex.name(of: move.ailment.flatMap { $0.rawValue > 0 ? $0 : nil })
    category = dex.name(of: move.category)
    let stats = dex.titles(of: StatEntry.self)
    statChanges = move.statChanges.map { Stages(stat: stats[$0.stat].name, stages: $0.change) }
    past = MoveHistory(of: today, in: dex).all
    machines = dex.machines(with: id, at: \.move)
    let lessons = dex.dex.lessons(of: id).filter { dex.games.isSeen($0.versionGroup) }
    let knowing = dex.rows(knowing: move)
    learners = dex.list("move:\(move.slug)", rows: knowing)
    methods = Self.methods(of: move, lessons, among: knowing, in: dex)
    gap = learners == nil ? Self.gap(of: move, in: dex) : nil
  }

  private static func gap(of move: Move, in dex: LensedDex) -> GameGap? {
    if let gap = GameSpecificMoves.gap(about: move, in: dex.lens) { return gap }
    return dex.dex.learnsetGap(of: dex.lens)
  }

  private static func methods(
    of move: Move, _ lessons: [Lesson], among knowing: [Int], in dex: LensedDex
  ) -> [MethodLearners] {
    let names = dex.titles(of: MoveLearnMethod.self)
    let byMethod = Dictionary(grouping: lessons, by: \.method)
    let queries = byMethod.mapValues { "move:\(move.slug)/\(names.slug(of: $0[0].method))" }
    let methods = byMethod.sorted { $0.key < $1.key }.compactMap { method, lessons in
      dex.list(queries[method] ?? "", of: Set(lessons.map(\.form)))
        .map { MethodLearners(method: names[method].name, learners: $0) }
    }
    guard !methods.isEmpty else { return [] }
    // Those without a lesson of their own, such as by Sketch or in another form.
    let taught = Set(lessons.map(\.form))
    let others = knowing.filter { !taught.contains(dex.catalog.forms.ids[$0]) }
    let excluded = queries.sorted { $0.key < $1.key }.map { " -\($0.value)" }.joined()
    let rest = dex.list("move:\(move.slug)\(excluded)", rows: others)
      .map { MethodLearners(method: worded("Otherwise"), learners: $0) }
    return methods + [rest].compactMap { $0 }
  }
}

extension Move {
  /// Returns the move with its values in the games of the lens.
  func seen(in dex: LensedDex) -> Move {
    guard let lens = dex.lens else { return self }
    return Table([self]).seen(through: lens, in: dex.dex)[0]
  }
}
