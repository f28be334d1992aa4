/// Which slot of a collection stands at which position, counted from 0 over all boxes.
struct BoxLayout {
  struct Slot {
    let position: Int
    /// The row of the slot.
    let row: Int
    let isNew: Bool
  }

  /// By position.
  let rows: [Slot]

  /// Slots that keep their places have them, whatever has changed in the dex since. Others follow in a
  /// box of their own, in order.
  init(_ collection: KnownCollection, of slots: SlotRows) {
    let sorted = slots.rows(of: collection.definition)
    let kept = slots.pokemon.lens == collection.definition.order ? collection.kept : []
    guard !kept.isEmpty else {
      rows = sorted.enumerated().map { Slot(position: $0, row: $1, isNew: false) }
      return
    }
    let known = slots.rowsByPlaceName(in: collection.definition, preferring: sorted)
    let placed = kept.enumerated().compactMap { position, name in
      known[name].map { Slot(position: position, row: $0, isNew: false) }
    }
    let taken = Set(placed.map(\.row))
    let size = collection.definition.size
    let start = (kept.count + size - 1) / size * size
    let new = sorted.filter { !taken.contains($0) }.enumerated()
      .map { Slot(position: start + $0, row: $1, isNew: true) }
    rows = placed + new
  }
}

extension SlotRows {
  /// The rows of a collection in the order of its boxes, as if no slot kept its place.
  fileprivate func rows(of definition: SlotCollection) -> [Int] {
    let isOfAnyClass = definition.saysWhatIsKept
    let all = matching(definition).filter { row in
      (isOfAnyClass || entries[row].keeping == .anywhere) && holds(definition, row)
    }
    let rows = definition.looks == .one ? firstOfEachForm(all) : all
    let regional = definition.regional == .last ? Trait.regional.rows(in: pokemon) : nil
    let order = pokemon.positions
    return rows.map { row -> (key: (Int, Int, Int32, Int), row: Int) in
      let form = links[row].row
      let isLast = regional?.contains(form) ?? false
      let isApart = definition.genders == .apart && entries[row].slot.gender == .female
      return ((isLast ? 1 : 0, isApart ? 1 : 0, order[form], row), row)
    }.sorted { $0.key < $1.key }.map(\.row)
  }

  private func matching(_ definition: SlotCollection) -> [Int] {
    guard definition.query.isEmpty else {
      return SearchPokedex()(definition.query, in: QueryEngine(self)).rows
    }
    return entries.indices.filter { existing.contains($0) }
  }

  /// Whether a row that matches the query is of the collection, wherever it is kept.
  private func holds(_ definition: SlotCollection, _ row: Int) -> Bool {
    let entry = entries[row]
    let isOfDex = pokemon.lens == nil || pokemon.numbers[links[row].row] != .min
    return isOfDex && holds(definition.colours, entry.slot.isShiny)
      && (definition.genders != .one || entry.slot.gender != .female)
  }

  private func holds(_ colours: SlotCollection.Colours, _ isShiny: Bool) -> Bool {
    switch colours {
    case .usual: !isShiny
    case .shiny: isShiny
    case .both: true
    }
  }

  private func firstOfEachForm(_ rows: [Int]) -> [Int] {
    var known: Set<Int> = []
    return rows.filter { known.insert(links[$0].row).inserted }
  }

  /// The rows by the names of their places.
  ///
  /// - Parameter rows: those that a name of several means: the others are only of slots that keep a place.
  fileprivate func rowsByPlaceName(
    in definition: SlotCollection, preferring rows: [Int]
  ) -> [String: Int] {
    let name = { [self] (row: Int) in
      definition.looks == .one ? pokemon.slugs[links[row].row] : entries[row].name
    }
    return Dictionary(
      (rows + Array(entries.indices)).map { (name($0), $0) },
      uniquingKeysWith: { first, _ in first })
  }
}

extension SlotCollection {
  /// Whether the query says which slots are meant by where they are kept.
  fileprivate var saysWhatIsKept: Bool {
    ["slot:", "kept:"].contains { query.contains($0) }
  }
}
