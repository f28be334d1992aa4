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
      pokedex damage @sun @rain
      pokedex damage --batch calculations.jsonl

      An attacker or target is a name, @TEAM/MEMBER, @sets/NAME, or a file with one set as Showdown \
      text ('-' for standard input). With @TEAM or a file with several sets on either side, each pair is \
      shown: the best attack both ways, the hits until the target faints, and who is faster. A member is its nickname, its name or its place; unless a game is given, \
      the game of the team's format counts, its level, and whether it is for doubles. \
      In a run, its Pokémon are meant where one is called so, @run means all of them, and the cap is the level of the others. \
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
    let sides = DamageSides(teams: printer.teams, engine: printer.engine)
    let own = try sides.side(name[0])
    let foes = try sides.side(name[name.count - 1])
    let team = own.team ?? foes.team
    let followed = try await printer.following(team)
    guard name.count == 2, own.members.count > 1 || foes.members.count > 1 else {
      let members = (try sides.only(of: own), try sides.only(of: foes))
      return try await print(followed, members, of: team, catalog)
    }
    try print(followed, own.members, foes.members, of: team, catalog)
  }

  private func conditions(of team: Team?) -> BattleConditions {
    var conditions = options.conditions
    conditions.field.isDoubles = options.doubles ?? team?.isForDoubles ?? false
    field.change(&conditions)
    return conditions
  }

  /// Prints a table of all pairs, both ways.
  @MainActor private func print(
    _ printer: PagePrinter, _ own: [TeamMember], _ foes: [TeamMember], of team: Team?,
    _ catalog: Catalog
  ) throws {
    guard attacker.changes.isEmpty, target.changes.isEmpty else {
      throw Failure("options that change a set need one attacker and one target", .usage)
    }
    let show = try ShowDamage(catalog, through: printer.lens)
    let (left, right) = try sets(printer, own, foes, of: team, catalog, show)
    for gap in (left + right).flatMap({ show.gaps(of: $0) }).unique {
      Output.error("pokedex: \(gap.text)")
    }
    var conditions = conditions(of: team)
    removeAbsent(of: &conditions, show)
    let meeting = show.meet(left, right, in: conditions)
    let names = (own.map(catalog.name), foes.map(catalog.name))
    guard !self.show.json else {
      return try Output.print(
        json: ShownPair.all(of: meeting, names.0, names.1, conditions, show))
    }
    let text = MeetingText(
      meeting: meeting, own: names.0, foes: names.1, conditions: conditions, show: show)
    guard printer.settings.format == .table else { return try printer.print(text.table) }
    guard !printer.settings.isLinear else { return try printer.print(words: text.words) }
    try Output.print(text.printed)
  }

  /// The sets of both sides, with the changes of options.
  @MainActor private func sets(
    _ printer: PagePrinter, _ own: [TeamMember], _ foes: [TeamMember], of team: Team?,
    _ catalog: Catalog, _ show: ShowDamage
  ) throws -> ([BattleSet], [BattleSet]) {
    let leveled = { [level = options.level] (member: TeamMember) in
      level.map(member.at) ?? member
    }
    let (own, foes) = (own.map(leveled), foes.map(leveled))
    let levels = UsualLevels(
      own: own, foes: foes, format: team?.formatLevel, cap: printer.run?.cap)
    let made = { (members: [TeamMember], usual: UsualLevel, changes: SetChanges) in
      let sets = DamageSets(show: show, catalog: catalog, usual: usual)
      return try members.map { try sets.set($0, changes) }
    }
    return (
      try made(own, levels.own, attacker.changes), try made(foes, levels.foes, target.changes)
    )
  }

  private func removeAbsent(of conditions: inout BattleConditions, _ show: ShowDamage) {
    for absent in show.removeAbsentEffects(of: &conditions) {
      Output.error("pokedex: \(worded("\(absent.name(show)) does not exist in these games"))")
    }
  }

  @MainActor private func print(
    _ printer: PagePrinter, _ members: (TeamMember, TeamMember), of team: Team?, _ catalog: Catalog
  ) async throws {
    let show = try ShowDamage(catalog, through: printer.lens)
    let (users, foes) = try sets(
      printer, [members.0], [members.1], of: team, catalog, show)
    let (user, foe) = (users[0], foes[0])
    for set in [user, foe] { try show.requireBattler(set) }
    for gap in (show.gaps(of: user) + show.gaps(of: foe)).unique {
      Output.error("pokedex: \(gap.text)")
    }
    let move = name.count == 3 ? try self.move(show, catalog) : nil
    var conditions = conditions(of: team)
    removeAbsent(of: &conditions, show)
    let rows = show(user, move.map { [$0] }, on: [foe], in: conditions)
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
    guard !printer.settings.isLinear else { return try printer.print(words: text.words) }
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
