import PokedexDomain

/// A collection box by box, with a cursor on a place, and with keys that mark what is there.
@MainActor package final class BoxesViewModel {
  package let boxes = Resource<CollectionBoxes>()
  /// The position of the cursor in the box, from 0: row by row.
  package let cursor = RowCursor()
  /// The number of the box, from 1.
  @Watched package private(set) var box: Int
  /// The ticked places, on which a mark acts together.
  @Watched package private(set) var ticked = TickedRows<MarkedPlace>()
  package let name: CollectionName
  /// Told of each other box that is shown.
  package var follow: (_ box: Int) -> Void = { _ in }
  package let trainer: TrainerModel
  /// The games whose Pokémon are shown.
  package let game: ShownGame
  private let collections: CollectionsModel
  private let catalog: () -> Catalog?
  private let fetch: Fetch
  private var loaded: (lens: Lens?, saved: [SavedCollection])?
  private lazy var watch = Watch { [weak self] in self?.refresh() }

  typealias Fetch = @MainActor (Lens?) -> Resource<CollectionBoxes>.Fetch

  init(
    of question: BoxesQuestion, in game: ShownGame, trainer: TrainerModel,
    collections: CollectionsModel, catalog: @escaping () -> Catalog?, fetch: @escaping Fetch
  ) {
    name = question.collection
    box = max(1, question.box ?? 1)
    self.game = game
    self.trainer = trainer
    self.collections = collections
    self.catalog = catalog
    self.fetch = fetch
    refresh()
  }

  // MARK: Loading

  /// Loads the boxes; again when another game is shown, and when collections have changed. A change of
  /// marks alone changes only what is in the places.
  private func refresh() {
    let (lens, _) = watch.read { (game.lens, trainer.currentRevision) }
    let saved = catalog()?.marks.collections() ?? []
    let isSame = loaded.map { $0.lens == lens && $0.saved == saved } ?? false
    loaded = (lens, saved)
    if isSame, let known = boxes.value {
      boxes.replace(known.marked(in: trainer.book))
    } else {
      boxes.load(fetch(lens))
    }
    fit()
  }

  package func retry() { boxes.retry() }

  /// Keeps box and cursor within what has loaded.
  package func fit() {
    guard let boxes = boxes.value else { return }
    if box > boxes.count { box = max(1, boxes.count) }
    cursor.fit(count: cells)
  }

  // MARK: The box

  /// The places in a row of a box, and the rows of a box.
  package var shape: (rows: Int, columns: Int) {
    boxes.value?.collection.definition.box ?? SlotCollection().box
  }

  /// The number of boxes.
  package var count: Int { boxes.value?.count ?? 0 }

  /// The places of the box; those of slots that are no more are missing.
  package var places: ArraySlice<CollectionBoxes.Place> { boxes.value?.places(ofBox: box) ?? [] }

  /// The number of cells up to the last place of the box.
  package var cells: Int { places.last.map { $0.cell(of: shape.columns) + 1 } ?? 0 }

  /// The place in a cell, counted from 0; `nil` for an empty one.
  package func place(in cell: Int) -> CollectionBoxes.Place? {
    let places = places
    // Without gaps, the cell is the index.
    let guess = places.startIndex + cell
    if places.indices.contains(guess), places[guess].cell(of: shape.columns) == cell {
      return places[guess]
    }
    return places.first { $0.cell(of: shape.columns) == cell }
  }

  /// The place at the cursor.
  package var place: CollectionBoxes.Place? { place(in: cursor.index) }

  /// The picture of what belongs in a place.
  package func picture(of place: CollectionBoxes.Place) -> SpriteGallery.Subject {
    SpriteGallery.Subject(place.form, catalog()?.picture(of: place.marked) ?? SpriteView())
  }

  // MARK: Moving

  /// Moves along the row, and on to the boxes beside this one.
  package func move(by cells: Int) {
    let target = cursor.index + cells
    if target < 0, box > 1 {
      show(box: box - 1)
      cursor.selectLast()
    } else if target >= self.cells, box < count {
      show(box: box + 1)
      cursor.selectFirst()
    } else {
      cursor.select(target)
    }
  }

  /// Moves to another row of the box.
  package func move(rows: Int) {
    let target = cursor.index + rows * shape.columns
    if target >= 0, target < cells { cursor.select(target) }
  }

  /// Shows another box, and keeps the cursor's place in it.
  package func show(box: Int) {
    let shown = max(1, min(box, max(1, count)))
    guard shown != self.box else { return }
    self.box = shown
    fit()
    follow(shown)
  }

  /// Why there is no box with a number; `nil` if there is one.
  package func problem(withBox text: String) -> String? {
    guard let number = Int(text.trimmed), (1...max(1, count)).contains(number) else {
      return count == 1 ? worded("there is one box") : worded("there are boxes 1 to \(count)")
    }
    return nil
  }

  // MARK: Ticks

  /// Ticks the place at the cursor or unticks it, and goes on to the next.
  package func tick() {
    guard let place else { return }
    ticked.toggle(place.marked)
    move(by: 1)
  }

  /// Ticks all places of the box, or unticks all places if all of these are ticked.
  package func tickBox() {
    let all = places.map(\.marked)
    if all.allSatisfy(ticked.contains) { untick() } else { ticked.insert(all) }
  }

  package func untick() { ticked = TickedRows() }

  // MARK: Marking

  /// Marks the slot at the cursor as caught, or takes the mark away; from a slot that is caught now, goes
  /// on to the next that is missing.
  package func toggle() -> StatusMessage? {
    guard let place else { return StatusMessage(worded("no slot is in this place")) }
    let count = trainer.book.fillings(of: place.marked)
    if count > 1 { return StatusMessage(MarkEntry.severalCaught(count)) }
    let isFilled = count == 1
    if !isFilled, let refusal = refusal(toFill: [place.marked]) { return refusal }
    let action: ChangeMarks.Action = isFilled ? .remove(.caught) : .add(.caught)
    let title = action.title(place.name)
    return mark([place.marked], title) { [self] in
      let message = StatusMessage(worded("\(title), \(missing): u undoes it"))
      if !isFilled { goToNextMissing() }
      return message
    }
  }

  /// The question whether all ticked places are to be marked as caught, or no longer.
  package var question: String {
    let count = worded("\(Formatting.count(ticked.count)) slots")
    let mark = Mark.caught.name
    return ticked.ids.allSatisfy(trainer.book.isFilled)
      ? worded("Remove the \(mark) mark from \(count)?") : worded("Mark \(count) as \(mark)?")
  }

  /// Marks all ticked places as caught, or none of them if all are, and unticks them.
  package func toggleTicked() -> StatusMessage? {
    let ids = ticked.ids
    let areFilled = ids.allSatisfy(trainer.book.isFilled)
    if !areFilled, let refusal = refusal(toFill: ids) { return refusal }
    let action: ChangeMarks.Action = areFilled ? .remove(.caught) : .add(.caught)
    let title = action.title(worded("\(Formatting.count(ids.count)) slots"))
    return mark(ids, title) { [self] in
      untick()
      return StatusMessage(worded("\(title), \(missing): u undoes it"))
    }
  }

  /// Why one of the places cannot be filled, as in a collection of Mega Evolutions.
  private func refusal(toFill places: [MarkedPlace]) -> StatusMessage? {
    guard let catalog = catalog() else { return nil }
    return places.lazy.compactMap { place in
      let slot = MarkedSlot(form: place.form, key: place.key ?? SlotKey())
      return SlotAction.state(.have).refusal(of: slot, in: catalog)
    }.first.map { StatusMessage($0) }
  }

  private func mark(
    _ places: [MarkedPlace], _ title: String, then report: () -> StatusMessage?
  ) -> StatusMessage? {
    if let failure = trainer.change(title, { $0.toggle(places) }) { return failure }
    if let catalog = catalog(), isWhole { collections.keepPlaces(of: name, in: catalog) }
    return report()
  }

  /// Whether no games but those of its order are chosen, so that slots can keep their places.
  private var isWhole: Bool {
    loaded?.lens == nil || boxes.value?.collection.definition.order != nil
  }

  /// `3 of box 12 missing`.
  private var missing: String {
    let missing = places.count - places.count(in: .have)
    return missing == 0
      ? worded("box \(box) is full") : worded("\(missing) of box \(box) missing")
  }

  private func goToNextMissing() {
    guard let boxes = boxes.value, let place else { return }
    let here = (place.box, cursor.index)
    let columns = shape.columns
    let next = boxes.places.first {
      ($0.box, $0.cell(of: columns)) > here && $0.state != .have
    }
    guard let next else { return }
    show(box: next.box)
    cursor.select(next.cell(of: columns))
  }

  /// Moves the slots that came after the places were kept into their places.
  package func arrange() -> StatusMessage? {
    guard let catalog = catalog() else { return nil }
    return collections.arrange(name, in: catalog)
  }

  /// A chooser for another collection.
  package func chooser(open: @escaping (CollectionName) -> Void) -> ChooserViewModel? {
    catalog().map { collections.chooser(in: $0, current: name, open: open) }
  }
}

extension CollectionBoxes.Place {
  /// The cell in its box, from 0.
  ///
  /// - Parameter columns: The places in a row of the box.
  package func cell(of columns: Int) -> Int { (row - 1) * columns + column - 1 }

  /// The place as marks name it.
  package var marked: MarkedPlace { MarkedPlace(form: form, key: key) }
}
