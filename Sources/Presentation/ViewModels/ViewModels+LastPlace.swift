extension ViewModels {
  /// Where the user is now.
  package func place(in router: Router) -> LastPlace {
    var place = LastPlace()
    (place.query, place.isPageOpen) = (dex.list.query, dex.isPageOpen)
    if dex.list.selection.index > 0 || dex.isPageOpen { place.form = dex.selected }
    place.route = router.routes.last { $0.address != nil }
    return place
  }

  /// Goes where the user was; the list has its filter already.
  package func go(to place: LastPlace, in router: Router) {
    if let form = place.form { dex.go(to: form) }
    if place.isPageOpen { dex.openPage() }
    if let route = place.route { router.push(route) }
  }
}
