/// A team in Showdown's packed form, in which browsers and bots store it: a line with the format and
/// the name before the sets, which are divided by `]` and their values by `|`.
struct PackedTeam {
  /// The bytes of a line with as many members as a team can have.
  static let maxLength = 500 * ShowdownReader.maxMembersOfTeam

  private let header: String?
  private let sets: [[String]]

  /// The values of a set: nickname, species, item, ability, moves, nature, EVs, gender, IVs, shiny,
  /// level, and the rest, divided by commas.
  private static let valueCount = 12

  /// Returns `nil` for any other line.
  init?(_ line: String) {
    let text = Self.split(line)
    let sets = text.sets.split(separator: "]").map {
      $0.split(separator: "|", omittingEmptySubsequences: false).map(\.trimmed)
    }
    guard !sets.isEmpty, sets.allSatisfy({ $0.count == Self.valueCount }) else { return nil }
    header = text.header
    self.sets = sets
  }

  /// The header of the team and its sets: `gen9ou]Rain|Pelipper||…`.
  private static func split(_ line: String) -> (header: String?, sets: Substring) {
    guard let bracket = line.firstIndex(of: "]"), let bar = line.firstIndex(of: "|"), bracket < bar
    else { return (nil, line[...]) }
    let name = line[line.index(after: bracket)..<bar].trimmed
    return ("=== [\(line[..<bracket].trimmed)] \(name) ===", line[line.index(after: bar)...])
  }

  /// The team in Showdown's usual text.
  func lines(_ names: ShowdownNames) -> [String] {
    [header].compactMap(\.self) + sets.flatMap { Self.lines(of: $0, names) + [""] }
  }

  private static func lines(of values: [String], _ names: ShowdownNames) -> [String] {
    let species = values[1].isEmpty ? values[0] : values[1]
    let extras = values[11].split(separator: ",", omittingEmptySubsequences: false).map(\.trimmed)
    let named = [
      ("Ability", ability(values[3], of: species, names)), ("Nature", values[5]),
      ("EVs", stats(values[6], ifBlank: "0")), ("IVs", stats(values[8], ifBlank: "31")),
      ("Shiny", values[9].isEmpty ? "" : "Yes"), ("Level", values[10]),
    ]
    let rest = zip(extraLabels, extras).map { ($0, $0 == "Gigantamax" && !$1.isEmpty ? "Yes" : $1) }
    return [head(values, species)]
      + (named + rest).filter { !$1.isEmpty }.map { "\($0): \($1)" }
      + values[4].split(separator: ",").map { "- \($0)" }
  }

  private static let extraLabels = [
    "Happiness", "Pokeball", "Hidden Power", "Gigantamax", "Dynamax Level", "Tera Type",
  ]

  /// `Shroom (amoonguss) (M) @ sitrusberry`.
  private static func head(_ values: [String], _ species: String) -> String {
    let name = values[1].isEmpty ? species : "\(values[0]) (\(species))"
    let gender = values[7].isEmpty ? "" : " (\(values[7]))"
    return name + gender + (values[2].isEmpty ? "" : " @ \(values[2])")
  }

  /// `252 HP / 4 Def`, from six values, or none, in the order of the games.
  private static func stats(_ text: String, ifBlank usual: String) -> String {
    let values = text.split(separator: ",", omittingEmptySubsequences: false).map(\.trimmed)
    return zip(values, Stat.allCases).filter { !$0.0.isEmpty && $0.0 != usual }
      .map { "\($0) \($1.showdownName)" }.joined(separator: " / ")
  }

  /// The ability, which may be that of a slot: none or 0 for the first, 1, H for the hidden one.
  private static func ability(
    _ text: String, of species: String, _ names: ShowdownNames
  ) -> String {
    let slots: [String: KeyPath<Form, ID<Ability>?>] = [
      "": \.ability1, "0": \.ability1, "1": \.ability2, "H": \.hiddenAbility,
    ]
    return slots[text].map { names.ability(of: species, in: $0) ?? "" } ?? text
  }
}
