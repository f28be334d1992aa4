import PokedexData
import PokedexDomain

extension JSON {
  /// The forms of a species, its dex numbers and its names.
  static func forms(_ page: FormsPage, _ gaps: [GameGap]) -> JSON {
    .object([
      ("name", .text(page.form.name)), ("forms", .list(page.forms.map(figures))),
      (
        "numbers",
        .list(
          page.numbers.map {
            .object([("dex", .text($0.dex.name)), ("number", .number($0.number))])
          })
      ),
      (
        "names",
        .list(
          page.names.map {
            .object([
              ("language", .text($0.languageName)), ("species", .text($0.species)),
              ("form", .optional($0.form)),
            ])
          })
      ),
      lacks(gaps),
    ])
  }

  private static func figures(_ figures: FormFigures) -> JSON {
    .object([
      ("id", .number(figures.form.id.rawValue)), ("name", .text(figures.form.name)),
      ("isDefault", .flag(figures.isDefault)), ("types", .types(figures.types)),
      ("stats", .object(Stat.allCases.map { ($0.jsonKey, .number(figures.stats[$0])) })),
      (
        "abilities",
        .list(
          figures.abilities.map {
            .object([("name", .text($0.name)), ("isHidden", .flag($0.isHidden))])
          })
      ),
      ("height", .number(figures.height)), ("weight", .number(figures.weight ?? 0)),
      ("looks", .list(figures.looks.map { .text($0.name) })),
    ])
  }
}
