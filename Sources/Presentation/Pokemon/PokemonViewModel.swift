import Observation
import PokedexDomain

/// The page of one form, which changes with the row that the list has selected.
@MainActor @Observable package final class PokemonViewModel {
  package let page = Resource<PokemonPage>()
  private var scrolling = Scrolling()

  @ObservationIgnored private let show: ShowPokemon
  @ObservationIgnored private var form: ID<Form>?
  @ObservationIgnored private var lens: Lens?

  package init(show: ShowPokemon) {
    self.show = show
  }

  /// Shows another form, from the top of its page; the same one stays as it is.
  ///
  /// - Parameter lens: shows it as it was then.
  package func show(_ form: ID<Form>, through lens: Lens? = nil) {
    guard form != self.form || lens != self.lens else { return }
    if form != self.form { scrolling = Scrolling() }
    (self.form, self.lens) = (form, lens)
    page.load { [show] _ throws(PokedexError) in try await show(form, through: lens) }
  }

  /// Whether the page on hand is the one that was asked for, and not the one before it.
  package var isCurrent: Bool { page.value.map { $0.form.id == form } ?? false }

  /// Whether the page, or a part of it, could not be had.
  package var hasFailed: Bool { page.state.error != nil || page.value?.speciesFailure != nil }

  /// Asks again for the page.
  package func retry() { page.retry() }

  // MARK: Scrolling

  package var top: Int { scrolling.top }

  package func scroll(by lines: Int) { scrolling.move(by: lines) }
  package func scroll(pages: Double) { scrolling.move(pages: pages) }

  /// The page has so many lines, and the screen room for so many of them.
  package func fit(lines: Int, height: Int) {
    var fitted = scrolling
    fitted.fit(lines: lines, height: height)
    if fitted != scrolling { scrolling = fitted }
  }
}
