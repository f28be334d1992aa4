/// The slots of a collection in their boxes.
package struct CollectionBoxes: Sendable {
  package let collection: KnownCollection
  /// In order. Places of slots that are no more stay empty, and are missing here.
  package private(set) var places: [Place]
  /// The forms with a mark of which no slot is told, such as “Unown, letter not told”.
  package let untold: [Named<Form>]

  /// A slot in its place.
  package struct Place: Hashable, Sendable {
    /// The box, the row in it and the place in that row, each from 1.
    package let box: Int
    package let row: Int
    package let column: Int
    /// The dex number; `nil` if it has none.
    package let number: Int?
    package let form: ID<Form>
    package let name: String
    /// The name without what it shares with all slots of the collection.
    package let shortName: String
    /// The stable name: of the slot, or of the form if any of its slots fills the place.
    package let slot: String
    /// The slot to mark; `nil` if any of the form's fills the place.
    package let key: SlotKey?
    /// `nil` if it is missing.
    package fileprivate(set) var state: SlotState?
    /// Whether the slot came after the places were kept, and stands apart.
    package let isNew: Bool
  }

  /// - Parameter slots: those of the games of the collection's order, or of the games that the user has
  ///   chosen. Slots keep their places only where no other games are chosen.
  package init(_ collection: KnownCollection, of slots: SlotRows) {
    self.collection = collection
    let layout = BoxLayout(collection, of: slots)
    let book = slots.pokemon.catalog.marks.book()
    let places = BoxPlaces(collection.definition, of: slots, in: book)
    self.places = layout.rows.map { places.place($0.row, at: $0.position, isNew: $0.isNew) }
    untold =
      collection.definition.looks == .one
      ? [] : slots.untold(among: layout.rows.map(\.row), in: book)
  }

  /// The boxes of a collection that cannot be read.
  package init(nothingOf name: CollectionName) {
    collection = KnownCollection(name, SlotCollection())
    places = []
    untold = []
  }

  /// The same boxes with other marks; which forms are untold stays.
  package func marked(in book: MarkBook) -> CollectionBoxes {
    var boxes = self
    for (index, place) in places.enumerated() {
      let marks = book[place.form]
      boxes.places[index].state = place.key.map { marks[$0]?.state } ?? marks.furthestState
    }
    return boxes
  }

  /// The number of boxes, with those of new slots.
  package var count: Int { places.last?.box ?? 0 }

  /// The places of a box, from 1.
  package func places(ofBox box: Int) -> ArraySlice<Place> {
    places[start(ofBox: box)..<start(ofBox: box + 1)]
  }

  /// The index of the first place that is not in an earlier box.
  private func start(ofBox box: Int) -> Int {
    var (start, end) = (places.startIndex, places.endIndex)
    while start < end {
      let middle = (start + end) / 2
      if places[middle].box < box { start = middle + 1 } else { end = middle }
    }
    return start
  }

  /// The number of slots that came after the places were kept.
  package var newCount: Int { places.count(where: \.isNew) }
}

extension Sequence<CollectionBoxes.Place> {
  /// The number of places with a state.
  package func count(in state: SlotState) -> Int { count { $0.state == state } }
}

extension CollectionBoxes {
  /// The places of the slots that are wanted. A form that is wanted in any look or gender, as “any
  /// Vivillon” is, has the first of its places that is missing, which any of its slots fills.
  func wanted(in catalog: Catalog) -> [Place] {
    let book = catalog.marks.book()
    var known: Set<MarkedSlot> = []
    return places.compactMap { place in
      guard place.state == nil else { return place.state == .wanted ? place : nil }
      let any = MarkedSlot(
        form: place.form, key: .untold(isShiny: place.key?.isShiny ?? false))
      guard book[any.form][any.key]?.state == .wanted, known.insert(any).inserted else {
        return nil
      }
      return place.filled(byAny: any, in: catalog)
    }
  }
}

extension CollectionBoxes.Place {
  fileprivate func filled(byAny slot: MarkedSlot, in catalog: Catalog) -> Self {
    let name = catalog.named(form).name
    let slug = catalog.forms[form]?.slug ?? ""
    return Self(
      box: box, row: row, column: column, number: number, form: form,
      name: slot.key.isShiny ? worded("\(name), shiny") : name, shortName: name,
      slot: slot.key.isShiny ? slug + SlotEntry.shinyEnd : slug, key: nil, state: .wanted,
      isNew: isNew)
  }
}

/// Makes the places of slots.
private struct BoxPlaces {
  private let size: Int
  private let columns: Int
  private let isOnePerForm: Bool
  /// The names of a collection of shiny slots only; `nil` for others.
  private let shortNames: SlotNames?
  private let slots: SlotRows
  private let book: MarkBook

  init(_ definition: SlotCollection, of slots: SlotRows, in book: MarkBook) {
    size = definition.size
    columns = definition.box.columns
    isOnePerForm = definition.looks == .one
    let areShiny = definition.colours == .shiny
    shortNames = areShiny && !isOnePerForm ? SlotNames(slots.pokemon.catalog) : nil
    self.slots = slots
    self.book = book
  }

  func place(_ row: Int, at position: Int, isNew: Bool) -> CollectionBoxes.Place {
    let (entry, form) = (slots.entries[row], slots.links[row].row)
    let number = slots.pokemon.numbers[form]
    let inBox = position % size
    let name = isOnePerForm ? slots.pokemon.names[form] : slots.names[row]
    return CollectionBoxes.Place(
      box: position / size + 1, row: inBox / columns + 1, column: inBox % columns + 1,
      number: number == .min ? nil : Int(number), form: entry.slot.form,
      name: name, shortName: shortNames?.nameInAnyColors(of: entry) ?? name,
      slot: isOnePerForm ? slots.pokemon.slugs[form] : entry.name,
      key: isOnePerForm ? nil : entry.key, state: state(of: entry), isNew: isNew)
  }

  private func state(of entry: SlotEntry) -> SlotState? {
    let marks = book[entry.slot.form]
    return isOnePerForm ? marks.furthestState : marks[entry.key]?.state
  }
}

extension MarkEntry {
  /// The furthest state of any slot of the form.
  package var furthestState: SlotState? { slots.map(\.state).max { $0.rawValue < $1.rawValue } }
}

extension SlotRows {
  /// The forms that are had in a slot of which neither look nor gender is told, although they differ.
  fileprivate func untold(among rows: [Int], in book: MarkBook) -> [Named<Form>] {
    guard !book.isEmpty else { return [] }
    var known: Set<Int> = []
    return rows.filter { known.insert(links[$0].row).inserted }.compactMap { row in
      let (form, isShiny) = (entries[row].slot.form, entries[row].slot.isShiny)
      let key = SlotKey(isShiny: isShiny)
      let isMarked = book[form][key].map { $0.state == .have } ?? false
      return isMarked && pokemon.catalog.slots.entry(of: form, key) == nil
        ? pokemon.catalog.named(form) : nil
    }
  }
}
