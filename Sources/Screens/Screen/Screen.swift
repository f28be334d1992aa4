import PokedexPresentation
import PokedexTerminalUI

/// A view that fills the terminal, or a dialog on top of another screen. A screen draws itself
/// from its view model and provides its key bindings. It never accesses the terminal.
@MainActor package protocol Screen: AnyObject {
  /// The title in the help.
  var title: String { get }
  /// The actions available now. A key runs the first one that has it.
  var bindings: [Binding] { get }
  /// The name of the page or list, for the window title.
  var windowTitle: String { get }
  /// The name of the selected or displayed item.
  var subject: String? { get }
  /// The page that is selected or displayed, for the browser and the user's commands.
  var destination: Destination? { get }
  /// The text that the copy action puts on the clipboard: by default the subject.
  var copiedText: String? { get }
  /// The message above the hints; in a short window, it takes the place of the hints.
  var message: Message? { get }
  /// The spoken form of the screen; `nil` to read it from the frame.
  var speech: Speech? { get }
  /// The game that the answers depend on; `nil` where they depend on none.
  var chip: GameChip? { get }
  /// Whether letters go to a text field instead of running global actions.
  var takesText: Bool { get }
  /// Whether quitting would end something that is not kept.
  var isBusy: Bool { get }

  /// Requests the data needed to draw in an area. Called before each frame, so that drawing changes
  /// no state.
  func prepare(for area: Rect)
  func draw(on canvas: inout Canvas, in area: Rect)
  /// Prepares data that the next key press may need. Called while the app is idle after a frame has
  /// been sent.
  func preload()
  /// Cancels pending requests when the screen is no longer visible. ``prepare(for:)`` is called
  /// before it becomes visible again.
  func leave()
  /// Retries all failed requests.
  ///
  /// - Returns: whether there were any.
  func retry() -> Bool
  /// Handles a key without a binding, such as a letter for a text field. Returns `false` to pass
  /// the key on to the global actions.
  func type(_ key: Key) -> Bool
  /// Applies what was typed and pasted into a text field, such as to a list that it narrows. Called
  /// before each frame and before every other action, so that keys that come faster than frames are
  /// applied together.
  func followTyping()
  /// Handles pasted text.
  ///
  /// - Returns: a message to show, if any.
  func paste(_ text: String) -> Message?
  /// The binding that a click at a point runs, such as the filter's on the filter line; `nil` where
  /// ``click(_:)`` handles the click.
  func binding(at point: Point) -> Binding?
  func click(_ mouse: MouseEvent)
}

extension Screen {
  package var windowTitle: String { title }
  package var subject: String? { nil }
  package var destination: Destination? { nil }
  package var copiedText: String? { subject }
  package var speech: Speech? { nil }
  package var message: Message? { nil }
  package var chip: GameChip? { nil }
  package var takesText: Bool { false }
  package var isBusy: Bool { false }
  package func prepare(for area: Rect) {}
  package func preload() {}
  package func leave() {}
  package func retry() -> Bool { false }
  package func type(_ key: Key) -> Bool { false }
  package func followTyping() {}
  package func paste(_ text: String) -> Message? { nil }
  package func binding(at point: Point) -> Binding? { nil }
  package func click(_ mouse: MouseEvent) {}
}

/// A message to the user.
package struct Message: Hashable, Sendable {
  package enum Weight: Hashable, Sendable {
    case note
    case warning
    case error
  }

  package let text: String
  package let weight: Weight
  /// The text that the copy action takes while the message is shown, in place of the screen's.
  let copiedText: String?

  package init(_ text: String, _ weight: Weight = .note, copying copiedText: String? = nil) {
    self.text = text
    self.weight = weight
    self.copiedText = copiedText
  }
}
