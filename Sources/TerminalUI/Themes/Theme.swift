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
  /// Whether it is read; lines and bars are only seen, and may be fainter.
  package var isText = true

  package init(_ foreground: RGB? = nil, on background: RGB? = nil, _ attributes: Attributes = []) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  /// How a line or a bar looks, which nobody reads.
  package static func shape(_ color: RGB) -> Appearance {
    var appearance = Appearance(color)
    appearance.isText = false
    return appearance
  }

  /// Text in black or white, whichever reads better, on a coloured ground.
  package static func badge(_ background: RGB, _ attributes: Attributes = []) -> Appearance {
    Appearance(background.textColor, on: background, attributes)
  }
}

/// What stands behind the letters of a terminal, as far as it matters.
package enum Background: Hashable, Sendable, CaseIterable {
  case dark
  case light

  /// Dark is where white is read better than black.
  package init(_ color: RGB) { self = color.textColor == .white ? .dark : .light }

  /// What `COLORFGBG` says, which some terminals set: the numbers of the colours of letters and
  /// background, such as `15;0`.
  package init?(colors text: String) {
    guard let last = text.split(separator: ";").last, let number = Int(last),
      (0...15).contains(number)
    else { return nil }
    self = number == 7 || number > 8 ? .light : .dark
  }
}

/// How every role looks.
package struct Theme: Equatable, Sendable {
  /// What the terminal's own background has to be for this.
  package let background: Background
  /// The ground of selected cells.
  package var selectionBackground: RGB
  /// By the role's raw value.
  private var appearances = [Appearance](repeating: Appearance(), count: 256)

  /// - Parameter extra: the roles of other modules; they go before those of this one.
  package init(_ swatches: Swatches, extra: [(role: Role, appearance: Appearance)] = []) {
    background = swatches.background
    selectionBackground = swatches.selection
    for (role, appearance) in swatches.roles + extra { self[role] = appearance }
  }

  /// The look of a role outside the selection; plain when the theme does not say.
  package subscript(role: Role) -> Appearance {
    get { appearances[Int(role.rawValue)] }
    set { appearances[Int(role.rawValue)] = newValue }
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
