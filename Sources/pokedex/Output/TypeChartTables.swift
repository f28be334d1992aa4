import PokedexData
import PokedexDomain

extension JSON {
  /// The damage factor of each attacking type on each defending type.
  static func chart(_ page: TypeChartPage) -> JSON {
    .object([
      ("game", .optional(page.lens?.slug)), ("types", .types(page.types)),
      (
        "dealt",
        .object(
          page.types.map { attack in
            (
              attack.slug,
              .object(page.types.map { ($0.slug, .factor(percent: page[attack, $0])) })
            )
          })
      ),
    ])
  }
}

extension ProgramTable {
  /// A row for each attacking type, with the damage factors on each defending type.
  init(_ page: TypeChartPage) {
    let attacks = RowText.Column(
      name: "attack", isNumber: false, values: page.types.map(\.slug))
    columns =
      [attacks]
      + page.types.map { defence in
        RowText.Column(
          name: defence.slug, isNumber: true,
          values: page.types.map { JSON.factor(percent: page[$0, defence]).written })
      }
  }
}
