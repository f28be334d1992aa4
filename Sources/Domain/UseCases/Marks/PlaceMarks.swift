/// A place of a box to fill: with a slot, or with any slot of a form.
package struct MarkedPlace: Hashable, Sendable {
  package let form: ID<Form>
  /// `nil` if any slot of the form fills it.
  package let key: SlotKey?

  package init(form: ID<Form>, key: SlotKey?) {
    self.form = form
    self.key = key
  }
}

extension Catalog {
  /// The picture of what belongs in a place; the usual one of the form if any of its slots does.
  package func picture(of place: MarkedPlace) -> SpriteView {
    guard let key = place.key else { return SpriteView() }
    let look = dex.table(Look.self)[ID(key.look)].flatMap { $0.isDefault ? nil : $0 }
    let form = forms[place.form]?.slug
    return SpriteView(
      key.gender == .female ? .femaleFront : .front, isShiny: key.isShiny,
      look: form.flatMap { look?.word(beside: $0) })
  }
}

extension MarkBook {
  /// Whether what belongs in the place is had.
  package func isFilled(_ place: MarkedPlace) -> Bool {
    guard let key = place.key else { return self[place.form].marks.contains(.caught) }
    return self[place.form][key]?.state == .have
  }

  /// How many slots of a form fill the place; more than one only if any of them does.
  package func fillings(of place: MarkedPlace) -> Int {
    guard place.key == nil else { return isFilled(place) ? 1 : 0 }
    return self[place.form].slots.count { $0.state == .have }
  }

  /// Fills the places, or empties them if all are filled.
  ///
  /// A mark of the form of which neither look nor gender was told becomes that of a slot. A place that
  /// several slots of a form fill stays filled.
  package mutating func toggle(_ places: [MarkedPlace]) {
    if places.allSatisfy(isFilled) {
      for place in places { empty(place) }
    } else {
      for place in places where !isFilled(place) { fill(place) }
    }
  }

  private mutating func fill(_ place: MarkedPlace) {
    guard let key = place.key else { return fillWithAny(place.form) }
    let slot = MarkedSlot(form: place.form, key: key)
    if case let step = SlotStep(slot, in: self), case .move = step.action {
      step.action.apply(to: &self, [step.slot])
    }
    SlotAction.state(.have).apply(to: &self, [slot])
  }

  /// The only slot that is pending is had now; otherwise it is not told which one is.
  private mutating func fillWithAny(_ form: ID<Form>) {
    let pending = self[form].slots.filter { $0.state == .pending }
    if pending.count == 1 {
      self[form].set(.have, of: pending[0].key)
    } else {
      self[form].marks.insert(.caught)
    }
  }

  private mutating func empty(_ place: MarkedPlace) {
    guard fillings(of: place) == 1 else { return }
    if let key = place.key {
      self[place.form].remove(key)
    } else {
      self[place.form].marks.remove(.caught)
    }
  }
}
