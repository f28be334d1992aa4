import PokedexDomain

/// The page of one form. Beside a list, it follows the selected row.
@MainActor package final class PokemonViewModel {
  /// The data of the header and of the overview.
  package let page = Resource<PokemonPage>()
  /// The document of any other tab.
  package let text = Resource<Document>()
  package let reading = ReadingPosition()
  /// The prose and the sprite of the page; `nil` without a source for them.
  package let extras: PokemonExtras?
  /// The sprites of the evolution family; `nil` without a source for them.
  package let family: SpriteGallery?
  /// The matchups and evolution shown beside the overview in a wide window.
  package let companion: OverviewCompanion
  @Watched package private(set) var tab: PokemonTab
  /// The tabs that are lists; `nil` until one of them is shown.
  @Watched package private(set) var tables: PokemonTables?
  @Watched package private(set) var form: ID<Form>?

  private let tabs: PokemonTabs
  /// The forms that its stats are ranked against.
  private let listed: () -> ShowStats.Listed?
  /// The user's marks and note for a form.
  private let entry: (ID<Form>) -> MarkEntry
  private var lens: Lens?
  /// The displayed overview, and the inputs it was built from.
  private var overview: (versions: [Int], note: String, document: Document)?
  private let preloads: Bool
  /// Pages preloaded under the current lens.
  private var ahead = PageCache()

  /// - Parameter preloads: Whether pages load at once and without network access, as from a dex,
  ///   so that they may be preloaded.
  package init(
    tabs: PokemonTabs, tab: PokemonTab = .overview, preloads: Bool = false,
    extras: PokemonExtras? = nil, family: SpriteGallery? = nil,
    listed: @escaping () -> ShowStats.Listed? = { nil },
    entry: @escaping (ID<Form>) -> MarkEntry = { _ in MarkEntry() }
  ) {
    self.tabs = tabs
    self.tab = tab
    companion = OverviewCompanion(tabs: tabs)
    self.extras = extras
    self.family = family
    self.listed = listed
    self.entry = entry
    self.preloads = preloads
  }

  /// Shows another form, from the top of its page. Does nothing if the form and the lens are the
  /// same.
  ///
  /// - Parameter lens: The game or generation to show the form as of.
  package func show(_ form: ID<Form>, through lens: Lens? = nil) {
    guard form != self.form || lens != self.lens else { return }
    if form != self.form { reading.begin() }
    if lens != self.lens { ahead = PageCache() }
    self.form = form
    self.lens = lens
    if tables != nil { tables = nil }
    let fetch: Resource<PokemonPage>.Fetch = { [tabs] _ throws(PokedexError) in
      try await tabs.show(form, through: lens)
    }
    if let ready = ahead.page(of: form) {
      page.take(ready, refetch: fetch)
    } else {
      page.load(fetch)
    }
    loadTab()
  }

  /// Preloads the pages of the forms that may be shown next, and drops all other preloaded pages.
  package func preload(to forms: [ID<Form>]) {
    guard preloads else { return }
    ahead.keep(forms)
    if let page = page.value, isCurrent { ahead.add(page) }
    for form in forms where ahead.page(of: form) == nil {
      // An error is ignored here; showing the page reports it.
      Task.immediate {
        guard let page = try? await tabs.show(form, through: lens) else { return }
        ahead.add(page)
      }
    }
  }

  /// The selected move of the learnset, if that is shown.
  package var selectedMove: ID<Move>? { tab == .moves ? tables?.chosenMove : nil }

  /// Preloads the learnset of the open page.
  package func preloadLearnset() {
    guard preloads, !tab.isList, let form, ahead.learnset(of: form) == nil else { return }
    let tables = tabs.tables(of: form, in: nil)
    tables.start(.moves, through: lens)
    ahead.keep(tables, of: form)
  }

  /// Makes the overviews of the preloaded pages, with the extras that all forms share.
  package func makeDocumentsAhead() -> [Document] {
    guard tab == .overview else { return [] }
    let blocks = extras?.blocksAhead ?? []
    let overviews = ahead.pages.filter { $0.form.id != form }.map { page in
      let note = entry(page.form.id).note
      return PageCache.Overview(
        form: page.form.id, note: note, extras: blocks,
        document: overview(of: page, note, failure: page.speciesFailure, blocks))
    }
    ahead.keep(overviews, beside: form)
    return overviews.map(\.document)
  }

  /// Shows another tab.
  package func show(_ tab: PokemonTab) {
    guard tab != self.tab else { return }
    self.tab = tab
    reading.begin()
    loadTab()
  }

  private func loadTab() {
    guard tab != .overview, let form else { return text.cancel() }
    guard !tab.isList else { return loadTables(of: form, in: nil) }
    let listed = tab == .stats ? listed() : nil
    text.load { [tabs, tab, lens] _ throws(PokedexError) in
      try await tabs.document(of: tab, form, through: lens, among: listed)
    }
  }

  private func loadTables(of form: ID<Form>, in game: ID<VersionGroup>?) {
    text.cancel()
    let known = game == nil ? tables ?? ahead.learnset(of: form) : nil
    let tables = known ?? tabs.tables(of: form, in: game)
    tables.start(tab, through: lens)
    if self.tables !== tables { self.tables = tables }
  }

  /// Lists the learnset of a game that is so many steps older; negative steps lead to newer games.
  package func turnGame(by step: Int) {
    guard let form, let game = tables?.game(by: step) else { return }
    loadTables(of: form, in: game)
  }

  /// The document of the current tab, as far as it is loaded.
  package var document: Loadable<Document> {
    guard tab == .overview else { return text.state }
    switch page.state {
    case .idle: return .idle
    case .loading where !isCurrent: return .loading(previous: nil, progress: nil)
    case .error(let error, _) where !isCurrent: return .error(error, previous: nil)
    default: return shownOverview.map { .loaded($0) } ?? .idle
    }
  }

  private var shownOverview: Document? {
    guard let page = page.value else { return nil }
    let versions = [self.page.version] + (extras?.version ?? [])
    let note = entry(page.form.id).note
    if let overview, overview.versions == versions, overview.note == note {
      return overview.document
    }
    let blocks = extras?.blocks ?? []
    let failure = self.page.state.error ?? page.speciesFailure
    let document = overview(of: page, note, failure: failure, blocks)
    overview = (versions, note, document)
    return document
  }

  /// - Parameter blocks: The extras below the facts.
  private func overview(
    of page: PokemonPage, _ note: String, failure: PokedexError?, _ blocks: [Document.Block]
  ) -> Document {
    ahead.overview(of: page.form.id, note, blocks)
      ?? Document(Document(overview: page, note: note, failure: failure).blocks + blocks)
  }

  /// Loads the matchups and evolution shown beside the overview in a wide window.
  package func showCompanion() {
    if let form, isCurrent { companion.show(form, through: lens) }
  }

  /// Fetches the prose and the sprite of the page once it is visible.
  package func showExtras() {
    guard let extras, tab == .overview, isCurrent, let page = page.value else { return }
    extras.show(page, through: lens)
  }

  /// Cancels the fetches of a page that is no longer visible. The next ``show(_:through:)`` starts
  /// them again.
  package func leave() {
    extras?.leave()
    guard page.state.isLoading else { return }
    page.cancel()
    form = nil
  }

  /// The user's marks on the form.
  package var marks: Marks { form.map { entry($0).marks } ?? Marks() }

  /// Whether the loaded page is that of the requested form, and not of the one before it.
  package var isCurrent: Bool { page.value.map { $0.form.id == form } ?? false }

  /// Whether the page or a part of it failed to load.
  package var hasFailed: Bool {
    page.state.error != nil || page.value?.speciesFailure != nil || text.state.error != nil
      || tables?.hasFailed ?? false || tab == .evolution && family?.hasFailed ?? false
      || tab == .overview && extras?.hasFailed ?? false
  }

  /// The forms that the tab links to and the page's own, in reading order.
  package var relatives: [Named<Form>] {
    guard let form, let document = text.value else { return [] }
    let own = Named(form, page.value?.name ?? "")
    var relatives: [Named<Form>] = []
    for span in document.blocks.flatMap(\.inlines).flatMap(\.spans) {
      if case .pokemon(let other, _, _)? = span.destination, other != form {
        if !relatives.contains(where: { $0.id == other }) {
          relatives.append(Named(other, span.text))
        }
      } else if span.text == own.name, !relatives.contains(own) {
        relatives.append(own)
      }
    }
    return relatives.contains(own) ? relatives : [own] + relatives
  }

  package var isLoading: Bool { page.state.isLoading || extras?.isLoading ?? false }

  /// Stops the fetches and reports that they were stopped.
  package func stop() {
    page.stop()
    extras?.stop()
  }

  /// The header's network status, for fetches that are in progress or failed.
  package var mark: NetworkStatus? {
    let seen = tab == .overview ? extras?.mark : tab == .evolution ? family?.mark : nil
    return NetworkStatus(among: [NetworkStatus(page.state), seen].compactMap { $0 })
  }

  /// The reason why a refresh would not help; `nil` if it would.
  package var refreshRefusal: String? {
    if hasFailed { return nil }
    if isLoading { return worded("still loading") }
    let hasExtras = extras != nil && tab == .overview
    if tab == .evolution, family?.hasFailed == true { return nil }
    return hasExtras || !preloads ? nil : worded("nothing to reload: all data is local")
  }

  /// Repeats failed requests or, without a failure, fetches all data from the network again.
  package func refresh() {
    guard !hasFailed else { return retry() }
    if tab == .overview { extras?.refresh() }
    guard !preloads, let form else { return }
    tabs.renew(form)
    page.retry()
  }

  /// Repeats failed requests.
  package func retry() {
    extras?.forceRetry()
    if page.state.error != nil || page.value?.speciesFailure != nil { page.retry() }
    if text.state.error != nil { text.retry() }
    tables?.retry()
    if tab == .evolution { family?.retry() }
    if tab == .overview, extras?.hasFailed == true { extras?.refresh() }
  }
}
