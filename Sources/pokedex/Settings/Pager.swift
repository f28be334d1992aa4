import PokedexDomain
import PokedexTerminalNcurses
import PokedexTerminalUI

/// The program that shows printed text that is longer than the screen, as in git.
enum Pager {
  /// The value of the setting for no pager.
  static let none = "none"

  /// The usual options of less: leave at once if all fits, show colours, keep the text on the screen.
  private static let lessOptions = "FRX"

  /// The variables with the options that pagers need for colours: less and lv would show the escape
  /// sequences as text, and more would count them as columns and break the lines. Other pagers ignore
  /// these variables.
  private static let colorOptions = [("LESS", "-R"), ("LV", "-c"), ("MORE", "-f")]

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
      ShellCommand(text, colorOptions.map { .init($0, options($0, $1, environment)) })
    }
  }

  /// The user's options in a variable with the one for colours before them: behind them, it could
  /// become a part of the last one, such as of a prompt.
  private static func options(
    _ variable: String, _ color: String, _ environment: Environment
  ) -> String {
    let own = environment[variable] ?? ""
    guard own.isEmpty else { return "\(color) \(own)" }
    return variable == "LESS" ? lessOptions : color
  }

  /// The text of the command; `nil` for none. `cat` counts as none, as it only repeats its input, and so
  /// do blanks, which would be a command that shows nothing.
  static func text(_ setting: String, _ environment: Environment) -> String? {
    let own = setting == "auto" ? environment["PAGER"] ?? usual(environment) : setting
    return ["", none, "cat"].contains(own.trimmed) ? nil : own
  }

  private static func usual(_ environment: Environment) -> String {
    environment.hasProgram("less") ? "less -\(lessOptions)" : none
  }
}
