import PokedexDomain

extension ViewModels {
  /// The user's current place.
  package func place(in router: Router) -> LastPlace {
    var place = LastPlace()
    place.query = dex.list.query
    place.isPageOpen = dex.isPageOpen
    if dex.list.selection.index > 0 || dex.isPageOpen { place.form = dex.selected }
    let catalog = dex.seen
    place.address = router.routes.reversed().lazy.compactMap { $0.address(in: catalog) }.first ?? ""
    place.tab = pokemon.tab
    place.lens = lens.lens?.slug ?? ""
    place.top = dex.list.selection.top
    place.pageTop = pokemon.reading.top
    return place
  }

  /// Goes to a place. Apply its query to the list first.
  ///
  /// - Returns: what to know about the game of the place; `nil` for all games.
  @discardableResult package func go(to place: LastPlace, in router: Router) -> StatusMessage? {
    if let lens = lens(named: place.lens) { self.lens.look(through: lens) }
    pokemon.show(place.tab)
    if let form = place.form { dex.go(to: form, top: place.top) }
    if place.isPageOpen { dex.openPage() }
    if place.pageTop > 0, let form = place.form, dex.selected == form {
      pokemon.show(form, through: lens.lens)
      pokemon.reading.begin(at: place.pageTop)
    }
    if let route = Route(address: place.address, in: dex.seen) { router.push(route) }
    return dex.localCatalog.flatMap { lens.news(in: $0) }
  }

  /// The lens with a slug; `nil` if the slug is unknown or the dex is not loaded yet.
  func lens(named slug: String) -> Lens? {
    slug.isEmpty ? nil : dex.seen?.local?.lens(named: slug)
  }
}
