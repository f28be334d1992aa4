import PokedexDomain

/// The prose and the sprite of the form whose page is shown. They are fetched once the user stays
/// on the page, never block it, and are cancelled when the user leaves.
@MainActor package final class PokemonExtras {
  package let text = Resource<DisplayedProse>()
  package let picture = Resource<Timestamped<Sprite>>()
  /// The view of the sprite that is shown, kept for the next forms.
  @Watched package private(set) var view = SpriteView()
  /// Whether the page reserves space for a sprite: from the first sprite that loads, so that pages
  /// do not jump while theirs is loading, until one fails to load.
  @Watched package private(set) var hasRoom = false
  /// The index of the shown Pokédex entry; `nil` for the default one.
  @Watched package private(set) var entry: Int?

  /// The form and the lens that the prose and the sprite belong to.
  private struct Topic: Equatable {
    let facts: Form
    let lens: Lens?

    var form: ID<Form> { facts.id }

    static func == (one: Topic, other: Topic) -> Bool {
      one.form == other.form && one.lens == other.lens
    }
  }

  private let sources: Extras
  private let debounce: Debounce
  private let dex: () -> (any DexReference)?
  private var topic: Topic?
  /// Whether the species has gender differences.
  private var hasFemale = false
  /// The name of the look that is shown; `nil` for the default one.
  private var lookName: String?
  private var blockCache: (version: [Int], blocks: [Document.Block])?

  /// - Parameter dex: Provides the names of games.
  init(_ sources: Extras, dex: @escaping () -> (any DexReference)?) {
    self.sources = sources
    self.dex = dex
    debounce = Debounce(sources.pause)
  }

  // MARK: Showing and leaving

  func show(_ page: PokemonPage, through lens: Lens?) {
    let topic = Topic(facts: page.form, lens: lens)
    guard topic != self.topic else { return }
    self.topic = topic
    // Other forms, such as Megas, do not show the gender differences of their species.
    hasFemale = page.form.isDefault && page.species?.species.hasGenderDifferences == true
    clear()
    debounce.then { [weak self] in self?.load() }
  }

  /// Clears the values of the last form. Values that are empty stay untouched, because each change
  /// costs a frame. An offline error also stays, because it applies to the next form as well and
  /// its line would flicker with each step.
  private func clear() {
    if !text.isOffline { text.reset() }
    if !picture.isOffline { picture.reset() }
    if entry != nil { entry = nil }
    if view.side.isFemale { view.side = .front }
    if view.look != nil {
      lookName = nil
      view.look = nil
    }
  }

  private func load() {
    loadText()
    loadPicture()
  }

  private func loadText(forceRefresh: Bool = false) {
    guard let topic else { return }
    text.load(
      sources.text(
        of: .species(topic.facts.species), in: dex(), through: topic.lens,
        forceRefresh: forceRefresh))
  }

  /// Cancels the fetches. Missing parts are fetched again when the page is shown next.
  package func leave() {
    debounce.cancel()
    text.cancel()
    picture.cancel()
    if text.value == nil || picture.value == nil || text.state.error != nil { topic = nil }
  }

  package var isLoading: Bool { text.state.isLoading || picture.state.isLoading }

  /// Stops the fetches and reports that they were stopped.
  package func stop() {
    text.stop()
    picture.stop()
  }

  /// The network status for the page's header. Failures are shown below the facts of the page.
  var mark: NetworkStatus? { isLoading ? .loading : nil }

  // MARK: Sprites

  /// The loaded sprite.
  package var sprite: Sprite? { picture.value?.value }

  private func loadPicture(forceRefresh: Bool = false) {
    guard let form = topic?.form, let show = sources.show else { return }
    let view = view
    picture.load { [weak self] report throws(PokedexError) in
      do throws(PokedexError) {
        let sprite = try await show(view, of: form, forceRefresh: forceRefresh) {
          report($0, LoadingProgress(done: 0, total: 0))
        }
        self?.settle(hasRoom: true, of: form)
        return sprite
      } catch {
        if self?.picture.value == nil { self?.settle(hasRoom: false, of: form) }
        throw error
      }
    }
  }

  private func settle(hasRoom: Bool, of form: ID<Form>) {
    if topic?.form == form, !Task.isCancelled, self.hasRoom != hasRoom { self.hasRoom = hasRoom }
  }

  /// Switches between normal and shiny colours.
  package func toggleShiny() {
    view.isShiny.toggle()
    turnPicture()
  }

  /// Turns the sprite: front, back, female variants if there are any, and front again.
  package func turn() {
    view = view.turned(withFemale: hasFemale)
    turnPicture()
  }

  package var hasLooks: Bool { (topic?.facts.looks.count ?? 0) > 1 }

  /// Shows the next look and wraps around after the last.
  ///
  /// - Returns: The name and position of the look; `nil` if there is only one.
  package func turnLook(by step: Int) -> String? {
    guard let topic, let dex = dex() else { return nil }
    let looks = PictureLook.all(of: topic.facts, through: topic.lens, in: dex)
    guard looks.count > 1 else { return nil }
    let index = looks.firstIndex { $0.picture == view.look } ?? 0
    let next = (index + step + looks.count) % looks.count
    view.look = looks[next].picture
    lookName = looks[next].isDefault ? nil : looks[next].name
    turnPicture()
    return worded("\(looks[next].name) (\(next + 1) of \(looks.count))")
  }

  private func turnPicture() {
    picture.reset()
    loadPicture()
  }

  /// The view of the sprite if it is not the default one: `Unown B, shiny, back`.
  package var viewName: String {
    let side: String? =
      switch view.side {
      case .front: nil
      case .back: worded(Phrase("back", sense: "of a picture"))
      case .femaleFront: worded("female")
      case .femaleBack: worded("female, back")
      }
    return [lookName, view.isShiny ? worded("shiny") : nil, side].compactMap { $0 }
      .joined(separator: ", ")
  }

  // MARK: Prose

  /// Shows the next Pokédex entry and wraps around after the last.
  package func turnEntry(by step: Int) {
    guard let prose = text.value, !prose.entries.isEmpty else { return }
    let count = prose.entries.count
    entry = ((entry ?? prose.first) + step + count) % count
  }

  package var hasEntries: Bool { text.value.map { $0.entries.count > 1 } ?? false }

  /// The blocks below the facts, made once for each version.
  var blocks: [Document.Block] {
    if let blockCache, blockCache.version == version { return blockCache.blocks }
    let blocks = blocks(text.state, picture.state)
    blockCache = (version, blocks)
    return blocks
  }

  /// The blocks that the next form will show before its fetches end.
  var blocksAhead: [Document.Block] {
    if text.isOffline, picture.isOffline { return blocks }
    return blocks(text.isOffline ? text.state : .idle, picture.isOffline ? picture.state : .idle)
  }

  private func blocks(
    _ text: Loadable<DisplayedProse>, _ picture: Loadable<Timestamped<Sprite>>
  ) -> [Document.Block] {
    let noPicture = picture.error
    let isSame =
      text.value == nil && !picture.isAbsent && noPicture?.reason == text.error?.reason
    let blocks = Document.prose(
      text, entry: entry, missing: isSame ? [worded("text"), worded("picture")] : [worded("text")])
    guard let noPicture, !isSame, let remark = remark(noPicture, picture.value) else {
      return blocks
    }
    return blocks + [.paragraph(Inline(remark, tone: .dim))]
  }

  private func remark(_ error: PokedexError, _ picture: Timestamped<Sprite>?) -> String? {
    if let age = picture?.age {
      return worded("picture is \(Formatting.age(age)) old: \(error.reason)")
    }
    if case .notFound = error {
      return viewName.isEmpty
        ? worded("There is no picture of it.") : worded("There is no picture: \(viewName)")
    }
    return worded("no picture: \(error.reason)")
  }

  /// A key that changes whenever the blocks may change.
  var version: [Int] { [text.version, picture.version, entry ?? -1] }

  // MARK: Failures

  /// Ends the pauses of hosts after failures, so that requests to them are sent immediately.
  package func forceRetry() { sources.forceRetry() }

  package var hasFailed: Bool { text.canBeRetried || picture.canBeRetried }

  /// Repeats failed requests or, without a failure, fetches everything again. Loaded values stay
  /// until newer ones arrive.
  package func refresh() {
    sources.forceRetry()
    let all = !hasFailed
    if all || text.canBeRetried { loadText(forceRefresh: true) }
    if all || picture.canBeRetried { loadPicture(forceRefresh: true) }
  }
}
