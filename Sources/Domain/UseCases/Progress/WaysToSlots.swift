/// Finds the easiest ways to slots: those to their forms, and evolution of the slots that one has.
struct WaysToSlots {
  private let catalog: Catalog
  private let book: MarkBook
  private let looks: Table<Look>
  private let ways: WaysToForms
  /// The forms that one has in any slot.
  private let had: Set<ID<Form>>

  init(_ catalog: Catalog, in games: PlayedGames) {
    self.catalog = catalog
    book = catalog.marks.book()
    looks = catalog.dex.table(Look.self)
    ways = WaysToForms(catalog, in: games)
    had = Set(book.forms.filter { [book] form in book[form].marks.contains(.caught) })
  }

  /// Returns the way to each of the places.
  func callAsFunction(to places: [CollectionBoxes.Place]) -> [NextSlot.Way] {
    places.map { place in
      if !had.isEmpty, let stage = stage(before: place) { return .evolve(from: stage) }
      return ways(place.form, having: had)
    }
  }

  /// The last stage before a place that is had in a slot that can become it.
  private func stage(before place: CollectionBoxes.Place) -> Named<Form>? {
    let stages = ways.ancestors(of: place.form).intersection(had).filter { stage in
      book[stage].slots.contains { $0.state == .have && becomes(place, from: stage, $0.key) }
    }
    return ways.last(of: stages)
  }

  // MARK: Slots that evolve

  /// Gender, colours and look stay as they are; what is not told may be anything.
  private func becomes(
    _ place: CollectionBoxes.Place, from stage: ID<Form>, _ key: SlotKey
  ) -> Bool {
    guard let wanted = place.key else { return true }
    let gender = wanted.gender ?? onlyGender(of: place.form)
    return key.isShiny == wanted.isShiny
      && (key.gender == nil || gender == nil || key.gender == gender)
      && keepsLook(key, of: stage, as: wanted, of: place.form)
  }

  private func onlyGender(of form: ID<Form>) -> Gender? {
    switch species(of: form)?.genderRate {
    case 0: .male
    case 8: .female
    default: nil
    }
  }

  /// Looks that both have, such as the seas of Shellos, stay. Of others, any becomes any.
  private func keepsLook(
    _ key: SlotKey, of stage: ID<Form>, as wanted: SlotKey, of form: ID<Form>
  ) -> Bool {
    guard let look = ending(of: key, of: stage), let other = ending(of: wanted, of: form) else {
      return true
    }
    let both = catalog.slots[form].contains { ending(of: $0.key, of: form) == look }
    return look == other || !both
  }

  /// The rest of the look's name behind that of the species: `-west`; `nil` for no told look.
  private func ending(of key: SlotKey, of form: ID<Form>) -> Substring? {
    guard key.look != 0, let look = looks[ID(key.look)], let species = species(of: form) else {
      return nil
    }
    return look.slug.dropFirst(species.slug.count)
  }

  private func species(of form: ID<Form>) -> Species? {
    catalog.forms[form].flatMap { catalog.species[$0.species] }
  }
}
