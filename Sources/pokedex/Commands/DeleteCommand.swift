import ArgumentParser
import PokedexData
import PokedexDomain

/// Something that the user keeps under names in the store.
protocol Deletable {
  static var kept: KeptData { get }
  /// The command that deletes one.
  static var deletion: CommandConfiguration { get }
  /// The help of the name.
  static var argument: ArgumentHelp { get }
  static var completion: CompletionKind { get }

  /// - Returns: whether there was one with the name.
  static func delete(_ name: String, from store: TrainerStore) throws -> Bool
  /// The failure if there is none with the name.
  static func missing(_ name: String, in store: TrainerStore) throws -> Failure
}

/// Deletes by its name what the user keeps. A damaged one is deleted, too, and no dex is needed.
struct DeleteCommand<Kept: Deletable>: Command {
  static var configuration: CommandConfiguration { Kept.deletion }

  @Argument(help: Kept.argument, completion: Kept.completion)
  var name: String

  @MainActor func execute(_ configuration: Configuration) async throws {
    let store = try Composition(configuration).store(for: Kept.kept)
    guard try !Kept.delete(name, from: store) else { return }
    throw try Kept.missing(name, in: store)
  }
}

extension Team: Deletable {
  static var kept: KeptData { .teams }
  static var deletion: CommandConfiguration {
    CommandConfiguration(commandName: "remove", abstract: "Delete a team.")
  }
  static var argument: ArgumentHelp { "The name of the team." }
  static var completion: CompletionKind { ShellCompletion.teams }

  static func delete(_ name: String, from store: TrainerStore) throws -> Bool {
    try store.removeTeam(named: name)
  }

  static func missing(_ name: String, in store: TrainerStore) throws -> Failure {
    UserTeams.noTeam(name, among: try store.storedTeams().names)
  }
}

extension Run: Deletable {
  static var kept: KeptData { .runs }
  static var deletion: CommandConfiguration {
    CommandConfiguration(
      commandName: "delete", abstract: "Delete a run with its history.", aliases: ["remove"])
  }
  static var argument: ArgumentHelp { "The name of the run." }
  static var completion: CompletionKind { ShellCompletion.runs }

  static func delete(_ name: String, from store: TrainerStore) throws -> Bool {
    try store.deleteRun(named: name)
  }

  static func missing(_ name: String, in store: TrainerStore) throws -> Failure {
    let names = try store.storedRuns().names
    return Failure(.noRun(name, nearest: NearestWord.to(name, among: names)))
  }
}

extension SavedSearch: Deletable {
  static var kept: KeptData { .searches }
  static var deletion: CommandConfiguration {
    CommandConfiguration(commandName: "remove", abstract: "Delete a saved search.")
  }
  static var argument: ArgumentHelp { "The name of the search." }
  static var completion: CompletionKind { ShellCompletion.searches }

  static func delete(_ name: String, from store: TrainerStore) throws -> Bool {
    try store.removeSearch(named: try UserSearches.name(name))
  }

  static func missing(_ name: String, in store: TrainerStore) throws -> Failure {
    let name = try UserSearches.name(name)
    let hint = NearestWord.question(name, among: try store.searches().all.map(\.name))
    return Failure("no search is saved as '\(name)'\(hint)", .nothingFound)
  }
}

extension SavedCollection: Deletable {
  static var kept: KeptData { .collections }
  static var deletion: CommandConfiguration {
    CommandConfiguration(
      commandName: "remove", abstract: "Delete a collection of yours; your marks stay.")
  }
  static var argument: ArgumentHelp { "The name of the collection." }
  static var completion: CompletionKind { ShellCompletion.ownCollections }

  static func delete(_ name: String, from store: TrainerStore) throws -> Bool {
    try ChangeCollections(store)(.remove(try UserSearches.name(name))) != nil
  }

  static func missing(_ name: String, in store: TrainerStore) throws -> Failure {
    let name = try UserSearches.name(name)
    let own = try store.collections().filter { !$0.isCommon }.map(\.name)
    let hint = NearestWord.question(name, among: own)
    return Failure("you have no collection '\(name)'\(hint)", .nothingFound)
  }
}
