import PokedexTerminalUI

/// A program that puts its standard input on a clipboard.
package struct ClipboardProgram: Hashable, Sendable {
  /// The program's name, for messages.
  let name: String
  private let command: String

  /// - Parameter command: for the shell.
  package init(_ command: String) {
    self.command = ShellCommand(command).text
    name = String(command.prefix { $0 != " " })
  }

  /// The maximum number of bytes of a text: it is an argument of the shell, and Linux allows 128 KiB
  /// for one.
  static let limit = 100_000

  /// Runs the program in the background. It is given up after three seconds, as it may wait for a
  /// display that is gone.
  func command(copying text: String) -> ShellCommand {
    ShellCommand(
      "printf %s \"$text\" | timeout 3 sh -c \"$command\" &",
      [.init("text", text), .init("command", command)])
  }
}
