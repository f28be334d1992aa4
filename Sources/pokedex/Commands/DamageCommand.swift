import ArgumentParser
import PokedexData
import PokedexDomain
import PokedexPresentation

struct DamageCommand: PagedCommand {
  static let configuration = CommandConfiguration(
    commandName: "damage", abstract: "Calculate the damage of attacks.",
    discussion: """
      pokedex damage garchomp dragonite
      pokedex damage garchomp earthquake bronzong --game 4
      pokedex damage garchomp earthquake incineroar --doubles --weather rain --target-hp 50
      pokedex damage jolteon 'hidden power ice' garchomp --game 4 --stealth-rock --spikes 2
      pokedex damage charizard flamethrower tyranitar --game sword --gigantamax
      pokedex damage set.txt ./foe.txt --json
      pokedex damage @sun/torkoal eruption @rain/2 --partner helping-hand --target-tera water
      pokedex damage --batch calculations.jsonl

      An attacker or target is a name, @TEAM/MEMBER, or a file with one set as Showdown text ('-' \
      for standard input). A member is its nickname, its name or its place; unless a game is given, \
      the game of the team's format counts, its level, and whether it is for doubles. \
      Options change what a set has. Without a set, a Pokémon is at level 100, with a suitable nature and all EVs in two suitable stats; the first lines show all assumptions. \
      Without a move, each damaging move of the set is shown, or each that the attacker can \
      learn. With a move, the EVs that guarantee the knockout or the target's survival are \
      also shown.

      Each line of a batch is a calculation as JSON, in the words of Pokémon Showdown's \
      calculator; docs/damage.md describes it. Each line gives one line of output: the damage and \
      the effects that are not counted, or an error.
      """)

  @Argument(
    help: "The attacker, its move if only one matters, and the target.",
    completion: ShellCompletion.pokemonAndTeams)
  var name: [String] = []

  @Option(
    help: "A file with one calculation as JSON on each line; '-' for standard input.",
    completion: .file())
  var batch: String?

  @OptionGroup var options: DamageOptions
  @OptionGroup var field: FieldOptions
  @OptionGroup var attacker: AttackerOptions
  @OptionGroup var target: SideOptions<TargetSide>
  @OptionGroup var show: ShowOptions
  @OptionGroup var dex: DexOptions

  func validate() throws {
    guard batch == nil ? (2...3).contains(name.count) : name.isEmpty else {
      throw ValidationError("damage takes an attacker, perhaps a move, and a target; or --batch")
    }
    guard name.count(where: { $0 == "-" }) < 2 else {
      throw ValidationError("only one set can come from standard input")
    }
  }

  /// A batch is answered line by line.
  var isPaged: Bool { batch == nil }

  @MainActor func execute(_ configuration: Configuration) async throws {
    let printer = try await PagePrinter(configuration, dex, show)
    let catalog = try printer.catalog()
    if let batch {
      let calculate = CalculateDamage(catalog)
      return try await DamageBatch(calculate).print(batch)
    }
    let teams = printer.teams
    let mates = (
      try await teams.mate(name[0], catalog),
      try await teams.mate(name[name.count - 1], catalog)
    )
    let team = mates.0?.team ?? mates.1?.team
    try await print(printer.following(team), mates, of: team, catalog)
  }

  @MainActor private func print(
    _ printer: PagePrinter, _ mates: (TeamMate?, TeamMate?), of team: Team?, _ catalog: Catalog
  ) async throws {
    let show = try ShowDamage(catalog, through: printer.lens)
    let reader = DamageSets(
      teams: printer.teams, show: show, engine: printer.engine, level: options.level,
      formatLevel: team?.usualLevel)
    let user = try await reader.set(name[0], mates.0, attacker.changes)
    let foe = try await reader.set(name[name.count - 1], mates.1, target.changes)
    for set in [user, foe] { try show.check(set) }
    for gap in (show.gaps(of: user) + show.gaps(of: foe)).unique {
      Output.error("pokedex: \(gap.text)")
    }
    let move = name.count == 3 ? try self.move(show, catalog) : nil
    var conditions = options.conditions
    conditions.field.isDoubles = options.doubles ?? team?.isForDoubles ?? false
    field.change(&conditions)
    for absent in show.removeAbsentEffects(of: &conditions) {
      Output.error("pokedex: \(worded("\(absent.name(show)) does not exist in these games"))")
    }
    let rows = show([user], move.map { [$0] }, on: [foe], in: conditions)
    let needs = try move.flatMap { try show.needs(of: user, with: $0, on: foe, in: conditions) }
    let absent = move == nil ? show.absentMoves(of: user) : []
    guard !rows.isEmpty else {
      let reason = absent.isEmpty ? [] : [DamageText.absence(of: absent, show)]
      throw Failure("no move that does damage", .nothingFound, context: reason)
    }
    guard !self.show.json else {
      let stated = StatedBattle(
        attacker: user, target: foe, conditions: conditions, unused: rows.unused)
      return try Output.print(
        json: rows.compactMap { row in
          row.cells.first.flatMap(\.self).map { cell in
            ShownDamage(
              row: row, cell: cell, needs: needs, absent: absent, stated: stated, show: show)
          }
        })
    }
    let text = DamageText(
      rows: rows, absent: absent, attacker: user, target: foe, conditions: conditions,
      needs: needs, show: show, catalog: catalog)
    guard printer.settings.format == .table else { return try printer.print(text.table) }
    try Output.print(text.lines())
  }

  /// - Throws: ``Failure`` if the games do not have the move, or it does no damage.
  private func move(_ show: ShowDamage, _ catalog: Catalog) throws -> TeamMove {
    let (word, type) = HiddenPower.named(name[1])
    let named = try catalog.named(word, .move)
    let move = TeamMove(ID(named.id), type: type)
    guard show.has(move.move) else {
      throw Failure(
        localized: worded("\(named.name) does not exist in these games"), .nothingFound)
    }
    guard show.doesDamage(move) else {
      throw Failure(
        localized: worded("\(named.name) is a status move: it does no damage"), .nothingFound)
    }
    return move
  }
}
