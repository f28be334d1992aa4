import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI

/// The web browser and the user's commands.
extension App {
  var pageRefusal: String? { page == nil ? worded("no page is selected") : nil }

  private var page: PageIdentity? { top.destination.flatMap { factory.models.identity(of: $0) } }

  func browse() -> Message? {
    guard let page else { return nil }
    let address = commands.site.address(of: page)
    let status = terminal.run(commands.command(commands.browser, about: page))
    return status == 0
      ? Message(worded("opened \(address)"))
      : Message(worded("no browser could be started: \(address)"), .warning)
  }

  /// Runs a command about the page that is selected or shown.
  ///
  /// - Returns: a message if it failed.
  func run(_ text: String) -> Message? {
    guard let page else { return nil }
    let status = terminal.run(commands.command(text, about: page))
    guard status != 0 else { return nil }
    return Message(worded("the command failed with status \(status): \(text.excerpt)"), .warning)
  }
}
