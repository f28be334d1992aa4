import ArgumentParser
import PokedexDomain

struct MovesCommand: Command {
  static let configuration = CommandConfiguration(
    commandName: "moves", abstract: "Print the moves that a query describes.",
    discussion: """
      pokedex moves 'type:fire power>=100 class:special'
      pokedex moves learner:garchomp sort:-power --limit 10
      pokedex moves 'priority>0' --json
      """)

  @OptionGroup var rows: RowArguments

  @MainActor func execute() async throws { try await rows.print(MoveRows.self) }
}
