import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI

/// The web browser and the user's commands.
extension App {
  var pageRefusal: String? {
    guard let page else { return worded("no page is selected") }
    return ShellCommands.refusal(of: page)
  }

  private var page: PageIdentity? { top.destination.flatMap { factory.models.identity(of: $0) } }

  /// Starts the browser, or shows the address where none can be started.
  func browse() -> Message? {
    guard let page else { return nil }
    let address = commands.site.address(of: page)
    guard let browser = commands.browser else {
      return offer(address, after: worded("no browser can be started here: \(address)"), .note)
    }
    let command = commands.command(browser, about: page)
    let failure = run(command) { [weak self] status in
      self?.offer(
        address, after: worded("the browser ended with status \(status): \(address)"), .warning)
    }
    return failure
      ?? (command.isInBackground ? Message(worded("starting the browser: \(address)")) : nil)
  }

  /// A message that also says which key copies a text.
  private func offer(_ text: String, after reason: String, _ weight: Message.Weight) -> Message {
    guard let key = keys.keys(of: .copy).first else { return Message(reason, weight) }
    let label = key.label(isUnicode: symbols.isUnicode)
    return Message(worded("\(reason) (\(label) copies it)"), weight, copying: text)
  }

  /// Runs a command about the page that is selected or shown.
  ///
  /// - Returns: a message if it failed.
  func run(_ text: String) -> Message? {
    guard let page else { return nil }
    return run(commands.command(text, about: page)) { status in
      Message(worded("the command failed with status \(status): \(text.excerpt)"), .warning)
    }
  }

  /// Runs a command. The failure of one in the background is shown once it has ended.
  ///
  /// - Parameter failure: returns the message about an exit status other than 0.
  /// - Returns: a message if it has failed already.
  func run(
    _ command: ShellCommand, failure: @escaping @MainActor (Int32) -> Message?
  ) -> Message? {
    guard command.isInBackground else {
      let status = terminal.run(command)
      return status == 0 ? nil : failure(status)
    }
    let isStarted = terminal.start(command) { [weak self] status in
      if status != 0, let message = failure(status) { self?.show(message) }
    }
    return isStarted ? nil : failure(127)
  }
}
