/// The reason why a terminal's loop ended.
package enum EndReason: Hashable, Sendable {
  /// The program ended the loop.
  case stopped
  /// A signal such as SIGTERM, or Ctrl-C, which counts as SIGINT (2).
  case signal(Int32)
  /// The terminal is gone: its window was closed or its connection was lost.
  case terminalLost
  /// The terminal could not be used; the message is for the user.
  case notUsable(String)
}

/// A terminal: shows frames and reports the user's input.
@MainActor package protocol Terminal: AnyObject {
  /// The current size of the window.
  var size: Size { get }

  /// How pictures are drawn; a change requests a frame.
  var pictures: PictureStyle { get }

  /// Shows a frame. Only the difference from the frame before is sent.
  func present(_ grid: Grid)

  /// Requests a frame: `draw` is called once, soon, for any number of requests.
  func invalidate()

  /// Requests a frame that is sent whole.
  func redraw()

  /// Suspends the program as Ctrl-Z does, where there is a shell to return to.
  func suspend()

  /// Asks the user's terminal to put text on the clipboard.
  ///
  /// - Returns: whether the request was sent; a terminal does not report its success.
  func copy(_ text: String) -> Bool

  /// Runs a command on the terminal until it ends.
  ///
  /// - Returns: its exit status, 128 and the signal's number if a signal ended it, or 127 if there
  ///   is no shell.
  func run(_ command: ShellCommand) -> Int32

  /// Starts a command in the background, without the terminal.
  ///
  /// - Parameter onEnd: gets the status, as `run` returns it, if the command ends before the
  ///   program.
  /// - Returns: whether there is a shell.
  func start(_ command: ShellCommand, onEnd: @escaping @MainActor (Int32) -> Void) -> Bool

  /// Draws everything in another theme from now on.
  ///
  /// - Parameter theme: returns the new theme for the old one.
  func use(_ theme: (Theme) -> Theme)

  /// Whether the program gets the mouse; `nil` for a terminal that reports none.
  var usesMouse: Bool? { get }

  /// Takes the mouse, or leaves it to the terminal, which selects text with it.
  func useMouse(_ uses: Bool)

  /// Sets the title of the window, where it has one; the end of `run` restores the former title.
  func setTitle(_ title: String)

  /// Passes events to `onEvent` and calls `draw` for frames, until the program, a signal or the
  /// loss of the terminal ends the loop. Then the terminal is restored.
  func run(
    onEvent: @escaping @MainActor (Event) -> Void, draw: @escaping @MainActor () -> Void
  ) async -> EndReason

  /// Ends `run`.
  func stop()
}

extension Terminal {
  package var pictures: PictureStyle { .blocks }
  package var usesMouse: Bool? { nil }
  package func useMouse(_ uses: Bool) {}
}
