import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI

extension DexScreen {
  func makeListBindings() -> [Binding] {
    let model = model
    let own = [
      Binding(.filter) { [weak self] in self?.beginFilter() },
      Binding(.sort) { [router] in router.push(.sort(.form)) },
      Binding(.reverse) { model.list.reverseSort() },
      Binding(.lens, hint: "lens", unless: { [weak self] in self?.lensRefusal }) { [router] in
        router.push(.lens)
      },
      Binding(.searches) { [router] in router.push(.searches) },
      saveSearch,
      Binding(.ladder) { [router, planning] in
        router.push(.ladder(planning.teams.current))
      },
    ]
    let page = Binding(.otherPane, unless: { [weak self] in self?.openRefusal }) {
      model.openPage()
    }
    let bulk = bulkMarkBindings(model.trainer, router) { model.listedForms }
    // The retry key comes first, so that the footer has room for its hint.
    let choice = pick.map { makePickBindings($0) } ?? []
    let rows = rowBindings(pageDown: pick == nil ? .pageDown : .pageDownByKey) { model.list }
    return choice + [refresh] + rows + opening + own + (pick == nil ? [leaving] : [])
      + [page] + markKeys + bulk + pane.extrasKeys
  }

  /// The key that opens the page; a choice has another.
  private var opening: [Binding] {
    guard pick == nil else { return [] }
    return [
      Binding(.open, unless: { [weak self] in self?.openRefusal }) { [model] in model.openPage() }
    ]
  }

  /// The keys that mark the selected form or plan with it.
  func makeMarkKeys() -> [Binding] {
    MarkKeys(trainer: model.trainer, router: router) { [model] in
      model.selected.map { ($0, model.selectedName) }
    }.bindings + TeamKeys(planning: planning, router: router) { [model] in model.selected }.bindings
  }

  /// The keys that go from the page to the next one or back to the list.
  func makeLeavingBindings() -> [Binding] {
    let model = model
    return [
      refresh,
      Binding(.back, "back to the list", hint: "list") { model.closePage() },
      Binding(.nextPokemon) { model.list.move(by: 1) },
      Binding(.previousPokemon) { model.list.move(by: -1) },
    ]
  }

  /// On a text page, the filter key goes back to the list and filters that.
  func makeFilterBinding() -> Binding {
    Binding(.filter, hintedIf: { false }) { [weak self] in
      self?.model.closePage()
      self?.beginFilter()
    }
  }

  var openRefusal: String? {
    model.selected == nil ? worded("nothing is selected") : nil
  }

  /// A list opened from a link closes like a page.
  private var leaving: Binding {
    let router = router
    guard isStart else { return Binding(.back) { router.pop() } }
    return Binding(
      reporting: .clearOrStop,
      unless: { [weak self] in self?.leavingRefusal },
      run: { [weak self] in self?.clearOrStop() })
  }

  private var leavingRefusal: String? {
    let isLoading = model.catalog.state.isLoading || pokemon.isLoading
    return model.list.query.isEmpty && !isLoading
      ? worded("already at the list: q quits") : nil
  }

  private func clearOrStop() -> Message? {
    guard model.list.query.isEmpty else {
      model.list.clearFilter()
      return nil
    }
    model.stop()
    pokemon.stop()
    return Self.stopped
  }

  var saveSearch: Binding {
    Binding(
      .saveFilter,
      unless: { [model] in model.list.saveRefusal },
      run: { [router] in router.push(.saveSearch) })
  }

  private var lensRefusal: String? {
    model.hasPastData ? nil : worded("past games need a dex: leave out --source api")
  }

  private var refreshRefusal: String? {
    model.selected == nil ? worded("nothing has failed") : pokemon.refreshRefusal
  }

  /// Retries the failed requests of both the list and the page.
  private var refresh: Binding {
    let model = model
    let pokemon = pokemon
    return Binding(
      .retry,
      hintedIf: { model.hasFailed || pokemon.hasFailed },
      unless: { [weak self] in model.hasFailed ? nil : self?.refreshRefusal },
      run: {
        pokemon.refresh()
        if model.hasFailed { model.start() }
      })
  }
}
