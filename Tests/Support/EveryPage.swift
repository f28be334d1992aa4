import PokedexDomain
import PokedexPresentation

/// The destinations of all pages of a dex.
package struct EveryPage: Sendable {
  package let forms: [ID<Form>]
  /// The pages of every ``Kind`` but Pokémon.
  package let things: [Destination]

  package init(of pokedex: any PokedexRepository) async throws {
    let catalog = try await pokedex.catalog()
    forms = catalog.forms.ids
    var things: [Destination] = []
    for kind in Kind.allCases where kind != .form && kind != .version {
      for id in try await pokedex.slugs(of: kind).keys.sorted() {
        if let thing = Destination(kind, id, in: catalog) { things.append(thing) }
      }
    }
    self.things = things
  }

  /// Each tab of every form, by form.
  package func tabs(_ tabs: [PokemonTab]) -> [Destination] {
    forms.flatMap { form in tabs.map { .pokemon(form, $0) } }
  }
}
