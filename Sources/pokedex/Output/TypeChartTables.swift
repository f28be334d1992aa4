import PokedexData
import PokedexDomain

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
