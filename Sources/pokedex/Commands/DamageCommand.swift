import ArgumentParser
import PokedexData
import PokedexDomain
import PokedexPresentation

struct DamageCommand: Command {
  static let configuration = CommandConfiguration(
    commandName: "damage", abstract: "Calculate the damage of attacks.",
    discussion: """
      pokedex damage garchomp dragonite
      pokedex damage garchomp earthquake bronzong --game 4
      pokedex damage set.txt ./foe.txt --json
      pokedex damage --batch calculations.jsonl

      An attacker or target is a name, or a file with one set as Showdown text ('-' for standard \
      input). Without a set, a Pokémon is at level 100 and has all EVs in its better attack and in \
      Speed, and a nature that raises the attack. Without a move, each damaging move of the set is \
      shown, or each that the attacker can learn.

      Each line of a batch is a calculation as JSON, in the words of Pokémon Showdown's \
      calculator; docs/damage.md describes it. For each, one line is printed: the damage and the \
      names of what is not counted, or an error.
      """)

  @Argument(
    help: "The attacker, its move if only one matters, and the target.",
    completion: ShellCompletion.pokemon)
  var name: [String] = []

  @Option(
    help: "A file with one calculation as JSON on each line; '-' for standard input.",
    completion: .file())
  var batch: String?

  @OptionGroup var show: ShowOptions
  @OptionGroup var dex: DexOptions

  func validate() throws {
    guard batch == nil ? (2...3).contains(name.count) : name.isEmpty else {
      throw ValidationError("damage takes an attacker, perhaps a move, and a target; or --batch.")
    }
  }

  @MainActor func execute() async throws {
    let printer = try await PagePrinter(dex.settings, show.settings)
    let catalog = printer.engine.rows.catalog
    if let batch {
      let calculate = try Failure.catching { () throws(PokedexError) in
        try CalculateDamage(catalog)
      }
      return try await DamageBatch(calculate).print(batch)
    }
    try await print(printer, catalog)
  }

  @MainActor private func print(_ printer: PagePrinter, _ catalog: Catalog) async throws {
    let damage = try Failure.catching { () throws(PokedexError) in
      try ShowDamage(catalog, through: printer.lens)
    }
    let teams = UserTeams(printer.pokedex)
    let attacker = try await Self.member(name[0], teams, damage, catalog)
    let target = try await Self.member(name[name.count - 1], teams, damage, catalog)
    var moves: [TeamMove]?
    if name.count == 3 { moves = [TeamMove(ID(try catalog.named(name[1], .move).id))] }
    let rows = try Failure.catching { () throws(PokedexError) in
      try damage(attacker, moves, on: target)
    }
    guard !rows.isEmpty else { throw Failure("no move that does damage", .nothingFound) }
    guard !show.json else { return try Output.print(rows.map { JSON.row($0) }) }
    try Output.printClean(DamageTable(rows, attacker, target, catalog).lines)
  }

  /// The only set in a file, or the typical set of a Pokémon.
  @MainActor private static func member(
    _ word: String, _ teams: UserTeams, _ damage: ShowDamage, _ catalog: Catalog
  ) async throws -> TeamMember {
    guard UserTeams.isFile(word) || UserTeams.isThere(word) else {
      return damage.typical(ID(try catalog.named(word, .form).id))
    }
    let members = try await teams.read(word).flatMap(\.members)
    guard members.count == 1, let member = members.first else {
      throw Failure("\(word) has \(members.count) sets; damage takes one", .usage)
    }
    return member
  }
}
