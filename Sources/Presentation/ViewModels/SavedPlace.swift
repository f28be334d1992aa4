import PokedexDomain

/// A saved page, with the route that its address leads to.
package struct SavedPlace: Hashable, Sendable {
  package let page: SavedPage
  /// `nil` if the dex lacks what the address names.
  package let route: Route?

  /// The name as it is typed after `:`.
  package var name: String { "@\(page.name)" }
  package var address: String { page.address }
}

extension ViewModels {
  /// Reads the saved pages; none if they cannot be read.
  package var savedPlaces: () -> [SavedPlace] {
    { [self] in
      let catalog = dex.seen
      return savedPages.readable.map {
        SavedPlace(page: $0, route: Route(address: $0.address, in: catalog))
      }
    }
  }
}
