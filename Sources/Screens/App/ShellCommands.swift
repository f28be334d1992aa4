import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI

/// The commands that run outside the program: the web browser and the user's commands.
package struct ShellCommands: Sendable {
  let site: WebSite
  /// Opens `$url`.
  let browser: String
  /// Plays `$file`; `nil` if there is no player.
  let player: String?
  let byKey: [KeyCommand]

  /// - Parameters:
  ///   - site: the site that the browser opens.
  ///   - browser: a command that opens `$url`.
  ///   - player: a command that plays `$file`; `nil` if there is none.
  ///   - byKey: the user's commands.
  package init(
    site: WebSite = .bulbapedia, browser: String = Self.desktopBrowser, player: String? = nil,
    byKey: [KeyCommand] = []
  ) {
    self.site = site
    self.browser = browser
    self.player = player
    self.byKey = byKey
  }

  /// Opens the desktop's default browser.
  package static let desktopBrowser =
    "command -v xdg-open >/dev/null || exit 127; xdg-open \"$url\" >/dev/null 2>&1 &"

  /// Plays a file in the background, then deletes it.
  func cry(_ file: String) -> ShellCommand? {
    player.map {
      ShellCommand("{ \($0); rm -f \"$file\"; } >/dev/null 2>&1 &", [.init("file", file)])
    }
  }

  func command(_ text: String, about page: PageIdentity) -> ShellCommand {
    ShellCommand(
      text,
      [
        .init("kind", page.kind), .init("slug", page.slug), .init("number", "\(page.number)"),
        .init("name", page.name), .init("url", site.address(of: page)),
      ])
  }
}
