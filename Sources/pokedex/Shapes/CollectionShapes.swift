import PokedexDomain

extension CollectionTally: Shaped {
  static let shape = Shape<CollectionTally>.object(
    named: "collection",
    [
      Field("collection", "the name in commands", \.name.word),
      Field("caught", as: .count, \.caught), Field("pending", as: .count, \.pending),
      Field("of", "how many slots it has", as: .count, \.count),
    ])
}

/// A collection in the list of all.
struct ListedCollection: Shaped {
  let name: CollectionName
  /// `nil` if its words mean nothing in this dex.
  let tally: CollectionTally?
  let words: String

  static let shape = Shape<ListedCollection>.object([
    Field("collection", "the name in commands", \.name.word),
    Field("isOwn", "you defined it", \.name.isOwn),
    Field("words", "the words that define it; empty if it is not yours", \.words),
    Field("caught", "null if it names a game that the dex lacks", \.tally?.caught),
    Field("pending", "null as well", \.tally?.pending),
    Field("of", "how many slots it has; null as well", \.tally?.count),
  ])
}

/// The slots of a collection, and how much of it is filled.
struct ShownCollection: Shaped {
  let boxes: CollectionBoxes

  private var definition: SlotCollection { boxes.collection.definition }

  static let shape = Shape<ShownCollection>.object([
    Field("collection", "the name in commands", \.boxes.collection.name.word),
    Field("query", "for its slots; empty for all", \.definition.query),
    Field("order", "the game of its order; null for National Dex order", \.definition.order?.slug),
    Field("size", "the places in a box", as: .count, \.definition.size),
    Field("looks", \.definition.looks), Field("genders", \.definition.genders),
    Field("regional", \.definition.regional), Field("colours", \.definition.colours),
    Field("caught", as: .count) { $0.boxes.places.count(in: .have) },
    Field("pending", as: .count) { $0.boxes.places.count(in: .pending) },
    Field("wanted", as: .count) { $0.boxes.places.count(in: .wanted) },
    Field("of", "how many slots it has", as: .count, \.boxes.places.count),
    Field("boxes", "how many boxes it has", as: .count, \.boxes.count),
    Field("isKept", "its slots keep their places") { !$0.boxes.collection.kept.isEmpty },
    Field("new", "slots that came after the places were kept", as: .count, \.boxes.newCount),
  ])
}

extension SlotCollection.Looks: ShapedWord {}
extension SlotCollection.Genders: ShapedWord {}
extension SlotCollection.Regional: ShapedWord {}
extension SlotCollection.Colours: ShapedWord {}

/// How much of a collection is filled, box by box.
struct CollectionProgress: Shaped {
  let boxes: CollectionBoxes

  static let shape = Shape<CollectionProgress>.object([
    Field("collection", "the name in commands", \.boxes.collection.name.word),
    Field("caught", as: .count) { $0.boxes.places.count(in: .have) },
    Field("pending", as: .count) { $0.boxes.places.count(in: .pending) },
    Field("wanted", as: .count) { $0.boxes.places.count(in: .wanted) },
    Field("of", "how many slots it has", as: .count, \.boxes.places.count),
    Field("boxes", "in order") { progress in
      progress.boxes.count == 0
        ? [] : (1...progress.boxes.count).map { BoxTally($0, progress.boxes.places(ofBox: $0)) }
    },
  ])
}

private struct BoxTally: Shaped {
  let box: Int
  let places: ArraySlice<CollectionBoxes.Place>

  init(_ box: Int, _ places: ArraySlice<CollectionBoxes.Place>) {
    (self.box, self.places) = (box, places)
  }

  static let shape = Shape<BoxTally>.object([
    Field("box", "from 1", as: .count, \.box),
    Field("caught", as: .count) { $0.places.count(in: .have) },
    Field("pending", as: .count) { $0.places.count(in: .pending) },
    Field("of", "how many places are taken", as: .count, \.places.count),
  ])
}

extension CollectionName {
  /// Whether it is one of the user's.
  var isOwn: Bool { if case .own = self { true } else { false } }
}
