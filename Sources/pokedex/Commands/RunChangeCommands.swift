import ArgumentParser
import PokedexDomain

/// The commands that change the run which is played, or that of `--run`.
extension RunCommand {
  @MainActor fileprivate static func change(
    _ dex: DexOptions, _ configuration: Configuration,
    _ changes: (OpenedRun) throws -> [RunChange]
  ) async throws {
    let runs = try UserRuns(dex.settings(configuration))
    let opened = try await runs.opened()
    try Output.print(try runs.change(opened, by: changes(opened)))
  }

  struct Reach: Command {
    static let configuration = CommandConfiguration(
      commandName: "reach", abstract: "Note places as reached.")

    @Argument(
      help: "Names of places; 'mt. coronet/1f' is a part of one.",
      completion: ShellCompletion.places)
    var place: [String]

    @OptionGroup var dex: DexOptions

    @MainActor func execute(_ configuration: Configuration) async throws {
      try await change(dex, configuration) { opened in
        [.reach(try place.map(opened.place))]
      }
    }
  }

  struct Leave: Command {
    static let configuration = CommandConfiguration(
      commandName: "leave", abstract: "Take places back that were noted as reached.")

    @Argument(help: "Names of places.", completion: ShellCompletion.places)
    var place: [String]

    @OptionGroup var dex: DexOptions

    @MainActor func execute(_ configuration: Configuration) async throws {
      try await change(dex, configuration) { opened in
        try place.flatMap { opened.places.leaving(try opened.place($0)) }
      }
    }
  }

  struct Missed: Command {
    static let configuration = CommandConfiguration(
      commandName: "missed", abstract: "Note that the first encounter of places got away.")

    @Argument(help: "Names of places.", completion: ShellCompletion.places)
    var place: [String]

    @OptionGroup var dex: DexOptions

    @MainActor func execute(_ configuration: Configuration) async throws {
      try await change(dex, configuration) { opened in
        [.missed(try place.map(opened.place))]
      }
    }
  }

  /// `means add old-rod`, `means remove night`.
  struct Means: Command {
    static let configuration = CommandConfiguration(
      commandName: "means", abstract: "Add or remove means to meet Pokémon, and what holds now.",
      discussion: """
        pokedex run means add old-rod surf
        pokedex run means add night
        pokedex run means remove night

        A run has walking and gifts from the start. Times, seasons and the like hold until others do.
        """)

    enum Action: String, CaseIterable, ExpressibleByArgument { case add, remove }

    @Argument(help: "add or remove.")
    var action: Action

    @Argument(
      help: ArgumentHelp("Words: \(RunWord.all.joined(separator: ", ")).", valueName: "word"),
      completion: .list(RunWord.all))
    var words: [String]

    @OptionGroup var dex: DexOptions

    @MainActor func execute(_ configuration: Configuration) async throws {
      let words = try words.map { word in
        guard let known = RunWord(word) else {
          let hint = NearestWord.hint(NearestWord.to(word, among: RunWord.all))
          throw Failure("there is no means '\(word)'\(hint)", .usage)
        }
        return known
      }
      try await change(dex, configuration) { _ in
        [action == .add ? .add(words) : .remove(words)]
      }
    }
  }

  struct Cap: Command {
    static let configuration = CommandConfiguration(
      commandName: "cap", abstract: "Set the level cap, or none.")

    @Argument(help: "A level, 1 to 100, or none.", completion: .list(["none"]))
    var level: String

    @OptionGroup var dex: DexOptions

    func validate() throws {
      guard level.lowercased() != "none" else { return }
      guard let number = Int(level) else {
        throw ValidationError("the cap is a level or none, not '\(level)'")
      }
      try OptionNumber.check("the cap", number, TeamMember.levels)
    }

    @MainActor func execute(_ configuration: Configuration) async throws {
      try await change(dex, configuration) { _ in [.cap(Int(level))] }
    }
  }

  struct Fell: Command {
    static let configuration = CommandConfiguration(
      commandName: "fell", abstract: "Note that a Pokémon of the run has fallen.")

