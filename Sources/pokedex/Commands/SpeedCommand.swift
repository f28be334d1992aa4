import ArgumentParser
import PokedexData
import PokedexDomain
import PokedexPresentation

struct SpeedCommand: PagedCommand {
  static let configuration = CommandConfiguration(
    commandName: "speed", abstract: "Print speed tiers, with or without a team.",
    discussion: """
      pokedex speed 'is:default type:dragon'
      pokedex speed 'total>=600' --team rain --level 50
      pokedex speed --team rain --condition tailwind --limit 30
      pokedex speed 'game:platinum' --game platinum --nature jolly --item 'choice scarf' --json

      The options set the training of all listed Pokémon. Members of a team keep their own \
      training, at the same level. With a team, each tier shows the Speed EVs or stat points that \
      each member needs to outspeed it.
      """)

  @OptionGroup var query: QueryArgument

  @Option(
    help: "One of your teams, @sets/NAME, or a file of Showdown pastes.",
    completion: ShellCompletion.shownTeams)
  var team: String?

  @Option(
    parsing: .unconditional,
    help: "The level of all Pokémon, 1 to 100; by default that of the team, else 50.")
  var level: Int?

  @Option(
    help: "The nature of the listed Pokémon: neutral, or a name such as jolly.",
    completion: ShellCompletion.natures)
  var nature = "neutral"

  @Option(
    parsing: .unconditional,
    help: """
      The Speed EVs of the listed Pokémon, 0 to 252, or stat points, 0 to 32; by default all.
      """)
  var ev: Int?

  @Option(parsing: .unconditional, help: "The Speed stage of the listed Pokémon, -6 to 6.")
  var stage = 0

  @Option(
    help: "The item of the listed Pokémon, such as 'choice scarf'.",
    completion: ShellCompletion.items)
  var item: String?

  @OptionGroup var conditions: ConditionOptions

  @Option(parsing: .unconditional, help: "Print at most this many tiers, fastest first.")
  var limit: Int?

  @OptionGroup var show: ShowOptions
  @OptionGroup var dex: DexOptions

  func validate() throws {
    try OptionNumber.check("--level", level, TeamMember.levels)
    try OptionNumber.check("--ev", ev, 0...TeamRules.maxEffort)
    try OptionNumber.check("--stage", stage, -6...6)
    if let limit, limit < 0 { throw ValidationError("--limit needs 0 or more, not \(limit)") }
  }

  @MainActor func execute(_ configuration: Configuration) async throws {
    var printer = try await PagePrinter(configuration, dex, show)
    var team: Team?
    if let word = self.team { team = try printer.teams.team(word) }
    printer = try await printer.following(team)
    let ranked = try Ranked(printer) { _ in query.text }
    let rules = printer.lens.rules
    let training = try training(team, in: printer)
    let speedTiers = try FindSpeedTiers()(
      ranked.rows ?? ranked.pokemon.existing.rows, of: ranked.pokemon, with: team, as: training.0)
    let tiers = Array(speedTiers.tiers.prefix(limit ?? .max))
    let members = (team?.members ?? []).map(ranked.pokemon.catalog.name)
    guard !show.json else {
      return try Output.print(
        json: tiers.map { ShownTier(tier: $0, tiers: speedTiers, members: members) })
    }
    guard !tiers.isEmpty else { throw Failure("nothing matches", .nothingFound) }
    try printer.print(
      Page(
        speedTiers, tiers: tiers, members: members, in: rules,
        summary: training.0.summary(item: training.item, in: rules)))
  }

  @MainActor private func training(
    _ team: Team?, in printer: PagePrinter
  ) throws -> (TierTraining, item: String?) {
    let (catalog, rules) = (try printer.catalog(), printer.lens.rules)
    var training = TierTraining()
    training.level = level ?? team?.usualLevel ?? training.level
    training.effort = ev ?? rules.maxEffort
    try OptionNumber.check("--ev", training.effort, 0...rules.maxEffort)
    training.stage = stage
    training.conditions = conditions.all
    training.nature = try percent(in: catalog)
    guard let item else { return (training, nil) }
    let found = try catalog.named(item, .item)
    if let gap = printer.lens.gap(.heldItems) { Output.error("pokedex: \(gap.text)") }
    training.item = ID(found.id)
    return (training, found.name)
  }

  private func percent(in catalog: Catalog) throws -> Int {
    guard nature.lowercased() != "neutral" else { return 100 }
    let id = ID<Nature>(try catalog.named(nature, .nature).id)
    let choices = MemberChoices(catalog, through: nil).natures()
    let choice = choices.first { $0.nature.id == id }
    return choice?.raised == .speed ? 110 : choice?.lowered == .speed ? 90 : 100
  }
}
