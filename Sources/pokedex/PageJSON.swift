import PokedexDomain

extension FormOutput {
  /// A page as JSON, on one line; `abilities` are slugs by id.
  static func json(_ page: PokemonPage, abilities: [Int: String]) throws -> String {
    try FormJSON(page.form, name: page.name) { abilities[$0.rawValue] ?? "" }.text
  }
}
