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
