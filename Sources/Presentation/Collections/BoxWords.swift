import PokedexDomain

/// The words about a box on the screen.
extension BoxesViewModel {
  package var title: String { name.title }

  /// `Box 3 of 47 · 12 of 30, 2 pending`.
  package var summary: String {
    guard let boxes = boxes.value, !boxes.places.isEmpty else { return "" }
    let parts = [
      worded("Box \(box) of \(count)"), places.filled,
      ticked.isEmpty ? nil : worded("\(Formatting.count(ticked.count)) ticked"),
      isNew ? worded("new") : nil,
    ]
    return parts.compactMap(\.self).joined(separator: " · ")
  }

  /// Whether the box has slots that came after the places were kept.
  package var isNew: Bool { places.first?.isNew ?? false }

  /// The remark on new slots; `nil` without any.
  package var remark: String? {
    guard let new = boxes.value?.newCount, new > 0 else { return nil }
    return new == 1
      ? worded("1 slot is new and stands apart at the end: | moves it in")
      : worded(
        "\(Formatting.count(new)) slots are new and stand apart at the end: | moves them in")
  }

  /// `Box 3, row 2, place 4: Wartortle, missing`.
  package var sentence: String {
    let columns = shape.columns
    let (row, column) = (cursor.index / columns + 1, cursor.index % columns + 1)
    let words = place.map { "\($0.name), \($0.stateInWords)" } ?? worded("empty")
    let isTicked = place.map { ticked.contains($0.marked) } ?? false
    return worded("Box \(box), row \(row), place \(column): \(words)")
      + (isTicked ? ", " + worded("ticked") : "")
  }
}

extension CollectionBoxes.Place {
  /// `3·2·4`: the box, the row and the place in it.
  package var address: String { "\(box)·\(row)·\(column)" }

  package var stateInWords: String { state?.name ?? Phrase("missing", sense: "slot").text }
}

extension Sequence<CollectionBoxes.Place> {
  /// `12 of 30, 3 pending`.
  var filled: String {
    Formatting.filled(
      count(in: .have), of: reduce(0) { count, _ in count + 1 }, pending: count(in: .pending))
  }
}
