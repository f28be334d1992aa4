import ArgumentParser
import PokedexDomain

extension TeamCommand {
  struct Add: Command {
    static let configuration = CommandConfiguration(
      commandName: "add", abstract: "Add Pokémon to a team, or to a new one.")

    @Argument(
      help: "The name of a team; a new one is created if there is none.",
      completion: ShellCompletion.teams)
    var team: String

    @Argument(
      help: ArgumentHelp(
        "Names or National Dex numbers, or @TEAM/MEMBER or @sets/NAME, one per argument; \(NameListOptions.help)."
      ),
      completion: ShellCompletion.pokemonAndTeams)
    var name: [String] = []

    @OptionGroup var list: NameListOptions
    @OptionGroup var lenience: LenientOption
    @OptionGroup var dex: DexOptions

    @MainActor func execute(_ configuration: Configuration) async throws {
      let userTeams = try await UserTeams(dex.settings(configuration))
      let game = try userTeams.storedTeam(team).flatMap(userTeams.catalog.game)
      let rows = PokemonRows(userTeams.catalog.through(game))
      let members = try members(userTeams, QueryEngine(rows))
      let kept = try userTeams.add(members, to: team)
      try Output.print([worded("\(kept.name): \(kept.members.count) Pokémon")])
    }

    /// The named Pokémon; those behind an `@` with their sets.
    @MainActor private func members(
      _ userTeams: UserTeams, _ engine: QueryEngine<PokemonRows>
    ) throws -> [TeamMember] {
      let names = list.isUsed(for: name) ? [name] : name.map { [$0] }
      var members: [TeamMember] = []
      for words in names {
        if words.count == 1, words[0].hasPrefix("@") {
          members += try userTeams.team(words[0]).members
        } else {
          members += try NamedForms(arguments: words, options: list, isLenient: lenience.lenient)
            .forms(in: engine)
            .map { TeamMember($0) }
        }
      }
      return members
    }
  }

  struct Rename: Command {
    static let configuration = CommandConfiguration(
      commandName: "rename", abstract: "Rename a team.")

    @Argument(help: "The name of the team.", completion: ShellCompletion.teams)
    var name: String

    @Argument(help: "The new name.")
    var newName: String

    @OptionGroup var dex: DexOptions

    @MainActor func execute(_ configuration: Configuration) async throws {
      try await change(dex, configuration) { edit throws(TeamError) in
        try edit.rename(name, to: newName)
      }
    }
  }

  struct Copy: Command {
    static let configuration = CommandConfiguration(
      commandName: "copy", abstract: "Copy a team; the copy has a number after the name.")

    @Argument(help: "The name of the team.", completion: ShellCompletion.teams)
    var name: String

    @OptionGroup var dex: DexOptions

    @MainActor func execute(_ configuration: Configuration) async throws {
      let team = try await change(dex, configuration) { edit throws(TeamError) in
        try edit.copy(name)
      }
      try Output.print([worded("\(team?.name ?? "") saved")])
    }
  }
}

/// Changes the stored teams.
///
/// - Returns: the changed team.
@discardableResult @MainActor private func change(
  _ dex: DexOptions, _ configuration: Configuration,
  _ body: (EditTeam) throws(TeamError) -> TeamEdit
) async throws -> Team? {
  try await UserTeams(dex.settings(configuration)).change(body)
}
