import PokedexDomain
import PokedexTerminalUI

/// The roles specific to the Pokédex, with their colours.
extension Role {
  /// The badge of a type other than the standard eighteen.
  static let otherType = Role(rawValue: 64)
  private static let firstType: UInt8 = 65
  private static let firstLevel: UInt8 = 96
  static let levelCount = 8

  /// The part of a query that is invalid.
  static let problem = Role(rawValue: 110)

  /// The role of a factor of the type chart.
  ///
  /// - Parameter percent: the factor in percent; 100 (normal damage) is dim and has no badge.
  static func damage(percent: Int) -> Role {
    percent == 100 ? .dim : percent == 0 ? noDamage : percent < 100 ? lessDamage : moreDamage
  }

  private static let moreDamage = Role(rawValue: 111)
  private static let lessDamage = Role(rawValue: 112)
  private static let noDamage = Role(rawValue: 113)

  /// The appearances of the factors of the type chart.
  static func damage(_ swatches: Swatches) -> [(role: Role, appearance: Appearance)] {
    [
      (moreDamage, .badge(swatches.good, .bold)), (lessDamage, .badge(swatches.warning)),
      (noDamage, .badge(swatches.frame)),
    ]
  }

  /// The badge of a type. The standard eighteen have a role each; all others share one.
  package static func type(_ type: ID<PokemonType>) -> Role {
    guard let index = type.standardIndex else { return otherType }
    return Role(rawValue: firstType + UInt8(clamping: index))
  }

  /// A stat bar by the level of its value, from 0 (worst) to 7 (best).
  static func level(_ level: Int) -> Role {
    Role(rawValue: firstLevel + UInt8(clamping: max(0, min(level, levelCount - 1))))
  }

  /// One letter for each role, for golden frames: `T` for badges, digits for bars.
  package static let allLetters: [Role: Character] = {
    var letters = Role.letters
    letters[.problem] = "M"
    letters[moreDamage] = "D"
    letters[lessDamage] = "H"
    letters[noDamage] = "N"
    letters[.otherType] = "T"
    for type in ID<PokemonType>.standard { letters[.type(type)] = "T" }
    for level in 0..<levelCount { letters[.level(level)] = Character("\(level)") }
    return letters
  }()
}

extension Theme {
  /// The default theme: dark, with the familiar type colours.
  package static let pokedex = Theme(.named(.dark))

  /// Creates a theme that includes the colours of types and stat bars.
  ///
  /// - Parameter ground: the background of the terminal. A dark theme on a light background, or the
  ///   reverse, paints a background of its own.
  package init(_ colors: ThemeColors, on ground: Background = .dark) {
    let swatches = colors.swatches(on: ground)
    self.init(swatches, extra: Self.roles(swatches))
    if swatches.background != ground {
      self.ground = swatches.background == .dark ? .black : .white
    }
  }

  /// The theme of printed text.
  ///
  /// - Parameters:
  ///   - colors: `nil` for the default ones.
  ///   - ground: the background of the terminal; `nil` if it is not known.
  ///   - depth: the number of colours of the terminal.
  package static func printed(
    _ colors: ThemeColors?, on ground: Background?, depth: ColorDepth
  ) -> Theme {
    var theme =
      colors == nil && ground == nil
      ? onAnyGround(depth)
      : Theme(colors ?? .named(ground == .light ? .light : .dark), on: ground ?? .dark)
    theme.ground = nil
    // Links in printed text cannot be followed.
    theme[.link] = Appearance()
    return theme
  }

  /// Of few colours, none is legible on both black and white: text keeps the terminal's own
  /// foreground.
  private static func onAnyGround(_ depth: ColorDepth) -> Theme {
    var theme = Theme(.anyGround, extra: roles(.anyGround))
    let texts = Role.letters.keys.filter { theme[$0].isText && depth < .twoFiftySix }
    for role in texts + [.title] { theme[role].foreground = nil }
    return theme
  }

  private static func roles(_ swatches: Swatches) -> [(role: Role, appearance: Appearance)] {
    [
      (.problem, Appearance(swatches.error, [.bold, .underline])),
      (.otherType, .badge(RGB(otherTypeColor), .bold)),
    ] + Role.damage(swatches)
      + zip(ID<PokemonType>.standard, zip(typeColors, fewTypeColors)).map {
        (.type($0), .badge(RGB($1.0), .bold, few: $1.1))
      }
      + swatches.levels.enumerated().map { (.level($0), .shape($1)) }
  }

  /// A grey that none of the standard types has.
  private static let otherTypeColor: UInt32 = 0x8C8C8C

  /// The type colours common on fan sites, in the order of ``ID/standard``.
  private static let typeColors: [UInt32] = [
    0xA8A878, 0xC03028, 0xA890F0, 0xA040A0, 0xE0C068, 0xB8A038, 0xA8B820, 0x705898, 0xB8B8D0,
    0xF08030, 0x6890F0, 0x78C850, 0xF8D030, 0xF85888, 0x98D8D8, 0x7038F8, 0x705848, 0xEE99AC,
  ]

  /// The same where a terminal has few colours, each another pair: of five that are nearest to red, only Fire and
  /// Fighting stay red in eight colours, as nothing but white is legible on it.
  private static let fewTypeColors = [
    FewColors((0, 7), (0, 7)),  // Normal
    FewColors((7, 1), underlined: true, (15, 1)),  // Fighting
    FewColors((4, 6), (4, 14)),  // Flying
    FewColors((4, 7), underlined: true, (15, 5)),  // Poison
    FewColors((2, 0), underlined: true, (1, 11)),  // Ground
    FewColors((7, 0), underlined: true, (11, 0)),  // Rock
    FewColors((0, 2), underlined: true, (0, 10)),  // Bug
    FewColors((6, 4), underlined: true, (13, 0)),  // Ghost
    FewColors((4, 7), (4, 7)),  // Steel
    FewColors((7, 1), (0, 9)),  // Fire
    FewColors((7, 4), (15, 12)),  // Water
    FewColors((0, 2), (0, 2)),  // Grass
    FewColors((2, 0), (0, 11)),  // Electric
    FewColors((7, 4), underlined: true, (0, 13)),  // Psychic
    FewColors((0, 6), (0, 14)),  // Ice
    FewColors((6, 4), (15, 4)),  // Dragon
    FewColors((7, 0), (15, 0)),  // Dark
    FewColors((0, 7), underlined: true, (5, 15)),  // Fairy
  ]
}
