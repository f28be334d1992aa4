import ArgumentParser
import PokedexData
import PokedexDomain
import PokedexPresentation

struct RunNextCommand: PagedCommand {
  static let configuration = CommandConfiguration(
    commandName: "next", abstract: "Print the next fight of a run.",
    discussion: """
      pokedex run next
      pokedex run next --json | jq '.counters[] | select(.isOwn)'

      The next fight is the first of the route that is neither won nor passed: no place behind it is \
      reached, and no fight behind it won. For each of your Pokémon, the best attack both ways is \
      shown; then the counters among yours and those that can be met at the places reached.
      """)

  // Otherwise the parser would mistake -1 for an option and report a missing value.
  @Option(parsing: .unconditional, help: "Print at most this many counters.")
  var limit = 10

  @OptionGroup var which: RouteOfRunOptions
  @OptionGroup var formats: FormatOptions
  @OptionGroup var dex: DexOptions

  func validate() throws {
    if limit < 0 { throw ValidationError("--limit needs 0 or more, not \(limit)") }
  }

  @MainActor func execute(_ configuration: Configuration) async throws {
    let found = try await which.read(Composition(dex.settings(configuration)))
    let show = try found.fights
    guard let fight = try show.next() else {
      throw Failure(
        localized: worded("no fight is left on the route '\(found.route.name)'"), .nothingFound)
    }
    let catalog = found.catalog.through(found.game)
    let shown = ShownFight(
      fight: fight, own: found.run.living.map { catalog.name(of: $0.member) },
      foes: fight.foes.members.map(catalog.name),
      place: fight.battle.place.map(EncounterNames(catalog.dex).name), show: show.show)
    guard !formats.json else { return try Output.print(json: shown) }
    try await print(shown, found, configuration)
  }

  @MainActor private func print(
    _ shown: ShownFight, _ found: RouteOfRun, _ configuration: Configuration
  ) async throws {
    let fight = shown.fight
    var settings = ShowSettings(configuration: configuration, format: formats.format)
    (settings.hasHeader, settings.game) = (!formats.noHeader, found.game.slug)
    let printer = try await PagePrinter(found.pokedex, dex.settings(configuration), settings)
    let text = MeetingText(
      meeting: fight.meeting, own: shown.own, foes: shown.foes, conditions: fight.conditions,
      show: shown.show)
    guard settings.format == .table else { return try printer.print(text.table) }
    let isSpoken = settings.isLinear
    if isSpoken {
      try printer.print(words: shown.head)
    } else {
      try Output.print(shown.head.map(PrintedLine.init(cleaning:)))
    }
    if !shown.own.isEmpty, !shown.foes.isEmpty {
      if isSpoken {
        try printer.print(words: text.words)
      } else {
        try Output.print([PrintedLine(cleaning: "")] + text.printed)
      }
    }
    guard !fight.counters.isEmpty else { return }
    let counters = fight.counters.prefix(limit).map(\.counter)
    try Output.print([PrintedLine(cleaning: "")])
    try printer.print(
      Page(
        Ranking(counters: Array(counters), against: shown.foes), from: "", in: found.game,
        isSpoken: isSpoken))
  }
}

struct RunBeatCommand: Command {
  static let configuration = CommandConfiguration(
    commandName: "beat", abstract: "Note that a fight of the route is won.",
    discussion: "pokedex run beat roark")

  @Argument(help: "The name of the fight; without one, the next is meant.")
  var name: String?

  @Flag(help: "Take back that it is won.")
  var remove = false

  @OptionGroup var which: RouteOfRunOptions
  @OptionGroup var dex: DexOptions

  @MainActor func execute(_ configuration: Configuration) async throws {
    let found = try await which.read(Composition(dex.settings(configuration)))
    let battle = try battle(found)
    let change: RunChange = remove ? .unbeat(battle.name) : .beat(battle.name)
    let text =
      remove ? worded("\(battle.name) is not won") : worded("\(battle.name) is won")
    let after: Run
    do throws(RunProblem) { after = try found.run.applying(change) } catch {
      throw RouteOfRun.failure(error)
    }
    guard try found.store.replace(found.run, with: after, title: text) else {
      throw RouteOfRun.failure(.changedMeanwhile(found.run.name))
    }
    try Output.print(["\(found.run.name): \(text)"])
  }

  @MainActor private func battle(_ found: RouteOfRun) throws -> RouteBattle {
    guard let name else {
      let next =
        remove
        ? found.run.beaten.last.flatMap(found.route.battle) : found.route.nextBattle(for: found.run)
      if let next { return next }
      throw Failure(
        localized: worded("no fight is left on the route '\(found.route.name)'"), .nothingFound)
    }
    if let battle = found.route.battle(named: name) { return battle }
    let nearest = NearestWord.to(name, among: found.route.battles.map(\.name))
    throw Failure(
      localized: worded("no fight '\(name)' on the route\(NearestWord.hint(nearest))"),
      .nothingFound)
  }
}
