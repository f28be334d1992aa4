/// The game that a Showdown format is played in.
enum FormatGame {
  /// The newest main games of each generation, from the first.
  private static let newest = [
    "yellow", "crystal", "emerald", "heartgold-soulsilver", "black-2-white-2",
    "omega-ruby-alpha-sapphire", "ultra-sun-ultra-moon", "sword-shield", "scarlet-violet",
  ]

  /// Games that the name of a format states after its generation. Source: Pokémon Showdown's
  /// `config/formats.ts` of August 2026.
  private static let named = [
    "letsgo": "lets-go-pikachu-lets-go-eevee", "bdsp": "brilliant-diamond-shining-pearl",
    "champions": "champions", "adv200": "ruby-sapphire", "frlg": "firered-leafgreen",
    "platinum": "platinum", "vgc2009": "platinum", "bw1": "black-white", "vgc2011": "black-white",
    "vgc2012": "black-white", "vgc2014": "x-y", "vgc2017": "sun-moon",
  ]

  /// The format of a team that has stat points and names no format.
  static let ofStatPoints = "gen9champions"

  /// The prefix of formats with the Pokémon of all games.
  private static let mixed = "nationaldex"

  /// Whether a format is one of Showdown's, such as `gen9ou`, rather than the slug of a changed game.
  static func isOfShowdown(_ format: String) -> Bool {
    format.lowercased().hasPrefix("gen") && format.dropFirst(3).first?.isNumber == true
  }

  /// Returns the slug of the version group of a format: `scarlet-violet` for `gen9ou`; `nil` if the
  /// format names no generation, or allows the Pokémon of all games.
  static func slug(of format: String) -> String? { game(of: format)?.slug }

  /// Returns the rules of the game of a format.
  static func rules(of format: String) -> GameRules? {
    game(of: format).map { GameRulesTable.rules(of: $0.slug, in: ID($0.generation)) }
  }

  private static func game(of format: String) -> (slug: String, generation: Int)? {
    let format = format.lowercased()
    guard format.hasPrefix("gen") else { return nil }
    let digits = format.dropFirst(3).prefix { $0.isNumber }
    let rest = format.dropFirst(3 + digits.count)
    guard let generation = Int(digits), newest.indices.contains(generation - 1),
      !rest.hasPrefix(mixed)
    else { return nil }
    let slug = named.first { rest.hasPrefix($0.key) }?.value ?? newest[generation - 1]
    return (slug, generation)
  }
}

extension Team {
  /// The level of the Pokémon in the format, if they have none of their own: 50 in formats of the
  /// games' own contests, 5 in Little Cup, 100 in others; `nil` without a format.
  package var formatLevel: Int? {
    format.map { _ in
      if isLittleCup { return 5 }
      return isOf(
        "vgc", "bss", "battlestadium", "battlespot", "battlefestival", "gbusingles", "champions",
        "4v4doublesdraft") ? 50 : TeamMember.defaultLevel
    }
  }

  /// Whether the format is one of Little Cup, such as `gen9lc`, `gen9doubleslc` and `gen9lcuu`.
  private var isLittleCup: Bool {
    let words = format?.lowercased() ?? ""
    return words.hasSuffix("lc") || isOf("lcuu", "lcdraft")
  }

  package var usualLevel: Int { formatLevel ?? TeamMember.defaultLevel }

  /// Whether two Pokémon of each side fight at a time in the format.
  package var isForDoubles: Bool {
    isOf("vgc", "doubles", "orrecolosseum", "partnersincrime", "2v2", "metronomebattle")
  }

  /// The members, each with a level.
  package var leveledMembers: [TeamMember] { members.map { $0.at(usualLevel) } }

  private func isOf(_ words: String...) -> Bool {
    let format = format?.lowercased() ?? ""
    return words.contains { format.contains($0) }
  }
}

extension TeamMember {
  /// The member, with a level if it has none.
  package func at(_ level: Int) -> TeamMember {
    var member = self
    member.level = member.level ?? level
    return member
  }
}

extension Lenses {
  /// Returns the game of a Showdown format, such as Scarlet/Violet for `gen9ou`; `nil` if the
  /// format has none, or if the game is not in the dex.
  package func game(ofFormat format: String) -> Lens? {
    FormatGame.slug(of: format).flatMap { slug in all.first { $0.data.isGame && $0.slug == slug } }
  }
}

extension Catalog {
  /// The game of a format: of one of Showdown's, or the changed game with that slug; `nil` if it has
  /// none that the dex knows.
  package func game(ofFormat format: String) -> Lens? {
    if FormatGame.isOfShowdown(format) { return lenses.game(ofFormat: format) }
    return reference == nil ? nil : overlays.game(named: format, on: published)
  }

  /// The game of a team's format; `nil` without a format, or if it has none that the dex knows.
  package func game(of team: Team) -> Lens? { team.format.flatMap(game) }

  /// The catalog of the game that a team's format names; the same one if it names none.
  package func playing(_ team: Team) -> Catalog { through(game(of: team)) }
}
