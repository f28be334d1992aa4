/// A key, as far as a terminal can report it.
package indirect enum Key: Hashable, Sendable {
  case character(Character)
  /// A letter or sign with Ctrl, in lower case: `.control("l")`.
  case control(Character)
  /// F1 is `.function(1)`.
  case function(Int)
  case up
  case down
  case left
  case right
  case pageUp
  case pageDown
  case home
  case end
  case enter
  case escape
  case tab
  case backTab
  case backspace
  case delete
  case insert
  /// A key with Alt.
  case alt(Key)
}

/// A mouse action, and the cell under the pointer.
package struct MouseEvent: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// The left button went down.
    case press
    /// The left button went down twice in the same cell in quick succession.
    case doublePress
    case wheelUp
    case wheelDown
  }

  package var point: Point
  package var kind: Kind
  /// The lines that a notch of the wheel scrolls.
  package var lines = 3

  package init(point: Point, kind: Kind) {
    self.point = point
    self.kind = kind
  }
}

/// An event that the terminal reports.
package enum Event: Hashable, Sendable {
  case key(Key)
  case mouse(MouseEvent)
  /// The new size of the window.
  case resize(Size)
  /// Pasted text, not cleaned; at most 64 KiB.
  case paste(String)
  /// The columns that the terminal gives to East Asian Ambiguous characters: 1 or 2.
  case ambiguousWidth(Int)
  /// The window gained (true) or lost the keyboard focus.
  case focus(Bool)
  /// The program resumed after a suspension; the screen is drawn again.
  case resumed
}
