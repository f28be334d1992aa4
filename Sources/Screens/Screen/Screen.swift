import PokedexTerminalUI

/// What fills the terminal, or lies over what does: it draws itself from its view model, and says
/// which keys it knows. It never touches the terminal.
@MainActor package protocol Screen: AnyObject {
  /// What the help calls it.
  var title: String { get }
  /// The actions that can be run here and now; the first that has the key is run.
  var bindings: [Binding] { get }
  /// What is looked at, for the window's title.
  var place: String { get }
  /// What is selected, or told of, by its name: what is copied.
  var subject: String? { get }
  /// What the line at the bottom tells in the place of the hints.
  var message: Message? { get }
  /// What it tells in words; none where it is read off its frame.
  var speech: Speech? { get }
  /// Whether what lies below is seen around it.
  var isOverlay: Bool { get }
  /// Whether letters are typed here, and mean nothing else.
  var takesText: Bool { get }

  /// Asks for what will be drawn in an area: called before each frame, so that drawing changes
  /// nothing.
  func prepare(for area: Rect)
  func draw(on canvas: inout Canvas, in area: Rect)
  /// Gets ready what the next key may ask for: called when a frame has been sent, and nobody waits.
  func lookAhead()
  /// Nothing of it is seen any more: what is under way for it is given up. ``prepare(for:)`` is
  /// called again before it is seen again.
  func leave()
  /// Asks again for all that failed.
  ///
  /// - Returns: whether anything had.
  func retry() -> Bool
  /// Takes a key that no binding has, as a field takes letters; false leaves it to the actions
  /// that work everywhere.
  func type(_ key: Key) -> Bool
  /// Takes a text that was pasted.
  ///
  /// - Returns: what there is to say about it.
  func paste(_ text: String) -> Message?
  func click(_ mouse: MouseEvent)
}

extension Screen {
  package var place: String { title }
  package var subject: String? { nil }
  package var speech: Speech? { nil }
  package var message: Message? { nil }
  package var isOverlay: Bool { false }
  package var takesText: Bool { false }
  package func prepare(for area: Rect) {}
  package func lookAhead() {}
  package func leave() {}
  package func retry() -> Bool { false }
  package func type(_ key: Key) -> Bool { false }
  package func paste(_ text: String) -> Message? { nil }
  package func click(_ mouse: MouseEvent) {}
}

/// A line for the user to read.
package struct Message: Hashable, Sendable {
  package enum Weight: Hashable, Sendable {
    case note
    case warning
    case error
  }

  package let text: String
  package let weight: Weight

  package init(_ text: String, _ weight: Weight = .note) {
    self.text = text
    self.weight = weight
  }
}
