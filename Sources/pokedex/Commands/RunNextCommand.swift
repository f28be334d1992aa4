import ArgumentParser
import PokedexData
import PokedexDomain
import PokedexPresentation

/// The commands for the battles of the route that a run follows.
extension RunCommand {
  struct Next: PagedCommand {
    static let configuration = CommandConfiguration(
      commandName: "next", abstract: "Print the next battle.",
      discussion: """
        pokedex run next
        pokedex run next --json | jq '.counters[] | select(.isOwn)'

        The next battle is the first of the route that is neither won nor passed: no place behind it is \
        reached, and no battle behind it won. For each of your Pokémon, the best attack both ways is \
        shown; then the counters among yours and those that can be met at the places reached.
        """)

    // Otherwise the parser would mistake -1 for an option and report a missing value.
    @Option(parsing: .unconditional, help: "Print at most this many counters.")
    var limit = 10

    @OptionGroup var formats: FormatOptions
    @OptionGroup var dex: DexOptions

    func validate() throws {
      if limit < 0 { throw ValidationError("--limit needs 0 or more, not \(limit)") }
    }

    @MainActor func execute(_ configuration: Configuration) async throws {
      let runs = try UserRuns(dex.settings(configuration))
      let opened = try await runs.opened()
      let route = try opened.followed()
      let show = try ShowRunBattle(
        opened.run, along: route, in: opened.game, opened.catalog, sets: runs.sets?.files() ?? [])
      guard let next = try show.next() else { throw Failure(.noBattleLeft(route: route.name)) }
      let shown = ShownBattle(next: next, catalog: opened.catalog, show: show.show)
      guard !formats.json else { return try Output.print(json: shown) }
      var settings = ShowSettings(configuration: configuration, format: formats.format)
      (settings.hasHeader, settings.game) = (
        !formats.noHeader, AskedGame(word: opened.game.slug)
      )
      let printer = try await PagePrinter(runs.pokedex, dex.settings(configuration), settings)
      try print(shown, printer)
    }

    @MainActor private func print(_ shown: ShownBattle, _ printer: PagePrinter) throws {
      let text = shown.meeting
      guard printer.settings.format == .table else { return try printer.print(text.table) }
      let isSpoken = printer.settings.isLinear
      if isSpoken {
        try printer.print(words: shown.head + (shown.isMet ? text.words : []))
      } else {
        let lines = shown.head.map(PrintedLine.init(cleaning:))
        try Output.print(lines + (shown.isMet ? [PrintedLine(cleaning: "")] + text.printed : []))
      }
      let counters = shown.next.counters.prefix(limit).map(\.counter)
      guard !counters.isEmpty else { return }
      try Output.print([PrintedLine(cleaning: "")])
      try printer.print(
        Page(
          Ranking(counters: counters, against: shown.foes), from: "", in: printer.lens,
          isSpoken: isSpoken))
    }
  }

  struct Follow: Command {
    static let configuration = CommandConfiguration(
      commandName: "route", abstract: "Choose the route that a run follows.",
      discussion: """
        pokedex run route coal
        pokedex run route none

        Without one, the only route of its game is followed.
        """)

    @Argument(help: "The name of the route, or none.", completion: ShellCompletion.routes)
    var name: String

    @OptionGroup var dex: DexOptions

    @MainActor func execute(_ configuration: Configuration) async throws {
      let runs = try UserRuns(dex.settings(configuration))
      let opened = try await runs.opened()
      guard name != "none" else {
        return try Output.print(try runs.change(opened, by: [.route(nil)]))
      }
      let names = runs.routes?.names ?? []
      guard let known = names.first(where: { $0.lowercased() == name.lowercased() }) else {
        throw Failure(.noRouteNamed(name, nearest: NearestWord.to(name, among: names)))
      }
      try Output.print(try runs.change(opened, by: [.route(known)]))
    }
  }
}

/// A battle of the route that is won, or is not.
struct BattleOfRun: RunChangeArguments {
  @Argument(help: "The name of the battle; without it, the next one, or the last with --remove.")
  var name: String?

  @Flag(help: "Take back that it is won.")
  var remove = false

  func value(in opened: OpenedRun) throws -> RunChange {
    let battle = try battle(of: opened, on: try opened.followed())
    return remove ? .unbeat(battle.name) : .beat(battle.name)
  }

  private func battle(of opened: OpenedRun, on route: GameRoute) throws -> RouteBattle {
    guard let name else {
      let meant =
        remove ? opened.run.beaten.last.flatMap(route.battle) : route.nextBattle(for: opened.run)
      guard let meant else { throw Failure(.noBattleLeft(route: route.name)) }
      return meant
    }
    if let battle = route.battle(named: name) { return battle }
    let hint = NearestWord.hint(name, among: route.battles.map(\.name))
    throw Failure("no battle '\(name)' on the route\(hint)", .nothingFound)
  }
}

extension OpenedRun {
  /// The route that the run follows.
  ///
  /// - Throws: ``Failure`` without one, or if several may be meant.
  fileprivate func followed() throws -> GameRoute {
    do throws(RunProblem) { return try route.get() } catch { throw Failure(error) }
  }
}
