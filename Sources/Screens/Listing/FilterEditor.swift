import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI

/// The text field for the filter of a list, its keys, and the boxes under it: completions, and the
/// card of query examples.
@MainActor final class FilterEditor<Rows: QueryRows> {
  let field = EditedText()
  private let listing: Listing<Rows>
  private let more: [Binding]
  /// The query examples; `nil` while they are closed.
  @Watched private var card: QueryCard?

  /// - Parameter more: further bindings that are active while the filter is typed.
  init(_ listing: Listing<Rows>, more: [Binding] = []) {
    self.listing = listing
    self.more = more
  }

  func isOf(_ listing: Listing<Rows>) -> Bool { self.listing === listing }

  /// Starts editing the filter. Its text is selected, so that typing replaces it.
  func begin() {
    guard !listing.isFiltering else { return }
    listing.beginFilter()
    card = nil
    field.set(listing.condition)
    field.selectAll()
  }

  /// Handles a key without a binding.
  func type(_ key: Key) -> Bool {
    guard listing.isFiltering else { return false }
    if key == .character("?"), field.text.isEmpty {
      openCard()
    } else if field.handle(key) {
      card = nil
    }
    return true
  }

  /// Filters the list by what was typed.
  func followTyping() {
    if let typed = field.takeTyped() { listing.filter(typed) }
  }

  /// Inserts a text into the filter. If the filter is not being edited, the text replaces it.
  func paste(_ text: String) {
    begin()
    card = nil
    field.insert(text)
  }

  var bindings: [Binding] { card == nil ? ownBindings : cardBindings }

  private lazy var ownBindings = makeBindings() + more

  private func makeBindings() -> [Binding] {
    [
      Binding(.keepFilter) { [weak self] in self?.keep() },
      Binding(.dropFilter) { [weak self] in self?.drop() },
      Binding(.fieldDown) { [weak self] in self?.move(by: 1) },
      Binding(.fieldUp) { [weak self] in self?.move(by: -1) },
      Binding(.fieldPageDown) { [weak self] in self?.movePage(by: 1) },
      Binding(.fieldPageUp) { [weak self] in self?.movePage(by: -1) },
      Binding(.complete) { [weak self] in self?.complete(by: 1) },
      Binding(.completeBack) { [weak self] in self?.complete(by: -1) },
      Binding(.olderFilter) { [weak self] in self?.recall(by: 1) },
      Binding(.newerFilter) { [weak self] in self?.recall(by: -1) },
      Binding(.queryExamples) { [weak self] in self?.openCard() },
    ]
  }

  /// Takes a completion that lacks a value, or else keeps the filter.
  private func keep() {
    if let taken = listing.takeUnfinishedCompletion() { show(taken) } else { listing.keepFilter() }
  }

  /// Closes the completions or, if there are none, discards the typed text.
  private func drop() {
    if let typed = listing.dropCompletion() { show(typed) } else { listing.dropFilter() }
  }

  /// Moves in the completions if they are open, otherwise in the list.
  private func move(by step: Int) {
    guard listing.completion == nil else { return complete(by: step) }
    field.leaveForList()
    listing.move(by: step)
  }

  private func movePage(by pages: Int) {
    guard listing.completion != nil else {
      field.leaveForList()
      return listing.move(pages: Double(pages))
    }
    if let moved = listing.moveCompletion(by: pages * CompletionMenu.maxRows) { show(moved) }
  }

  /// Inserts the next completion at the cursor.
  private func complete(by step: Int) {
    let completed = listing.complete(field.text, cursor: field.cursor, by: step)
    if let completed { show(completed) }
  }

  private func show(_ edited: (text: String, cursor: Int)) {
    field.set(edited.text, cursor: edited.cursor)
    if listing.completion != nil { field.leaveForList() }
  }

  private func recall(by step: Int) {
    if let text = listing.recall(by: step) { field.set(text) }
  }
}

/// The card of query examples.
extension FilterEditor {
  private func openCard() { card = QueryCard(for: listing.rows) }

  private func moveInCard(by step: Int) {
    field.leaveForList()
    card?.move(by: step)
  }

  private var cardBindings: [Binding] {
    [
      Binding(.keepFilter, "insert the example", hint: "insert") { [weak self] in
        self?.takeExample()
      },
      Binding(.dropFilter, "close", hint: "close") { [weak self] in self?.card = nil },
      Binding(.fieldDown) { [weak self] in self?.moveInCard(by: 1) },
      Binding(.fieldUp) { [weak self] in self?.moveInCard(by: -1) },
      Binding(.complete) { [weak self] in
        self?.card = nil
        self?.complete(by: 1)
      },
      Binding(.queryExamples, "close") { [weak self] in self?.card = nil },
    ]
  }

  /// Appends the selected example to the typed text.
  private func takeExample() {
    guard let example = card?.selected else { return }
    card = nil
    let typed = field.field.isSelected ? "" : field.text.trimmed
    field.set(typed.isEmpty ? example : "\(typed) \(example)")
    listing.filter(field.text)
  }

  /// The card in words; `nil` while it is closed.
  var speech: Speech? {
    card.map { Speech(title: worded("Query examples"), lines: $0.spoken, selected: $0.selected) }
  }

  /// Draws the completions or the card under the filter.
  func drawBox(_ bar: FilterBar<Rows>, on canvas: inout Canvas, below filter: Rect, in area: Rect) {
    guard listing.isFiltering else { return }
    if let card {
      QueryCardBox(card: card).draw(on: &canvas, below: filter, in: area)
    } else if let completion = listing.completion {
      CompletionMenu(completion: completion, column: bar.column(of: completion.start, in: filter))
        .draw(on: &canvas, below: filter, in: area)
    }
  }
}
