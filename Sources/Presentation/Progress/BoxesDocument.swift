import PokedexDomain

extension Page {
  /// The boxes of a collection, each as a bar.
  package init(_ boxes: CollectionBoxes, of collection: String, in games: Lens?) {
    let bars = boxes.boxes.enumerated().map { index, places in
      Document.Meter(
        name: Inline(BoxText.title(index + 1, places)), part: places.count(in: .have),
        whole: places.count, second: Formatting.count(places.count(in: .pending)), note: "")
    }
    self.init(
      title: [collection, games?.name].compactMap(\.self).joined(separator: ", "),
      summary: BoxText.summary(boxes.places[...]),
      document: Document(
        [
          .meters(
            Document.Meters(
              title: "",
              titles: Document.Meters.Titles(
                part: worded("Caught"), whole: worded("Total"), second: worded("Pending"),
                note: ""), rows: bars))
        ] + BoxText.untold(boxes.untold)))
  }

  /// The places of some boxes, one a line.
  package init(
    places: [CollectionBoxes.Place], of collection: String, in games: Lens?
  ) {
    self.init(
      title: [collection, games?.name].compactMap(\.self).joined(separator: ", "),
      summary: BoxText.summary(places[...]),
      document: Document([
        .table(
          Document.Table(
            [worded("Place"), worded("No."), worded("Name"), worded("State"), worded("Slot")],
            numbers: [1], rows: places.map(BoxText.cells)))
      ]))
  }
}

private enum BoxText {
  /// `Box 3: Abra – Farfetch’d`
  static func title(_ number: Int, _ places: ArraySlice<CollectionBoxes.Place>) -> String {
    let (first, last) = (places.first?.name ?? "", places.last?.name ?? "")
    return worded("Box \(number): \(first) – \(last)")
  }

  static func cells(_ place: CollectionBoxes.Place) -> [Inline] {
    let position = "\(place.box)·\(place.row)·\(place.column)"
    let number = place.number.map { "\($0)" } ?? ""
    let state = place.state?.name ?? worded("missing")
    return [
      Inline(position), Inline(number), Inline(place.name), Inline(state),
      Inline(place.slot, tone: .dim),
    ]
  }

  static func summary(_ places: ArraySlice<CollectionBoxes.Place>) -> String {
    let had = Formatting.count(places.count(in: .have))
    let pending = places.count(in: .pending)
    let text = worded("\(had) of \(Formatting.count(places.count))")
    return pending == 0 ? text : text + worded(", \(Formatting.count(pending)) pending")
  }

  static func untold(_ forms: [Named<Form>]) -> [Document.Block] {
    guard !forms.isEmpty else { return [] }
    return [.blank, .fact(worded("Look or gender not told"), forms.map { Inline($0.name) })]
  }
}
