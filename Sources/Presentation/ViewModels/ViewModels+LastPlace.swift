extension ViewModels {
  /// The user's current place.
  package func place(in router: Router) -> LastPlace {
    var place = LastPlace()
    place.query = dex.list.query
    place.isPageOpen = dex.isPageOpen
    if dex.list.selection.index > 0 || dex.isPageOpen { place.form = dex.selected }
    place.route = router.routes.last { $0.address != nil }
    return place
  }

  /// Goes to a place. Its query must have been applied to the list before.
  package func go(to place: LastPlace, in router: Router) {
    if let form = place.form { dex.go(to: form) }
    if place.isPageOpen { dex.openPage() }
    if let route = place.route { router.push(route) }
  }
}
