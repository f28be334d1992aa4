import PokedexDomain

/// The missing slots, the easiest to fill first.
extension NextQuestion.Answer: Shaped {
  static let shape = Shape<NextQuestion.Answer>.object([
    Field("collection", "the name in commands", \.next.collection.word),
    Field("missing", "how many slots are missing", as: .count, \.next.slots.count),
    Field("pending", "caught in a game, and not yet moved", as: .count, \.next.pending),
    Field("games", "the games that were considered; empty for all", \.next.games),
    Field("slots", "the first ones, the easiest to fill first", \.slots),
  ])
}

extension NextSlot: Shaped {
  static let shape = Shape<NextSlot>.object([
    Field("slot", "the stable name", \.place.slot), Field("name", \.place.name),
    Field("box", "the number of its box", as: .count, \.place.box),
    Field("row", "the row in the box", as: .count, \.place.row),
    Field("place", "the place in the row", as: .count, \.place.column),
    Field("isWanted", \.isWanted),
    Field(
      "way",
      """
      evolve, meet, breed, change (to another form), trade (also events and transfers), elsewhere \
      (not in the games), unknown (the dex has no encounters of the games)
      """, \.way.word),
    Field("from", "the form that it comes from; null for none") { $0.way.origin?.name },
    Field("meeting", "the easiest encounter; null for another way", \.way.meeting),
  ])
}

extension NextSlot.Meeting: Shaped {
  static let shape = Shape<NextSlot.Meeting>.object([
    Field("place", \.place.name), Field("games", \.games), Field("method", \.method),
    Field("lowestLevel", as: .count, \.levels.lowerBound),
    Field("highestLevel", as: .count, \.levels.upperBound),
    Field("chance", "percent; null if it is not known", \.chance),
    Field("needs", "what an ordinary day lacks; empty for nothing", \.needs),
  ])
}
