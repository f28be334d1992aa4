import PokedexDomain

/// Text and picture of the form whose page is shown: asked for when somebody stays there, never
/// waited for, and given up when they leave.
@MainActor package final class PokemonExtras {
  package let text = Resource<DisplayedProse>()
  package let picture = Resource<Timestamped<Sprite>>()
  /// Which picture is shown, of this form and of those to come.
  @Watched package private(set) var view = SpriteView()
  /// Whether a page leaves room for a picture: as soon as one came, so that pages do not jump while
  /// their pictures are on their way, and until one does not come.
  @Watched package private(set) var hasRoom = false
  /// Which of the entries is shown; none for the one to be read first.
  @Watched package private(set) var entry: Int?

  /// Of what text and picture are.
  private struct Topic: Equatable {
    let facts: Form
    let lens: Lens?

    var form: ID<Form> { facts.id }

    static func == (one: Topic, other: Topic) -> Bool {
      one.form == other.form && one.lens == other.lens
    }
  }

  private let sources: Extras
  private let rest: Debounce
  private let dex: () -> (any DexReference)?
  private var topic: Topic?
  /// Whether females of the species look different.
  private var hasFemale = false
  /// What the look is called that is shown; nothing for the usual one.
  private var lookName: String?

  /// - Parameter dex: says what games are called.
  init(_ sources: Extras, dex: @escaping () -> (any DexReference)?) {
    (self.sources, self.dex) = (sources, dex)
    rest = Debounce(sources.pause)
  }

  // MARK: Coming and going

  func show(_ page: PokemonPage, through lens: Lens?) {
    let topic = Topic(facts: page.form, lens: lens)
    guard topic != self.topic else { return }
    self.topic = topic
    // Megas and the like of such a species look the same.
    hasFemale = page.form.isDefault && page.species?.species.hasGenderDifferences == true
    clear()
    rest.then { [weak self] in self?.load() }
  }

  /// Forgets what belongs to another form. What is empty already is left alone, for each change
  /// costs a frame; so is that the program is offline, which is true of the next form as well: the
  /// line that says so would go and come with each step.
  private func clear() {
    if !text.isOffline { text.reset() }
    if !picture.isOffline { picture.reset() }
    if entry != nil { entry = nil }
    if view.side.isFemale { view.side = .front }
    if view.look != nil { (lookName, view.look) = (nil, nil) }
  }

  private func load() {
    loadText()
    loadPicture()
  }

  private func loadText(afresh: Bool = false) {
    guard let topic else { return }
    text.load(
      sources.text(
        of: .species(topic.facts.species), in: dex(), through: topic.lens, afresh: afresh))
  }

  /// Gives up what is under way; when the page is seen again, what is missing is asked for anew.
  package func leave() {
    rest.cancel()
    text.cancel()
    picture.cancel()
    if text.value == nil || picture.value == nil || text.state.error != nil { topic = nil }
  }

  package var isLoading: Bool { text.state.isLoading || picture.state.isLoading }

  /// Stops what is under way and says so.
  package func stop() {
    text.stop()
    picture.stop()
  }

  /// What the head of the page says of them.
  var mark: NetworkStatus? { NetworkStatus(text.state, picture.state) }

  // MARK: Pictures

  /// The picture that is there.
  package var sprite: Sprite? { picture.value?.value }

  private func loadPicture(afresh: Bool = false) {
    guard let form = topic?.form else { return }
    let (show, view) = (sources.show, view)
    picture.load { [weak self] report throws(PokedexError) in
      do throws(PokedexError) {
        let sprite = try await show(view, of: form, afresh: afresh) {
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

  /// Shows the other colours.
  package func toggleShiny() {
    view.isShiny.toggle()
    turnPicture()
  }

  /// Shows the back, then the female where she looks different, then the front again.
  package func turn() {
    view = view.turned(withFemale: hasFemale)
    turnPicture()
  }

  package var hasLooks: Bool { (topic?.facts.looks.count ?? 0) > 1 }

  /// Shows another look, round and round.
  ///
  /// - Returns: what it is called, and which of how many it is; nothing where there is no other.
  package func turnLook(by step: Int) -> String? {
    guard let topic, let dex = dex(),
      let looks = try? PictureLook.all(of: topic.facts, through: topic.lens, in: dex),
      looks.count > 1
    else { return nil }
    let place = looks.firstIndex { $0.picture == view.look } ?? 0
    let next = (place + step + looks.count) % looks.count
    view.look = looks[next].picture
    lookName = looks[next].isUsual ? nil : looks[next].name
    turnPicture()
    return worded("\(looks[next].name) (\(next + 1) of \(looks.count))")
  }

  private func turnPicture() {
    picture.reset()
    loadPicture()
  }

  /// What is seen of the picture, where that is not the usual: `Unown B, shiny, back`.
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

  // MARK: Texts

  /// Turns to another entry, round and round.
  package func turnEntry(by step: Int) {
    guard let told = text.value, !told.entries.isEmpty else { return }
    let count = told.entries.count
    entry = ((entry ?? told.first) + step + count) % count
  }

  package var hasEntries: Bool { text.value.map { $0.entries.count > 1 } ?? false }

  /// What stands below the facts.
  var blocks: [Document.Block] { blocks(text.state, picture.state) }

  /// What will stand below those of the next form at first.
  var blocksAhead: [Document.Block] {
    blocks(text.isOffline ? text.state : .idle, picture.isOffline ? picture.state : .idle)
  }

  private func blocks(
    _ text: Loadable<DisplayedProse>, _ picture: Loadable<Timestamped<Sprite>>
  ) -> [Document.Block] {
    let noPicture = picture.error
    let isSame = text.value == nil && noPicture == text.error && !picture.isAbsent
    let blocks = Document.prose(
      text, entry: entry, missing: isSame ? [worded("text"), worded("picture")] : [worded("text")])
    guard let noPicture, !isSame, let remark = remark(noPicture, picture.value) else {
      return blocks
    }
    return blocks + [.paragraph(Inline(remark, tone: .dim))]
  }

  private func remark(_ error: PokedexError, _ picture: Timestamped<Sprite>?) -> String? {
    if let age = picture?.age {
      return worded("picture as it was \(Formatting.age(age)) ago: \(error.reason)")
    }
    if case .notFound = error {
      return viewName.isEmpty
        ? worded("There is no picture of it.") : worded("There is no picture of it: \(viewName)")
    }
    return worded("no picture: \(error.reason)")
  }

  /// Another whenever the blocks may be others.
  var version: [Int] { [text.version, picture.version, entry ?? -1] }

  // MARK: Trouble

  /// Lets hosts be asked again that are spared just now.
  package func forceRetry() { sources.forceRetry() }

  package var hasFailed: Bool { text.canBeRetried || picture.canBeRetried }

  /// Asks again for what failed or, where nothing has, for everything; what is there stays
  /// meanwhile, and when nothing newer comes.
  package func refresh() {
    sources.forceRetry()
    let all = !hasFailed
    if all || text.canBeRetried { loadText(afresh: true) }
    if all || picture.canBeRetried { loadPicture(afresh: true) }
  }
}

extension Resource {
  /// Whether there is nothing to show because the program is to be offline.
  fileprivate var isOffline: Bool {
    if case .error(.offline, nil) = state { true } else { false }
  }
}