    @Argument(help: "Its nickname, its name or its number in the run.")
    var name: String

    @OptionGroup var dex: DexOptions

    @MainActor func execute(_ configuration: Configuration) async throws {
      try await change(dex, configuration) { [.fell(try $0.position(of: name))] }
    }
  }

  struct Released: Command {
    static let configuration = CommandConfiguration(
      commandName: "release", abstract: "Take a Pokémon of the run back.")

    @Argument(help: "Its nickname, its name or its number in the run.")
    var name: String

    @OptionGroup var dex: DexOptions

    @MainActor func execute(_ configuration: Configuration) async throws {
      try await change(dex, configuration) { [.released(try $0.position(of: name))] }
    }
  }

  struct End: Command {
    static let configuration = CommandConfiguration(
      commandName: "end", abstract: "End the run: it is kept, and played no more.")

    @OptionGroup var dex: DexOptions

    @MainActor func execute(_ configuration: Configuration) async throws {
      try await change(dex, configuration) { _ in [.end] }
    }
  }

  struct Resume: Command {
    static let configuration = CommandConfiguration(
      commandName: "resume", abstract: "Go on with a run that has ended, after --run.")

    @OptionGroup var dex: DexOptions

    @MainActor func execute(_ configuration: Configuration) async throws {
      try await change(dex, configuration) { _ in [.resume] }
    }
  }
}

// MARK: Pokémon

extension RunCommand {
  struct CaughtInRun: Command {
    static let configuration = CommandConfiguration(
      commandName: "caught", abstract: "Add Pokémon to the run.",
      discussion: """
        pokedex run caught starly --place 'route 201' --level 3 --nickname Icarus
        pokedex run caught --paste box.txt
        """)

    @Argument(help: "A Pokémon of the game.", completion: ShellCompletion.pokemon)
    var name: String?

    @Option(help: "Where it was met; it is reached with that.", completion: ShellCompletion.places)
    var place: String?

    @OptionGroup var state: RunPokemonOptions

    @Option(
      help: "Add all Pokémon of a file of Showdown pastes instead; '-' for standard input.",
      completion: .file())
    var paste: String?

    @OptionGroup var dex: DexOptions

    func validate() throws {
      if (name == nil) == (paste == nil) {
        throw ValidationError("give a Pokémon, or a file after --paste")
      }
    }

    @MainActor func execute(_ configuration: Configuration) async throws {
      let runs = try UserRuns(dex.settings(configuration))
      let opened = try await runs.opened()
      let place = try place.map(opened.place)
      var members: [TeamMember] = []
      if let name { members = [try state.changed(TeamMember(try opened.form(name)), opened)] }
      if let paste { members = try await runs.pasted(paste, configuration, through: opened.game) }
      let changes = members.map { RunChange.caught(RunPokemon($0, at: place)) }
      let told = try runs.change(opened, by: changes)
      let notes = changes.isEmpty ? [] : opened.notes(on: members.map(\.form), at: place)
      try Output.print(told + notes)
    }
  }

  /// An own Pokémon as it is now.
  struct Grew: Command {
    static let configuration = CommandConfiguration(
      commandName: "grew", abstract: "Set what a Pokémon of the run is now.",
      discussion: """
        pokedex run grew Icarus --level 14 --form staravia
        """)

    @Argument(help: "Its nickname, its name or its number in the run.")
    var name: String

    @Option(help: "What it has evolved into.", completion: ShellCompletion.pokemon)
    var form: String?

    @OptionGroup var state: RunPokemonOptions
    @OptionGroup var dex: DexOptions

    @MainActor func execute(_ configuration: Configuration) async throws {
      try await change(dex, configuration) { opened in
        let index = try opened.position(of: name)
        var member = opened.run.own[index].member
        if let form { member.form = try opened.form(form) }
        return [.grew(index, try state.changed(member, opened))]
      }
    }
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
    if let nickname { member.nickname = nickname.isEmpty ? nil : nickname }
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
