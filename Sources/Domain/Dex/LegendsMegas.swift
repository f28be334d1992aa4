/// The Mega Evolutions of Legends: Z-A. PokeAPI does not assign them to the game: it has no
/// learnsets for it, and lists all new ones under the expansion.
enum LegendsMegas {
  /// PokeAPI's slugs of the games.
  private static let base = "legends-za"
  private static let games = [base, "mega-dimension"]

  /// The new Mega Evolutions of the base game; source: Bulbapedia, “Mega Evolution”.
  private static let ofBase: Set<String> = [
    "clefable-mega", "victreebel-mega", "starmie-mega", "dragonite-mega", "meganium-mega",
    "feraligatr-mega", "skarmory-mega", "froslass-mega", "emboar-mega", "excadrill-mega",
    "scolipede-mega", "scrafty-mega", "eelektross-mega", "chandelure-mega", "chesnaught-mega",
    "delphox-mega", "greninja-mega", "pyroar-mega", "floette-mega", "malamar-mega",
    "barbaracle-mega", "dragalge-mega", "hawlucha-mega", "zygarde-mega", "drampa-mega",
    "falinks-mega",
  ]

  /// The game that a look first appeared in, if it is not the one that PokeAPI gives.
  static func debut(ofLook slug: String, in groups: Table<VersionGroup>) -> ID<VersionGroup>? {
    guard ofBase.contains(slug) else { return nil }
    return groups.slugs.firstIndex(of: base).map { groups.ids[$0] }
  }

  /// The Mega Evolutions that these forms' species have in a game.
  static func forms(
    of roster: [ID<Form>], in group: VersionGroup, _ dex: any DexReference
  ) -> [ID<Form>] {
    guard games.contains(group.slug) else { return [] }
    let (forms, looks) = (dex.table(Form.self), dex.table(Look.self))
    let groups = dex.table(VersionGroup.self)
    let species = forms.column(\.species)
    let known = Set(roster.compactMap { forms.row(of: $0) }.map { species[$0] })
    let isMega = looks.column(\.isMega)
    return (0..<looks.count).filter { isMega[$0] == 1 }.compactMap { row in
      let look = looks[row]
      guard groups.order(of: look.debut(in: groups)) <= group.order,
        let form = forms.row(of: look.form), known.contains(species[form])
      else { return nil }
      return look.form
    }
  }
}

extension Look {
  /// The first games with the look.
  func debut(in groups: Table<VersionGroup>) -> ID<VersionGroup> {
    LegendsMegas.debut(ofLook: slug, in: groups) ?? versionGroup
  }
}
