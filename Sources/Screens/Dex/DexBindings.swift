import PokedexDomain
import PokedexPresentation

extension DexScreen {
  func makeListBindings() -> [Binding] {
    let model = model
    let filter = Binding(.filter) { [weak self] in self?.beginFilter() }
    let own =
      [
        Binding(.sort) { [dialogs] in dialogs.choose(model.list.sortChooser()) },
        Binding(.reverse) { model.list.reverseSort() },
      ] + gameChip.bindings + [
        Binding(.foldForms) { model.toggleForms() }, markingSlots,
        Binding(.searches) { [dialogs] in dialogs.choose(model.list.searchChooser()) },
        saveSearch,
      ]
    let choice = pick.map { makePickBindings($0) } ?? [ticking, tickingAll]
    let leave = (pick == nil ? [leaving] : []) + quitting
    let list = [filter, refresh] + hintedMarks + own + rowBindings { model.list } + leave
    return choice + opening + list + [otherPane, zooming] + otherMarks + tabKeys + pane.extrasKeys
  }

  /// Goes to the page, or corrects a filter that has a mistake or no matches.
  private var otherPane: Binding {
    let model = model
    return Binding(
      .otherPane,
      unless: { [weak self] in model.list.canCorrect ? nil : self?.openRefusal },
      run: { model.list.canCorrect ? model.list.takeCorrection() : model.openPage() })
  }

  private var ticking: Binding {
    Binding(.tick, hintedIf: { false }, unless: { [weak self] in self?.openRefusal }) {
      [model] in model.toggleTick()
    }
  }

  private var tickingAll: Binding {
    Binding(.tickAll, unless: { [weak self] in self?.openRefusal }) { [model] in
      model.toggleAllTicks()
    }
  }

  private var markingSlots: Binding {
    Binding(.allSlots, unless: { [weak self] in self?.openRefusal }) { [model, dialogs] in
      let ticked = model.ticked.ids
      dialogs.chooseSlots(of: ticked.isEmpty ? model.listedForms : ticked)
    }
  }

  /// In a narrow window, the part with the focus has the whole window anyway.
  var zooming: Binding {
    Binding(
      .zoom,
      unless: { [weak self] in
        self?.isWide ?? false ? nil : worded("the window has room for only one pane")
      }
    ) { [weak self] in self?.isZoomed.toggle() }
  }

  private var quitting: [Binding] {
    isStart ? [Binding(.leave, "quit", hint: "quit") { [router] in router.leave() }] : []
  }

  /// The keys of the tabs of the page beside the list. If the page is hidden, they also open it.
  private var tabKeys: [Binding] {
    tabBindings(of: { [pokemon] in pokemon.tab }, unless: { [weak self] in self?.openRefusal }) {
      [weak self] in self?.show($0)
    }
  }

  private func show(_ tab: PokemonTab) {
    pokemon.show(tab)
    if !isPageVisible { model.openPage() }
  }

  /// The key that opens the page; while `pokedex pick` asks for a choice, another key does.
  private var opening: [Binding] {
    guard pick == nil else { return [] }
    return [
      Binding(.open, unless: { [weak self] in self?.openRefusal }) { [model] in model.openPage() }
    ]
  }

  /// The keys that mark the selected form or plan with it.
  func makeMarkKeys() -> [Binding] {
    MarkKeys(trainer: model.trainer, dialogs: dialogs, ticked: { [model] in model.ticked.ids }) {
      [model] in model.selected.map { ($0, model.selectedName) }
    }.bindings
      + TeamKeys(
        planning: planning, dialogs: dialogs, ticked: { [model] in model.ticked.ids },
        target: { [model] in model.selected },
        move: { [model, pokemon] in model.isPageOpen ? pokemon.selectedMove : nil }
      ).bindings
  }

  /// The keys that go from the page to the next one or back to the list.
  func makeLeavingBindings() -> [Binding] {
    let model = model
    return [
      Binding(.back, "clear the filter, or go back", hintedIf: { false }) {
        [weak self] in
        if self?.pane.clearFilter() != true { model.closePage() }
      },
      Binding(.leave, "back to the list", hint: "list") { model.closePage() },
      zooming,
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
      reporting: .clearOrStop, hint: "clear",
      unless: { [weak self] in self?.leavingRefusal },
      run: { [weak self] in self?.clearOrStop() })
  }

  private var leavingRefusal: String? {
    let isLoading = model.catalog.state.isLoading || pokemon.isLoading
    return model.list.query.isEmpty && model.ticked.isEmpty && !isLoading
      ? worded("already at the list: q quits") : nil
  }

  private func clearOrStop() -> Message? {
    guard model.ticked.isEmpty else {
      model.untick()
      return nil
    }
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
      run: { [dialogs, list = model.list] in
        dialogs.type(worded("Save the filter as"), problem: { list.refusal(toSaveAs: $0) }) {
          list.save(as: $0)
          return nil
        }
      })
  }

  private var refreshRefusal: String? {
    model.selected == nil ? worded("nothing has failed") : pokemon.refreshRefusal
  }

  /// Retries the failed requests of both the list and the page.
  func makeRefreshBinding() -> Binding {
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
