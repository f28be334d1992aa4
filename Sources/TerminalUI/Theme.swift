/// How one kind of text looks.
package struct Appearance: Hashable, Sendable {
  /// What a terminal can do to letters beside colour.
  package struct Attributes: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let bold = Attributes(rawValue: 1)
    package static let dim = Attributes(rawValue: 2)
    package static let italic = Attributes(rawValue: 4)
    package static let underline = Attributes(rawValue: 8)
    package static let reverse = Attributes(rawValue: 16)
  }

  /// `nil` is the terminal's own colour.
  package var foreground: RGB?
  /// `nil` is the terminal's own background.
  package var background: RGB?
  package var attributes: Attributes

  package init(_ foreground: RGB? = nil, on background: RGB? = nil, _ attributes: Attributes = []) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  /// Text in black or white, whichever reads better, on a coloured ground.
  package static func badge(_ background: RGB, _ attributes: Attributes = []) -> Appearance {
    Appearance(background.textColor, on: background, attributes)
  }
}

/// How every role looks.
package struct Theme: Equatable, Sendable {
  /// The ground of selected cells.
  package var selectionBackground: RGB
  private var appearances: [Role: Appearance]

  package init(_ appearances: [Role: Appearance], selectionBackground: RGB) {
    self.appearances = appearances
    self.selectionBackground = selectionBackground
  }

  /// The look of a role outside the selection; plain when the theme does not say.
  package subscript(role: Role) -> Appearance {
    get { appearances[role] ?? Appearance() }
    set { appearances[role] = newValue }
  }

  /// The look of a style. In the selection, a role without a ground of its own stands on the
  /// selection's ground, in a colour that can be read there.
  package func appearance(of style: Style) -> Appearance {
    var appearance = self[style.role]
    guard style.isSelected, appearance.background == nil else { return appearance }
    let isReadable = appearance.foreground.map { $0.contrast(with: selectionBackground) >= 4.5 }
    if isReadable != true { appearance.foreground = selectionBackground.textColor }
    appearance.background = selectionBackground
    return appearance
  }
}

extension Theme {
  /// Light letters for a dark terminal. `extra` adds the roles of other modules and overrides.
  package static func dark(_ extra: [Role: Appearance] = [:]) -> Theme {
    Theme(darkRoles.merging(extra) { $1 }, selectionBackground: RGB(0x30_4A_6D))
  }

  private static let darkRoles: [Role: Appearance] = [
    .dim: Appearance(RGB(0x9E_9E_9E)),
    .title: Appearance(RGB(0xFF_FF_FF), .bold),
    .heading: Appearance(RGB(0x87_D7_FF), .bold),
    .frame: Appearance(RGB(0x6C_6C_6C)),
    .focus: Appearance(RGB(0xFF_D7_5F), .bold),
    .accent: Appearance(RGB(0xFF_D7_5F)),
    .key: Appearance(RGB(0xFF_D7_5F), .bold),
    .hint: Appearance(RGB(0xA8_A8_A8)),
    .error: Appearance(RGB(0xFF_87_87), .bold),
    .warning: Appearance(RGB(0xFF_AF_5F)),
    .good: Appearance(RGB(0x87_D7_87)),
    .number: Appearance(RGB(0xD7_D7_FF)),
    .mark: Appearance(RGB(0xFF_D7_5F), .bold),
    .match: Appearance(RGB(0xFF_D7_5F), [.bold, .underline]),
    .field: Appearance(nil),
    .placeholder: Appearance(RGB(0x8A_8A_8A)),
    .link: Appearance(RGB(0x87_AF_FF), .underline),
    .label: Appearance(RGB(0xA8_A8_A8)),
    .status: Appearance(RGB(0xBC_BC_BC)),
    .scrollbar: Appearance(RGB(0x9E_9E_9E)),
    .disabled: Appearance(RGB(0x80_80_80), .dim),
    .bar: Appearance(RGB(0x87_D7_FF)),
    .barEmpty: Appearance(RGB(0x58_58_58)),
    .active: Appearance(RGB(0xFF_D7_5F), [.bold, .underline]),
  ]
}
