import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI

/// The commands that run outside the program: the web browser and the user's commands.
package struct ShellCommands: Sendable {
  let site: WebSite
  /// Opens `$url`.
  let browser: String
  let byKey: [KeyCommand]

  /// - Parameters:
  ///   - site: the site that the browser opens.
  ///   - browser: a command that opens `$url`.
  ///   - byKey: the user's commands.
  package init(
    site: WebSite = .bulbapedia, browser: String = Self.desktopBrowser, byKey: [KeyCommand] = []
  ) {
    self.site = site
    self.browser = browser
    self.byKey = byKey
  }

  /// Opens the desktop's default browser.
  package static let desktopBrowser =
    "command -v xdg-open >/dev/null || exit 127; xdg-open \"$url\" >/dev/null 2>&1 &"

  func command(_ text: String, about page: PageIdentity) -> ShellCommand {
    ShellCommand(
      text,
      [
        .init("kind", page.kind), .init("slug", page.slug), .init("number", "\(page.number)"),
        .init("name", page.name), .init("url", site.address(of: page)),
      ])
  }
}
