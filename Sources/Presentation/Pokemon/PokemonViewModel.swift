import PokedexDomain

/// The page of one form, which changes with the row that the list has selected.
@MainActor package final class PokemonViewModel {
  /// What the head and the overview are made of.
  package let page = Resource<PokemonPage>()
  /// What the other tabs say.
  package let text = Resource<Document>()
  package let reading = ReadingPosition()
  /// Text and picture; none where there is no way to have them.
  package let extras: PokemonExtras?
  /// Pictures of those that it evolves from and into; likewise.
  package let family: SpriteGallery?
  @Watched package private(set) var tab: PokemonTab
  /// The tabs that are lists; none before one of them is shown.
  @Watched package private(set) var tables: PokemonTables?
  @Watched package private(set) var form: ID<Form>?

  private let tabs: PokemonTabs
  /// Whom its stats are ranked among.
  private let listed: () -> ShowStats.Listed?
  /// What the user keeps about a form.
  private let entry: (ID<Form>) -> MarkEntry
  private var lens: Lens?
  private var overview: (version: Int, note: String, document: Document)?
  /// Overviews with what the extras say: of the form that is shown, and of those to come.
  private var whole: OverviewWithExtras?
  private var wholesAhead: [OverviewWithExtras] = []

  private var relativeNames: [ID<Form>: String] = [:]
  private let looksAhead: Bool
  /// Pages that may be asked for next, as the lens shows them, and what their overviews say.
  private var ahead: [(page: PokemonPage, note: String, overview: Document)] = []
  private var movesAhead: (form: ID<Form>, lens: Lens?, tables: PokemonTables)?

  /// - Parameter looksAhead: whether pages are there at once and cost nobody anything, as those of
  ///   a dex, so that they may be read before they are asked for.
  package init(
    tabs: PokemonTabs, tab: PokemonTab = .overview, looksAhead: Bool = false,
    extras: PokemonExtras? = nil, family: SpriteGallery? = nil,
    listed: @escaping () -> ShowStats.Listed? = { nil },
    entry: @escaping (ID<Form>) -> MarkEntry = { _ in MarkEntry() }
  ) {
    (self.tabs, self.tab, self.extras, self.family) = (tabs, tab, extras, family)
    (self.listed, self.entry) = (listed, entry)
    self.looksAhead = looksAhead
  }

  /// Shows another form, from the top of its page; the same one stays as it is.
  ///
  /// - Parameter lens: shows it as it was then.
  package func show(_ form: ID<Form>, through lens: Lens? = nil) {
    guard form != self.form || lens != self.lens else { return }
    if form != self.form { reading.begin() }
    if lens != self.lens { ahead = [] }
    (self.form, self.lens) = (form, lens)
    if tables != nil { tables = nil }
    let fetch: Resource<PokemonPage>.Fetch = { [tabs] _ throws(PokedexError) in
      try await tabs.show(form, through: lens)
    }
    if let ready = ahead.first(where: { $0.page.form.id == form }) {
      page.take(ready.page, refetch: fetch)
      overview = (page.version, ready.note, ready.overview)
    } else {
      page.load(fetch)
    }
    loadTab()
  }

  /// Reads the pages of forms that may be shown next, now that there is time, and keeps no others.
  package func lookAhead(to forms: [ID<Form>]) {
    guard looksAhead else { return }
    ahead.removeAll { !forms.contains($0.page.form.id) }
    if let page = page.value, isCurrent, let overviewDocument {
      ahead.append((page, entry(page.form.id).note, overviewDocument))
    }
    for form in forms where !ahead.contains(where: { $0.page.form.id == form }) {
      // What cannot be read is left to whoever asks for it.
      Task.immediate {
        guard let page = try? await tabs.show(form, through: lens) else { return }
        let note = entry(form).note
        let document = Document(overview: page, note: note, trouble: page.speciesFailure)
        ahead.append((page, note, document))
      }
    }
  }

  /// Reads the moves of the page that is open: they are most of what there is to read, and the
  /// first that are read bring the names of all with them.
  package func lookAheadToMoves() {
    guard looksAhead, !tab.isList, let form, movesAhead?.form != form || movesAhead?.lens != lens
    else { return }
    let tables = tabs.tables(of: form, in: nil)
    tables.start(.moves, through: lens)
    movesAhead = (form, lens, tables)
  }

  /// Makes what the pages that were read ahead will say at first, with what is true of every form.
  package func makeDocumentsAhead() -> [Document] {
    guard tab == .overview else { return [] }
    let others = ahead.filter { $0.page.form.id != form }.map(\.overview)
    guard let extras else { return others }
    let (version, blocks) = (extras.version, extras.blocksAhead)
    wholesAhead = others.map { OverviewWithExtras($0, blocks, version: version) }
    return wholesAhead.map(\.document)
  }

  /// Shows another part of the page.
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
    let ahead = movesAhead.flatMap { $0.form == form && $0.lens == lens ? $0.tables : nil }
    let tables =
      game == nil
      ? tables ?? ahead ?? tabs.tables(of: form, in: nil) : tabs.tables(of: form, in: game)
    tables.start(tab, through: lens)
    if self.tables !== tables { self.tables = tables }
  }

  /// Lists the moves of the next older game, or of a newer one.
  package func turnGame(by step: Int) {
    guard let form, let game = tables?.game(by: step) else { return }
    loadTables(of: form, in: game)
  }

  /// What the tab that is shown says, as far as it is there.
  package var document: Loadable<Document> {
    guard tab == .overview else { return text.state }
    switch page.state {
    case .idle: return .idle
    case .loading where !isCurrent: return .loading(previous: nil, progress: nil)
    case .error(let error, _) where !isCurrent: return .error(error, previous: nil)
    default: return wholeOverview.map { .loaded($0) } ?? .idle
    }
  }

  private var wholeOverview: Document? {
    guard let extras, let facts = overviewDocument else { return overviewDocument }
    let version = extras.version
    if let whole, whole.isOf(facts, version) { return whole.document }
    let made =
      wholesAhead.first { $0.isOf(facts, version) }
      ?? OverviewWithExtras(facts, extras.blocks, version: version)
    whole = made
    return made.document
  }

  /// Asks for text and picture of the page, now that it is seen.
  package func showExtras() {
    guard let extras, tab == .overview, isCurrent, let page = page.value else { return }
    extras.show(page, through: lens)
  }

  /// The page is not seen any more: what is under way for it is given up, and asked for anew when
  /// it is seen again.
  package func leave() {
    extras?.leave()
    guard page.state.isLoading else { return }
    page.cancel()
    form = nil
  }

  private var overviewDocument: Document? {
    let version = page.version
    guard let page = page.value else { return nil }
    let note = entry(page.form.id).note
    if let overview, overview.version == version, overview.note == note {
      return overview.document
    }
    let trouble = self.page.state.error ?? page.speciesFailure
    let document = Document(overview: page, note: note, trouble: trouble)
    overview = (version, note, document)
    return document
  }

  /// What the user has marked the form with.
  package var marks: Marks { form.map { entry($0).marks } ?? Marks() }

  /// Whether the page on hand is the one that was asked for, and not the one before it.
  package var isCurrent: Bool { page.value.map { $0.form.id == form } ?? false }

  /// Whether the page, or a part of it, could not be had.
  package var hasFailed: Bool {
    page.state.error != nil || page.value?.speciesFailure != nil || text.state.error != nil
      || tables?.hasFailed ?? false || tab == .evolution && family?.hasFailed ?? false
      || tab == .overview && extras?.hasFailed ?? false
  }

  /// The forms that the tab leads to, and the one whose page it is, in the order of the text.
  package var relatives: [ID<Form>] {
    guard let form, let document = text.value else { return [] }
    var names = [form: page.value?.name ?? ""]
    var order: [ID<Form>] = []
    for span in document.blocks.flatMap(\.inlines).flatMap(\.spans) {
      if case .pokemon(let other, _)? = span.destination, names[other] == nil {
        names[other] = span.text
        order.append(other)
      } else if span.text == names[form], !order.contains(form) {
        order.append(form)
      }
    }
    relativeNames = names
    return order.contains(form) ? order : [form] + order
  }

  /// What one of ``relatives`` is called.
  package func name(of form: ID<Form>) -> String { relativeNames[form] ?? "" }

  package var isLoading: Bool { page.state.isLoading || extras?.isLoading ?? false }

  /// Stops what is under way and says so.
  package func stop() {
    page.stop()
    extras?.stop()
  }

  /// What the head says of what is on its way or did not come.
  package var mark: NetworkStatus? {
    let seen = tab == .overview ? extras?.mark : tab == .evolution ? family?.mark : nil
    return NetworkStatus(among: [NetworkStatus(page.state), seen].compactMap { $0 })
  }

  /// Why asking afresh would bring nothing; none where it may.
  package var refreshRefusal: String? {
    if hasFailed { return nil }
    if isLoading { return worded("it is on its way") }
    let hasExtras = extras != nil && tab == .overview
    if tab == .evolution, family?.hasFailed == true { return nil }
    return hasExtras || !looksAhead ? nil : worded("nothing here comes by the network")
  }

  /// Asks again for what failed or, where nothing has, for everything that comes by the network.
  package func refresh() {
    guard !hasFailed else { return retry() }
    if tab == .overview { extras?.refresh() }
    guard !looksAhead, let form else { return }
    tabs.renew(form)
    page.retry()
  }

  /// Asks again for what failed.
  package func retry() {
    extras?.forceRetry()
    if page.state.error != nil || page.value?.speciesFailure != nil { page.retry() }
    if text.state.error != nil { text.retry() }
    tables?.retry()
    if tab == .evolution { family?.retry() }
    if tab == .overview, extras?.hasFailed == true { extras?.refresh() }
  }
}

/// The facts of a form and what the extras say below them.
private struct OverviewWithExtras {
  let facts: Document
  /// Of the extras.
  let version: [Int]
  let document: Document

  init(_ facts: Document, _ blocks: [Document.Block], version: [Int]) {
    (self.facts, self.version) = (facts, version)
    document = blocks.isEmpty ? facts : Document(facts.blocks + blocks)
  }

  func isOf(_ facts: Document, _ version: [Int]) -> Bool {
    version == self.version && facts == self.facts
  }
}
