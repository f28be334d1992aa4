/// The genders of forms. PokeAPI has one gender rate for each species, even for a species with
/// forms of a single gender.
enum FormGender {
  private static let allMale: Int32 = 0
  private static let allFemale: Int32 = 8

  /// The forms of a single gender whose slugs do not state it; source: Bulbapedia's pages on
  /// Cosplay Pikachu, Pikachu in caps, Ash-Greninja and Bloodmoon Ursaluna.
  private static let female = [
    "pikachu-rock-star", "pikachu-belle", "pikachu-pop-star", "pikachu-phd", "pikachu-libre",
    "pikachu-cosplay",
  ]
  private static let male = [
    "pikachu-original-cap", "pikachu-hoenn-cap", "pikachu-sinnoh-cap", "pikachu-unova-cap",
    "pikachu-kalos-cap", "pikachu-alola-cap", "pikachu-partner-cap", "pikachu-world-cap",
    "greninja-battle-bond", "greninja-ash", "ursaluna-bloodmoon",
  ]

  /// The eighths that are female; -1 for genderless.
  ///
  /// - Parameters:
  ///   - rate: the rate of the species.
  ///   - siblings: the slugs of all forms of the species. A form called male shows both genders if
  ///     no other form is called female.
  static func rate(of slug: String, species rate: Int32, among siblings: [String]) -> Int32 {
    if female.contains(slug) { return allFemale }
    if male.contains(slug) { return allMale }
    guard siblings.contains(where: { isCalled("female", $0) }) else { return rate }
    if isCalled("female", slug) { return allFemale }
    return isCalled("male", slug) ? allMale : rate
  }

  private static func isCalled(_ word: String, _ slug: String) -> Bool {
    slug.split(separator: "-").contains { $0 == word }
  }
}

extension Catalog {
  /// The eighths of each form that are female; -1 for genderless, ``Table/none`` if unknown.
  func genderRates() -> [Int32] {
    let rates = speciesColumn(\.genderRate)
    return rates.indices.map { genderRate(of: $0, species: rates[$0]) }
  }

  /// The eighths of a form that are female; -1 for genderless, `nil` if its species is unknown.
  package func genderRate(of form: ID<Form>) -> Int? {
    guard let row = forms.row(of: form), speciesRows[row] >= 0 else { return nil }
    let rate = species.column(\.genderRate)[Int(speciesRows[row])]
    return Int(genderRate(of: row, species: rate))
  }

  private func genderRate(of row: Int, species rate: Int32) -> Int32 {
    guard rate >= 0 else { return rate }
    let siblings = species.lists(\.forms)[Int(speciesRows[row])]
    // Most species have a single form.
    guard siblings.count > 1 else { return rate }
    let slugs = siblings.compactMap { $0.flatMap { forms.row(of: ID($0)) } }.map { forms.slugs[$0] }
    return FormGender.rate(of: forms.slugs[row], species: rate, among: slugs)
  }
}
