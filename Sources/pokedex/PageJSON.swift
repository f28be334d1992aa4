import PokedexDomain

extension FormOutput {
  /// A page as JSON, on one line.
  static func json(_ page: PokemonPage) throws -> String {
    let names = Dictionary(
      page.abilities.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
    return try FormJSON(page.form, name: page.name) { names[$0] ?? "" }.text
  }
}
