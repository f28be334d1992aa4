import PokedexData
import PokedexDomain

extension JSON {
  /// The best damage of a few attacks to each type and each Pokémon.
  static func coverage(_ page: CoveragePage) -> JSON {
    .object([
      ("game", .optional(page.games?.slug)), ("attacks", .list(page.attacks.map(attack))),
      (
        "types",
        .object(
          page.types.flatMap { group in
            group.types.map { ($0.slug, .factor(percent: group.percent)) }
          })
      ),
      ("superEffective", count(page) { $0 > 100 }), ("neutral", count(page) { $0 == 100 }),
      ("resisted", count(page) { (1..<100).contains($0) }), ("immune", count(page) { $0 == 0 }),
      ("pokemon", .list(page.pokemon.flatMap { group in group.forms.map { form($0, group) } })),
    ])
  }

  private static func attack(_ attack: NamedAttack) -> JSON {
    .object([
      ("name", .text(attack.name)), ("type", .text(attack.attack.type.slug)),
      ("move", .optional(attack.move)),
    ])
  }

  private static func count(_ page: CoveragePage, _ condition: (Int) -> Bool) -> JSON {
    .number(page.pokemon.filter { condition($0.percent) }.reduce(0) { $0 + $1.forms.count })
  }

  private static func form(_ form: Named<Form>, _ group: CoveragePage.Group) -> JSON {
    .object([
      ("id", .number(form.id.rawValue)), ("name", .text(form.name)),
      ("damage", .factor(percent: group.percent)),
    ])
  }
}
