/// The page of the form that is selected in a list: it follows the cursor, the filter and the lens
/// while it is visible.
@MainActor package final class SelectedPage {
  package let page: PokemonViewModel
  private let list: DexViewModel
  private var isVisible = false

  package init(of list: DexViewModel, in page: PokemonViewModel) {
    self.list = list
    self.page = page
  }

  /// Applies a changed lens to the list and shows the page of the selected form. Called before each
  /// frame, so that several keys between two frames load a single page.
  ///
  /// - Parameter isVisible: Whether there is room for the page; if not, no page is loaded.
  package func update(isVisible: Bool) {
    list.look()
    guard isVisible, let form = list.selected else { return leave() }
    self.isVisible = true
    page.show(form, through: list.lens.lens)
  }

  /// Cancels the requests of a page that is no longer visible.
  package func leave() {
    isVisible = false
    page.leave()
  }

  /// Preloads data that the next key may show: the pages of the neighbouring rows, and the learnset
  /// of an open page.
  ///
  /// - Returns: The documents of the preloaded pages.
  package func preload() -> [Document] {
    guard isVisible else { return [] }
    if list.isPageOpen { page.preloadLearnset() }
    let row = list.list.selection.index
    page.preload(to: [row + 1, row - 1].compactMap { list.form(at: $0) })
    return page.makeDocumentsAhead()
  }
}
