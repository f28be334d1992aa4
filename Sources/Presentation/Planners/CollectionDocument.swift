import PokedexDomain

extension Page {
  /// The slots of a collection, and how it is laid out.
  package init(_ boxes: CollectionBoxes) {
    let text = CollectionText(boxes: boxes)
    self.init(
      title: boxes.collection.name.title, summary: boxes.places.filled,
      document: Document(text.facts))
  }
}

private struct CollectionText {
  let boxes: CollectionBoxes

  private var definition: SlotCollection { boxes.collection.definition }

  var facts: [Document.Block] {
    [
      (worded("Slots"), definition.query.isEmpty ? worded("all that are kept anywhere") : query),
      (worded("Order"), definition.order?.name ?? worded("National Dex")),
      (worded("Boxes"), size), (worded("Looks"), looks), (worded("Genders"), genders),
      (worded("Regional forms"), regional), (worded("Colours"), colours),
      (worded("Places"), places),
    ].flatMap { Document.fact($0.0, $0.1) }
  }

  private var query: String { definition.query }

  private var size: String {
    worded("\(Formatting.count(boxes.count)), of \(definition.size) places")
  }

  private var looks: String {
    definition.looks == .each ? worded("a place for each") : worded("a place for each form")
  }

  private var genders: String {
    switch definition.genders {
    case .beside: worded("beside each other")
    case .apart: worded("females at the end")
    case .one: worded("one of both")
    }
  }

  private var regional: String {
    definition.regional == .beside ? worded("beside the others") : worded("after the others")
  }

  private var colours: String {
    switch definition.colours {
    case .usual: worded("usual")
    case .shiny: worded("shiny")
    case .both: worded("usual and shiny")
    }
  }

  private var places: String {
    guard !boxes.collection.kept.isEmpty else { return worded("in order") }
    return boxes.newCount == 0
      ? worded("kept")
      : worded("kept; new slots at the end: \(Formatting.count(boxes.newCount))")
  }
}
