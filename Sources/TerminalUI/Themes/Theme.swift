/// The appearance of a role: colours and attributes.
package struct Appearance: Hashable, Sendable {
  /// The attributes of text, in addition to its colours.
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
  /// Whether this is the appearance of text; lines and bars may have less contrast.
  package var isText = true
  /// The colours where a terminal has few; `nil` for the nearest ones.
  package var few: FewColors?

  package init(_ foreground: RGB? = nil, on background: RGB? = nil, _ attributes: Attributes = []) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  /// The appearance of a line or a bar.
  package static func shape(_ color: RGB) -> Appearance {
    var appearance = Appearance(color)
    appearance.isText = false
    return appearance
  }

  /// Black or white text, the one with more contrast, on a coloured background.
  ///
  /// - Parameter few: the colours where a terminal has few; `nil` for the nearest ones.
  package static func badge(
    _ background: RGB, _ attributes: Attributes = [], few: FewColors? = nil
  ) -> Appearance {
    var badge = Appearance(background.textColor, on: background, attributes)
    badge.few = few
    return badge
  }
}

/// The brightness of a terminal's background.
package enum Background: Hashable, Sendable, CaseIterable {
  case dark
  case light

  /// A background is dark if white has more contrast on it than black.
  package init(_ color: RGB) { self = color.textColor == .white ? .dark : .light }

  /// The background in `COLORFGBG`, which some terminals set: the colour numbers of foreground and
  /// background, such as `15;0`.
  package init?(colors text: String) {
    guard let last = text.split(separator: ";").last, let number = Int(last),
      (0...15).contains(number)
    else { return nil }
    self = number == 7 || number > 8 ? .light : .dark
  }
}

/// The appearance of every role.
package struct Theme: Equatable, Sendable {
  /// The terminal's background for which the theme is made.
  package let background: Background
  /// The background of selected cells, in the part with the focus and elsewhere.
  private let selectionBackground: RGB
  private let unfocusedBackground: RGB
  /// The background of all other cells; `nil` for the terminal's own.
  package var ground: RGB?
  /// By the role's raw value.
  private var appearances = [Appearance](repeating: Appearance(), count: 256)

  /// - Parameter extra: the roles of other modules, which override those of this one.
  package init(_ swatches: Swatches, extra: [(role: Role, appearance: Appearance)] = []) {
    background = swatches.background
    selectionBackground = swatches.selection
    unfocusedBackground = swatches.selectionUnfocused
    for (role, appearance) in swatches.roles + extra { self[role] = appearance }
  }

  /// The appearance of a role outside the selection; plain where the theme has none.
  package subscript(role: Role) -> Appearance {
    get { appearances[Int(role.rawValue)] }
    set { appearances[Int(role.rawValue)] = newValue }
  }

  /// The appearance of a style. In the selection, a role without a background of its own gets the
  /// selection's background, and a colour that is legible there.
  package func appearance(of style: Style) -> Appearance {
    var appearance = self[style.role]
    guard let ground = background(of: style.highlight), appearance.background == nil else {
      return onGround(appearance)
    }
    let isReadable = appearance.foreground.map { $0.contrast(with: ground) >= 4.5 }
    if isReadable != true { appearance.foreground = ground.textColor }
    appearance.background = ground
    return appearance
  }

  private func onGround(_ appearance: Appearance) -> Appearance {
    guard let ground, appearance.background == nil else { return appearance }
    var painted = appearance
    painted.background = ground
    painted.foreground = appearance.foreground ?? ground.textColor
    return painted
  }

  private func background(of highlight: Highlight) -> RGB? {
    switch highlight {
    case .none: nil
    case .focused: selectionBackground
    case .unfocused: unfocusedBackground
    }
  }
}
