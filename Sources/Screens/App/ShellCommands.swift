import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI

/// The commands that run outside the program: the web browser and the user's commands.
package struct ShellCommands: Sendable {
  let site: WebSite
  /// Opens `$url`; `nil` if no browser can be started here.
  let browser: String?
  /// Plays `$file`; `nil` if there is no player.
  let player: String?
  /// The programs for copied text, the best first; after them, the terminal's clipboard.
  let clipboards: [ClipboardProgram]
  let byKey: [KeyCommand]

  /// - Parameters:
  ///   - site: the site that the browser opens.
  ///   - browser: a command that opens `$url`; `nil` if there is none.
  ///   - player: a command that plays `$file`; `nil` if there is none.
  ///   - clipboards: the programs for copied text, the best first.
  ///   - byKey: the user's commands.
  package init(
    site: WebSite = .bulbapedia, browser: String? = Self.desktopBrowser, player: String? = nil,
    clipboards: [ClipboardProgram] = [], byKey: [KeyCommand] = []
  ) {
    self.site = site
    self.browser = browser
    self.player = player
    self.clipboards = clipboards
    self.byKey = byKey
  }

  /// Opens the desktop's default browser.
  package static let desktopBrowser = "xdg-open \"$url\" &"

  /// Plays a file in the background. The file is deleted once it is open, so that nothing is left of
  /// it when the player is killed or outlives this program.
  func cry(_ file: String) -> ShellCommand? {
    player.map {
      let opened = "exec 3<\"$file\"; rm -f \"$file\"; file=/dev/fd/3"
      return ShellCommand("\(opened); \($0) &", [.init("file", file)])
    }
  }

  /// Why no command may run for a page; `nil` if it may. A server can send any slug, which a command
  /// might take for an option or a path.
  static func refusal(of page: PageIdentity) -> String? {
    isPlain(page.slug) ? nil : worded("no command runs for the name “\(page.slug.excerpt)”")
  }

  private static func isPlain(_ slug: String) -> Bool {
    guard let first = slug.utf8.first, first != UInt8(ascii: "-") else { return false }
    return slug.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "-"):
        true
      default: false
      }
    }
  }

  func command(_ text: String, about page: PageIdentity) -> ShellCommand {
    ShellCommand(
      text,
      [
        .init("kind", page.kind), .init("slug", page.slug), .init("number", "\(page.number)"),
        .init("name", Self.cleaned(page.name)), .init("url", site.address(of: page)),
      ])
  }

  /// A name without control characters, which cannot be taken for an option.
  private static func cleaned(_ name: String) -> String {
    String(DrawableText(name).string.drop { $0 == "-" || $0 == " " })
  }
}
