import PokedexDomain
import PokedexPresentation

extension DexRowColumns {
  /// The widths searched for the narrowest list with base stats, which takes about 85 columns with
  /// full names of types.
  private static let tried = 46...160
  /// The widths found, by the width of two full names, which depends on the language.
  private static var known: [Int: [TypeBadge.Width: Int]] = [:]

  /// The least width of a list with all base stats beside badges of a width; `nil` if there is none.
  ///
  /// Found by asking for the columns of each width, so that their own widths stay in one place.
  static func leastWidthWithStats(and badges: TypeBadge.Width) -> Int? {
    let names = TypeBadge.columnsOfTwo(.whole)
    if let found = known[names]?[badges] { return found }
    let found = tried.first { hasStats(DexRowColumns(width: $0, asked: []).columns, badges) }
    known[names, default: [:]][badges] = found
    return found
  }

  private static func hasStats(_ columns: [RowColumn], _ badges: TypeBadge.Width) -> Bool {
    columns.contains { $0.name == Stat.hp.word }
      && columns.contains { $0.badges > 0 && $0.least >= TypeBadge.columnsOfTwo(badges) }
  }
}
