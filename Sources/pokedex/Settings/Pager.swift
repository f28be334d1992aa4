import Glibc
import PokedexTerminalNcurses
import PokedexTerminalUI

/// The program that shows printed text that is longer than the screen, as in git.
enum Pager {
  /// The value of the setting for no pager.
  static let none = "none"

  /// The usual options of less: leave at once if all fits, show colours, keep the text on the screen.
  private static let lessOptions = "FRX"

  /// Runs a command. On a terminal, output that is longer than the screen goes through the pager.
  ///
  /// - Parameter setting: `auto`, `none` or a command.
  @MainActor static func paging(
    _ setting: String, _ body: () async throws -> Void
  ) async throws {
    let environment = Environment()
    try await Output.paged(
      by: command(setting, environment), on: OutputTerminal(term: environment["TERM"]), body)
  }

  /// The command of the pager; `nil` if the text is to be printed directly.
  ///
  /// - Parameter setting: `auto`, `none` or a command.
  static func command(_ setting: String, _ environment: Environment) -> ShellCommand? {
    text(setting, environment).map { text in
      let isSet = environment["LESS"]?.isEmpty == false
      return ShellCommand(text, isSet ? [] : [.init("LESS", lessOptions)])
    }
  }

  /// The text of the command; `nil` for none. `cat` counts as none, as it only repeats its input.
  static func text(_ setting: String, _ environment: Environment) -> String? {
    let own = setting == "auto" ? environment["PAGER"] ?? usual(environment) : setting
    return ["", none, "cat"].contains(own) ? nil : own
  }

  private static func usual(_ environment: Environment) -> String {
    let folders = (environment["PATH"] ?? "").split(separator: ":")
    return folders.contains { access("\($0)/less", X_OK) == 0 } ? "less -\(lessOptions)" : none
  }
}
