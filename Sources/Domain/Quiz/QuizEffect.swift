/// The notations of an effectiveness: as the program writes it, and as the player may type it.
package enum QuizEffect {
  private static let spellings: [String: Int] = [
    "0": 0, "1/4": 25, "¼": 25, "0.25": 25, ".25": 25, "0,25": 25, "1/2": 50, "½": 50, "0.5": 50,
    ".5": 50, "0,5": 50, "1": 100, "2": 200, "4": 400,
  ]

  /// `×½` for 50 percent.
  package static func text(_ percent: Int) -> String { "×\(Multiplier(percent).text)" }

  /// The percent of a typed multiplier, such as `2`, `2x`, `×½` or `1/4`; `nil` for anything else.
  static func percent(_ text: String) -> Int? {
    let plain = text.lowercased().filter { !$0.isWhitespace && $0 != "x" && $0 != "×" }
    return spellings[plain]
  }
}
