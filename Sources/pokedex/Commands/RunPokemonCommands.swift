import ArgumentParser
import PokedexDomain

extension RunCommand {
  struct CaughtInRun: Command {
    static let configuration = CommandConfiguration(
      commandName: "caught", abstract: "Add Pokémon to the run.",
      discussion: """
        pokedex run caught starly --place 'route 201' --level 3 --nickname Icarus
        pokedex run caught --from box.txt
        pokedex run caught --from 'Box Data Dump.csv' --lenient

        A file has sets of Showdown, PKHeX's report on boxes, which tells the places, too, or names, \
        one a line. If a line is wrong, nothing is added, and all wrong lines are printed.
        """)

    @Argument(help: "A Pokémon of the game.", completion: ShellCompletion.pokemon)
    var name: String?

    @Option(help: "Where it was met; it is reached with that.", completion: ShellCompletion.places)
    var place: String?

    @OptionGroup var state: RunPokemonOptions

    @Option(
      help: "Add all Pokémon of a file instead; '-' for standard input.", completion: .file())
    var from: String?

    @Flag(help: "Leave out the lines that are not understood, instead of doing nothing.")
    var lenient = false

    @OptionGroup var dex: DexOptions

    func validate() throws {
      if (name == nil) == (from == nil) {
        throw ValidationError("give a Pokémon, or a file after --from")
      }
    }

    @MainActor func execute(_ configuration: Configuration) async throws {
      let runs = try UserRuns(dex.settings(configuration))
      let opened = try await runs.opened()
      let place = try place.map(opened.place)
      var caught: [RunPokemon] = []
      if let name {
        let member = try state.changed(TeamMember(try opened.form(name)), opened)
        caught = [RunPokemon(member, at: place)]
      }
      if let from { caught = try opened.pokemon(in: from, at: place, isLenient: lenient) }
      let told = try runs.change(opened, by: caught.map(RunChange.caught))
      let notes = caught.isEmpty ? [] : opened.notes(on: caught.map(\.form), at: place)
      try Output.print(told + notes)
    }
  }
}

/// A Pokémon of the run as it is now.
struct GrownPokemon: RunChangeArguments {
  @OptionGroup var pokemon: PokemonOfRun

  @Option(help: "What it has evolved into.", completion: ShellCompletion.pokemon)
  var form: String?

  @OptionGroup var state: RunPokemonOptions

  func value(in opened: OpenedRun) throws -> RunChange {
    let index = try pokemon.value(in: opened)
    var member = opened.run.own[index].member
    if let form { member.form = try opened.form(form) }
    return .grew(index, try state.changed(member, opened))
  }
}

/// Options that tell more of a Pokémon of a run.
struct RunPokemonOptions: ParsableArguments {
  @Option(parsing: .unconditional, help: "Its level, 1 to 100.")
  var level: Int?

  @Option(help: "Its nickname.")
  var nickname: String?

  @Option(help: "Its nature, such as adamant.", completion: ShellCompletion.natures)
  var nature: String?

  @Option(help: "Its ability.", completion: ShellCompletion.names(of: Ability.self))
  var ability: String?

  @Option(help: "Its item.", completion: ShellCompletion.items)
  var item: String?

  @Option(help: "Its gender: M, F or N.", completion: .list(Gender.allCases.map(\.rawValue)))
  var gender: String?

  @Option(
    help: "A move that it knows; up to four.", completion: ShellCompletion.names(of: Move.self))
  var move: [String] = []

  func validate() throws {
    try OptionNumber.check("--level", level, TeamMember.levels)
    if let gender, Gender(rawValue: gender.uppercased()) == nil {
      throw ValidationError("--gender is M, F or N, not \(gender)")
    }
    if move.count > TeamMember.maxMoves {
      throw ValidationError("a Pokémon has at most \(TeamMember.maxMoves) moves")
    }
  }

  fileprivate func changed(_ member: TeamMember, _ opened: OpenedRun) throws -> TeamMember {
    var member = member
    let catalog = opened.catalog
    if let level { member.level = level }
    if let nickname = nickname.map(TeamMember.nickname) {
      member.nickname = nickname.isEmpty ? nil : nickname
    }
    if let nature { member.nature = ID(try catalog.named(nature, .nature).id) }
    if let ability { member.ability = ID(try catalog.named(ability, .ability).id) }
    if let item { member.item = ID(try catalog.named(item, .item).id) }
    if let gender { member.gender = Gender(rawValue: gender.uppercased()) }
    if !move.isEmpty {
      member.moves = try move.map { TeamMove(ID(try catalog.named($0, .move).id)) }
    }
    return member
  }
}
