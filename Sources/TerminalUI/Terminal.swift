/// Why the loop of a terminal ended.
package enum EndReason: Hashable, Sendable {
  /// The program asked for it.
  case stopped
  /// A signal such as SIGTERM, or Ctrl-C, which counts as SIGINT (2).
  case signal(Int32)
  /// The terminal is gone: its window was closed or the connection was lost.
  case terminalLost
  /// The terminal could not be taken: why, for the user.
  case notUsable(String)
}

/// A terminal: shows frames and tells what the user does.
@MainActor package protocol Terminal: AnyObject {
  /// The size of the window now.
  var size: Size { get }

  /// Shows a frame. Only what differs from the frame before is sent.
  func present(_ grid: Grid)

  /// Asks for a frame: `draw` is called once, soon, however often this was called before.
  func invalidate()

  /// Forgets what the screen shows, so that the next frame is sent whole, and asks for one.
  func redraw()

  /// Suspends the program as Ctrl-Z does, where there is a shell to come back to.
  func suspend()

  /// Puts a text on the clipboard of the user's terminal, as far as that allows it.
  ///
  /// - Returns: whether the terminal knows how to be asked; not whether it did so.
  func copy(_ text: String) -> Bool

  /// Says what the window is called, where it has a title; what it was called before comes back in
  /// the end.
  func setTitle(_ title: String)

  /// Hands events to `onEvent` and calls `draw` for frames until the program, a signal or the
  /// loss of the terminal ends it; then the terminal is as it was before.
  func run(
    onEvent: @escaping @MainActor (Event) -> Void, draw: @escaping @MainActor () -> Void
  ) async -> EndReason

  /// Ends `run`.
  func stop()
}
