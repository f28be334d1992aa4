import Observation
import PokedexDomain

/// The page of one form, which changes with the row that the list has selected.
@MainActor @Observable package final class PokemonViewModel {
  package let page = Resource<PokemonPage>()
  private var scrolling = Scrolling()

  @ObservationIgnored private let show: ShowPokemon
  @ObservationIgnored private let looksAhead: Bool
  @ObservationIgnored private var form: ID<Form>?
  /// Pages that may be asked for next.
  @ObservationIgnored private var ahead: [PokemonPage] = []

  /// - Parameter looksAhead: whether pages are there at once and cost nobody anything, as those of
  ///   a dex, so that they may be read before they are asked for.
  package init(show: ShowPokemon, looksAhead: Bool = false) {
    self.show = show
    self.looksAhead = looksAhead
  }

  /// Shows another form, from the top of its page; the same one stays as it is.
  package func show(_ form: ID<Form>) {
    guard form != self.form else { return }
    self.form = form
    scrolling = Scrolling()
    let fetch: Resource<PokemonPage>.Fetch = { [show] _ throws(PokedexError) in
      try await show(form)
    }
    if let ready = ahead.first(where: { $0.form.id == form }) {
      page.take(ready, refetch: fetch)
    } else {
      page.load(fetch)
    }
  }

  /// Reads the pages of forms that may be shown next, now that there is time, and keeps no others.
  package func lookAhead(to forms: [ID<Form>]) {
    guard looksAhead else { return }
    ahead.removeAll { !forms.contains($0.form.id) }
    if let page = page.value, page.form.id == form { ahead.append(page) }
    for form in forms where !ahead.contains(where: { $0.form.id == form }) {
      // What cannot be read is left to whoever asks for it.
      Task.immediate { if let page = try? await show(form) { ahead.append(page) } }
    }
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
