/// The role of a piece of text, such as heading or error; a `Theme` gives it an appearance.
///
/// Raw values below 64 belong to this module. Other modules add their own roles in an extension,
/// with raw values from 64 to 255.
package struct Role: RawRepresentable, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Plain text; also every blank cell.
  package static let text = Role(rawValue: 0)
  /// Less prominent text: units, separators, counts.
  package static let dim = Role(rawValue: 1)
  /// The name of a screen or a page.
  package static let title = Role(rawValue: 2)
  /// The heading of a section or a column.
  package static let heading = Role(rawValue: 3)
  /// Lines between and around parts of the screen.
  package static let frame = Role(rawValue: 4)
  /// The frame or heading of the focused part.
  package static let focus = Role(rawValue: 5)
  /// Something noticeable that is neither good nor bad.
  package static let accent = Role(rawValue: 6)
  /// A key in the hint line or the help.
  package static let key = Role(rawValue: 7)
  /// The description beside a key.
  package static let hint = Role(rawValue: 8)
  package static let error = Role(rawValue: 9)
  package static let warning = Role(rawValue: 10)
  package static let good = Role(rawValue: 11)
  /// A figure in a column or beside a bar.
  package static let number = Role(rawValue: 12)
  /// A user's mark, such as favourite or caught.
  package static let mark = Role(rawValue: 13)
  /// The characters of a result that a search matched.
  package static let match = Role(rawValue: 14)
  /// The text in a field that is being edited.
  package static let field = Role(rawValue: 15)
  /// The placeholder of an empty field.
  package static let placeholder = Role(rawValue: 16)
  /// A link to another page.
  package static let link = Role(rawValue: 17)
  /// The label beside a value.
  package static let label = Role(rawValue: 18)
  /// The status line.
  package static let status = Role(rawValue: 19)
  /// The moving part of a scroll bar.
  package static let scrollbar = Role(rawValue: 20)
  /// The filled part of a bar or progress indicator.
  package static let bar = Role(rawValue: 22)
  /// The unfilled part of a bar.
  package static let barEmpty = Role(rawValue: 23)
  /// The current tab or choice.
  package static let active = Role(rawValue: 24)

  /// One letter for each role of this module, for `Grid.styleText`. Capitals and digits are free
  /// for other modules.
  package static let letters: [Role: Character] = [
    .text: ".", .dim: "d", .title: "t", .heading: "h", .frame: "f", .focus: "o", .accent: "a",
    .key: "k", .hint: "i", .error: "e", .warning: "w", .good: "g", .number: "n", .mark: "m",
    .match: "x", .field: "y", .placeholder: "p", .link: "l", .label: "b", .status: "s",
    .scrollbar: "r", .bar: "u", .barEmpty: "v", .active: "c",
  ]
}

/// Whether a cell is selected, and whether its part of the screen has the focus.
package enum Highlight: UInt8, Hashable, Sendable, CaseIterable {
  case none
  /// In the part of the screen that has the focus.
  case focused
  /// In a part without the focus.
  case unfocused
}

/// The style of a cell: its role and its highlight.
package struct Style: Hashable, Sendable {
  package var role: Role
  package var highlight: Highlight

  package init(_ role: Role, highlight: Highlight = .none) {
    self.role = role
    self.highlight = highlight
  }

  package var isSelected: Bool { highlight != .none }
}

extension Style {
  package static let text = Style(.text)
  package static let dim = Style(.dim)
  package static let title = Style(.title)
  package static let heading = Style(.heading)
  package static let frame = Style(.frame)
  package static let focus = Style(.focus)
  package static let accent = Style(.accent)
  package static let key = Style(.key)
  package static let hint = Style(.hint)
  package static let error = Style(.error)
  package static let warning = Style(.warning)
  package static let good = Style(.good)
  package static let number = Style(.number)
  package static let mark = Style(.mark)
  package static let field = Style(.field)
  package static let placeholder = Style(.placeholder)
  package static let link = Style(.link)
  package static let label = Style(.label)
  package static let status = Style(.status)
  package static let scrollbar = Style(.scrollbar)
  package static let bar = Style(.bar)
  package static let barEmpty = Style(.barEmpty)
  package static let active = Style(.active)
}
