import PokedexDomain

extension SlotTally: Shaped {
  static let shape = Shape<SlotTally>.object([
    Field("kept", "the class: anywhere, game, battle, never", \.keeping.rawValue),
    Field("usual", "slots in usual colours", as: .count, \.inUsualColors),
    Field("shiny", "slots in shiny colours", as: .count, \.shiny),
  ])
}

/// The boxes of a collection, or some of their places.
struct ShownBoxes: Shaped {
  let boxes: CollectionBoxes
  let places: [CollectionBoxes.Place]

  static let shape = Shape<ShownBoxes>.object([
    Field("caught", "of all places", as: .count) { $0.boxes.places.count(in: .have) },
    Field("pending", "of all places", as: .count) { $0.boxes.places.count(in: .pending) },
    Field("wanted", "of all places", as: .count) { $0.boxes.places.count(in: .wanted) },
    Field("of", "how many places there are", as: .count) { $0.boxes.places.count },
    Field("boxes", "how many boxes there are", as: .count, \.boxes.count),
    Field("new", "places of slots that came after the places were kept", as: .count) {
      $0.boxes.newCount
    },
    Field("untold", "caught, but neither look nor gender is told") {
      $0.boxes.untold.map(\.name)
    },
    Field("places", "in order; with --box, those of the box", \.places),
  ])
}

extension CollectionBoxes.Place: Shaped {
  static let shape = Shape<CollectionBoxes.Place>.object([
    Field("box", as: .count, \.box), Field("row", "in the box, from 1", as: .count, \.row),
    Field("place", "in the row, from 1", as: .count, \.column),
    Field("number", "the dex number", \.number), Field("name", \.name),
    Field("slot", "the stable name", \.slot),
    Field("state", "caught, pending or wanted; null if it is missing") { $0.state?.word },
    Field("isNew", "it came after the places were kept, and stands apart", \.isNew),
  ])
}
