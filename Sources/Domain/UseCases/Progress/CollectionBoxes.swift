/// A collection that every player has: some of the slots that are kept anywhere.
package enum BuiltInCollection: String, CaseIterable, Hashable, Sendable {
  /// Every slot in usual colours.
  case national
  /// One place for each form, which any of its slots fills.
  case forms
  /// Every slot in shiny colours.
  case shiny

  /// The name in the current language.
  package var name: String {
    switch self {
    case .national: worded("National living dex")
    case .forms: worded("One of each form")
    case .shiny: worded("Shiny living dex")
    }
  }

  /// The query for its slots.
  fileprivate var query: String {
    self == .shiny ? "slot:anywhere is:shiny" : "slot:anywhere -is:shiny"
  }
}

/// The slots of a collection in the boxes of the games.
package struct CollectionBoxes: Sendable {
  package static let rows = 5
  package static let columns = 6
  /// The slots of a box.
  package static let capacity = rows * columns

  /// In order.
  package let places: [Place]
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
    /// The stable name.
    package let slot: String
    /// `nil` if it is missing.
    package let state: SlotState?
  }

  package init(_ collection: BuiltInCollection, of slots: SlotRows) {
    let isOnePerForm = collection == .forms
    let rows = SearchPokedex()(collection.query, in: QueryEngine(slots)).rows
    let book = slots.pokemon.catalog.marks.book()
    let sorted = slots.inBoxOrder(rows)
    let kept = isOnePerForm ? slots.firstOfEachForm(sorted) : sorted
    places = kept.enumerated().map { index, row in
      let inBox = index % Self.capacity
      let entry = slots.entries[row]
      let form = slots.links[row].row
      let number = slots.pokemon.numbers[form]
      return Place(
        box: index / Self.capacity + 1, row: inBox / Self.columns + 1,
        column: inBox % Self.columns + 1, number: number == .min ? nil : Int(number),
        form: entry.slot.form,
        name: isOnePerForm ? slots.pokemon.names[form] : slots.names[row],
        slot: isOnePerForm ? slots.pokemon.slugs[form] : entry.name,
        state: isOnePerForm
          ? book[entry.slot.form].slots.map(\.state).max { $0.rawValue < $1.rawValue }
          : book[entry.slot.form][entry.key]?.state)
    }
    untold = isOnePerForm ? [] : slots.untold(among: sorted, in: book)
  }

  /// The boxes, each with its places.
  package var boxes: [ArraySlice<Place>] {
    stride(from: 0, to: places.count, by: Self.capacity).map {
      places[$0..<min($0 + Self.capacity, places.count)]
    }
  }
}

extension Sequence<CollectionBoxes.Place> {
  /// The number of places with a state.
  package func count(in state: SlotState) -> Int { count { $0.state == state } }
}

extension SlotRows {
  /// In the order of the dex of the games, or else of the National Dex.
  fileprivate func inBoxOrder(_ rows: [Int]) -> [Int] {
    let known = pokemon.lens == nil ? rows : rows.filter { number(of: $0) != .min }
    let order = pokemon.positions
    return known.sorted { (order[links[$0].row], $0) < (order[links[$1].row], $1) }
  }

  private func number(of row: Int) -> Int32 { pokemon.numbers[links[row].row] }

  fileprivate func firstOfEachForm(_ rows: [Int]) -> [Int] {
    var known: Set<Int> = []
    return rows.filter { known.insert(links[$0].row).inserted }
  }

  /// The forms that are had in a slot of which neither look nor gender is told, although they differ.
  fileprivate func untold(among rows: [Int], in book: MarkBook) -> [Named<Form>] {
    firstOfEachForm(rows).compactMap { row in
      let (form, isShiny) = (entries[row].slot.form, entries[row].slot.isShiny)
      let key = SlotKey(isShiny: isShiny)
      let isMarked = book[form][key].map { $0.state == .have } ?? false
      return isMarked && pokemon.catalog.slots.entry(of: form, key) == nil
        ? pokemon.catalog.named(form) : nil
    }
  }
}
