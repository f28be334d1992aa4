import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI

/// The text field for the filter of a list, and its keys.
@MainActor final class FilterEditor<Rows: QueryRows> {
  let field = EditedText()
  private let listing: Listing<Rows>
  private let more: [Binding]

  /// - Parameter more: further bindings that are active while the filter is typed.
  init(_ listing: Listing<Rows>, more: [Binding] = []) {
    self.listing = listing
    self.more = more
  }

  func isOf(_ listing: Listing<Rows>) -> Bool { self.listing === listing }

  /// Starts editing the filter.
  func begin() {
    listing.beginFilter()
    field.set(listing.query)
  }

  /// Handles a key without a binding.
  func type(_ key: Key) -> Bool {
    guard listing.isFiltering else { return false }
    if field.handle(key) { listing.filter(field.text) }
    return true
  }

  func paste(_ text: String) {
    guard listing.isFiltering else { return }
    field.insert(text)
    listing.filter(field.text)
  }

  private(set) lazy var bindings = makeBindings() + more

  private func makeBindings() -> [Binding] {
    let listing = listing
    return [
      Binding(.keepFilter) { listing.keepFilter() },
      Binding(.dropFilter) { listing.dropFilter() },
      Binding(.fieldDown) { listing.move(by: 1) },
      Binding(.fieldUp) { listing.move(by: -1) },
      Binding(.fieldPageDown) { listing.move(pages: 1) },
      Binding(.fieldPageUp) { listing.move(pages: -1) },
      Binding(.complete) { [weak self] in self?.complete(by: 1) },
      Binding(.completeBack) { [weak self] in self?.complete(by: -1) },
      Binding(.olderFilter) { [weak self] in self?.recall(by: 1) },
      Binding(.newerFilter) { [weak self] in self?.recall(by: -1) },
    ]
  }

  /// Inserts the next completion at the cursor.
  private func complete(by step: Int) {
    guard let (text, cursor) = listing.complete(field.text, cursor: field.cursor, by: step)
    else { return }
    field.set(text, cursor: cursor)
  }

  private func recall(by step: Int) {
    if let text = listing.recall(by: step) { field.set(text) }
  }
}
