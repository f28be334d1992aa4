import ArgumentParser
import PokedexDomain

/// A command that changes the run which is played, or that of `--run`: `run reach`, `run cap`.
///
/// Each is a type of its own: the runtime would look for the conformances of a generic one at each start.
protocol RunChangeCommand: Command {
  associatedtype Arguments: RunChangeArguments

  var told: Arguments { get }
  var dex: DexOptions { get }

  static func changes(by value: Arguments.Value, of opened: OpenedRun) -> [RunChange]
}

extension RunChangeCommand {
  @MainActor func execute(_ configuration: Configuration) async throws {
    let runs = try UserRuns(dex.settings(configuration))
    let opened = try await runs.opened()
    let changes = Self.changes(by: try told.value(in: opened), of: opened)
    try Output.print(try runs.change(opened, by: changes))
  }
}

/// The arguments of a change, which mean a value in a run.
protocol RunChangeArguments: ParsableArguments {
  associatedtype Value

  /// - Throws: ``Failure`` if they mean nothing there.
  func value(in opened: OpenedRun) throws -> Value
}

struct PlacesOfRun: RunChangeArguments {
  @Argument(
    help: "Names of places; 'mt. coronet/1f' is a part of one.", completion: ShellCompletion.places)
  var place: [String]

  func value(in opened: OpenedRun) throws -> [RunPlace] { try place.map(opened.place) }
}

struct PokemonOfRun: RunChangeArguments {
  @Argument(help: "Its nickname, its name or its number in the run.")
  var name: String

  func value(in opened: OpenedRun) throws -> Int { try opened.position(of: name) }
}

/// The note of an event, or its removal.
struct Noted<Arguments: RunChangeArguments>: RunChangeArguments {
  @OptionGroup var told: Arguments

  @Flag(help: "Take it back.")
  var remove = false

  func value(in opened: OpenedRun) throws -> (noted: Arguments.Value, isTakenBack: Bool) {
    (try told.value(in: opened), remove)
  }
}

struct NothingOfRun: RunChangeArguments {
  func value(in opened: OpenedRun) {}
}

struct MeansOfRun: RunChangeArguments {
  enum Action: String, CaseIterable, ExpressibleByArgument { case add, remove }

  @Argument(help: "add or remove.")
  var action: Action

  @Argument(
    help: ArgumentHelp("Words: \(RunWord.all.joined(separator: ", ")).", valueName: "word"),
    completion: .list(RunWord.all))
  var words: [String]

  func value(in opened: OpenedRun) throws -> RunChange {
    let words = try words.map { word in
      guard let known = RunWord(word) else {
        let hint = NearestWord.hint(word, among: RunWord.all)
        throw Failure("there is no means '\(word)'\(hint)", .usage)
      }
      return known
    }
    return action == .add ? .add(words) : .remove(words)
  }
}

struct CapOfRun: RunChangeArguments {
  @Argument(help: "A level, 1 to 100, or none.", completion: .list(["none"]))
  var level: String

  func validate() throws {
    guard level.lowercased() != "none" else { return }
    guard let number = Int(level) else {
      throw ValidationError("the cap is a level or none, not '\(level)'")
    }
    try OptionNumber.check("the cap", number, TeamMember.levels)
  }

  func value(in opened: OpenedRun) -> Int? { Int(level) }
}
