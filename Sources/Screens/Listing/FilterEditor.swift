import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI

/// The field in which the filter of a list is typed, and its keys.
@MainActor final class FilterEditor<Rows: QueryRows> {
  let field = EditedText()
  private let listing: Listing<Rows>
  private let more: [Binding]

  /// - Parameter more: what else keys do while a filter of this list is typed.
  init(_ listing: Listing<Rows>, more: [Binding] = []) {
    (self.listing, self.more) = (listing, more)
  }

  func isOf(_ listing: Listing<Rows>) -> Bool { self.listing === listing }

  /// Takes the keys of a filter that is begun.
  func begin() {
    listing.beginFilter()
    field.set(listing.query)
  }

  /// Takes a key that no binding wants.
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

  /// Puts the next thing there that may stand at the cursor.
  private func complete(by step: Int) {
    guard let (text, cursor) = listing.complete(field.text, cursor: field.cursor, by: step)
    else { return }
    field.set(text, cursor: cursor)
  }

  private func recall(by step: Int) {
    if let text = listing.recall(by: step) { field.set(text) }
  }
}
