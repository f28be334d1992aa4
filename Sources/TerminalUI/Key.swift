/// A key of the keyboard, as a terminal can tell it.
package enum Key: Hashable, Sendable {
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
}

/// What the mouse did, and in which cell.
package struct MouseEvent: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// The left button went down.
    case press
    /// The left button went down again in the same cell soon after.
    case doublePress
    case wheelUp
    case wheelDown
  }

  package var point: Point
  package var kind: Kind

  package init(point: Point, kind: Kind) {
    self.point = point
    self.kind = kind
  }
}

/// What the terminal reports.
package enum Event: Hashable, Sendable {
  case key(Key)
  case mouse(MouseEvent)
  /// The window has another size now.
  case resize(Size)
  /// Pasted text as it came, not cleaned; at most 64 KiB.
  case paste(String)
  /// The window has the keyboard now, or another one has.
  case focus(Bool)
  /// The program goes on after it was suspended; the screen is drawn anew.
  case resumed
}
