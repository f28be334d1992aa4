import PokedexData
import PokedexDomain
import PokedexPresentation

/// The age of the facts in use, as a sentence.
enum FactsAge {
  /// - Parameter path: the user's own dex; `nil` for the bundled one.
  static func text(ownDex path: String?) -> String {
    if let file = path.flatMap({ FileStatus($0) }) {
      return worded("The facts are \(SyncText.duration(file.age)) old.")
    }
    guard let (year, month) = Facts.bundledMonth() else { return "" }
    return worded("Data as of \(name(of: month, year)).")
  }

  private static func name(of month: Int, _ year: Int) -> String {
    switch month {
    case 1: worded("January \(String(year))")
    case 2: worded("February \(String(year))")
    case 3: worded("March \(String(year))")
    case 4: worded("April \(String(year))")
    case 5: worded("May \(String(year))")
    case 6: worded("June \(String(year))")
    case 7: worded("July \(String(year))")
    case 8: worded("August \(String(year))")
    case 9: worded("September \(String(year))")
    case 10: worded("October \(String(year))")
    case 11: worded("November \(String(year))")
    default: worded("December \(String(year))")
    }
  }
}
