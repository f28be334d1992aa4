import PokedexDomain
import PokedexPresentation

/// Everything that can be reached from here: actions, the places shown last, anything with a name or
/// a number, and the pages that answer a question.
@MainActor final class Palette {
  private enum Entry {
    case command(OfferedAction)
    case place(Route)
    case found(Int)
    case theme(String)
    case question(Asked)
  }

  /// The maximum number of commands shown when names match, too.
  private static let maxCommands = 6

  private let commands: [PaletteCommand]
  private let recent: [RecentPlaces.Place]
  private let finder: Finder
  private let questions: QuestionFinder
  private let saved: () -> [SavedPlace]
  private let themes: ThemeTrial
  private let router: Router
  private var entries: [Entry] = []

  init(
    actions: [OfferedAction], recent: [RecentPlaces.Place], finder: Finder,
    questions: QuestionFinder, saved: @escaping () -> [SavedPlace], themes: ThemeTrial,
    router: Router
  ) {
    // Leaves out the action that opens the palette.
    commands = actions.filter { $0.name != Action.goTo.name }.map(PaletteCommand.init)
    self.recent = recent
    self.finder = finder
    self.questions = questions
    self.saved = saved
    self.themes = themes
    self.router = router
  }

  /// The commands before anything is typed: screens first, moves of the cursor last.
  private var sortedCommands: [PaletteCommand] {
    let order: [ActionGroup] = [.screens, .mark, .team, .find, .open, .show, .program, .move]
    return order.flatMap { group in commands.filter { $0.action.group == group } }
  }

  var chooser: ChooserViewModel {
    let chooser = ChooserViewModel(
      title: worded("Go to"), emptyText: worded("Nothing has that name"),
      find: { self.choices($0) }, reporting: { self.choose($0) })
    chooser.reason = { [questions, finder] in
      questions.problem(in: $0) ?? finder.problem(inGames: $0)
    }
    chooser.page = { self.page(at: $0) }
    return chooser
  }

  private func choices(_ text: String) -> [Choosable] {
    entries = []
    let typed = text.trimmed
    guard !typed.isEmpty else { return places + choices(of: sortedCommands) }
    if typed.hasPrefix("@") { return choices(ofSaved: typed) }
    if let theme = Self.theme(typed) { return choices(ofThemes: theme) }
    let pages = finder.pages(inGames: typed)
    guard pages.isEmpty else { return choices(of: pages) }
    // One word names an action or a page before it begins a question that needs more words.
    return typed.contains(" ") || questions.question(typed) != nil
      ? asked(text) + choices(named: typed) : choices(named: typed) + asked(text)
  }

  private func asked(_ text: String) -> [Choosable] {
    questions(text).map { offer in
      let choice = Choosable(0, offer.text, detail: worded("question"))
      var added = add(.question(offer.question), choice)
      added.completion = offer.text
      return added
    }
  }

  private func choices(named typed: String) -> [Choosable] {
    let found = matches(typed)
    // Names that are only similar would be noise below an action.
    let names = names(typed).filter { found.isEmpty || !finder.isOnlySimilar(at: $0.id) }
    let shown = found.prefix(names.isEmpty ? found.count : Self.maxCommands)
    // A name that begins with the typed letters goes before commands that only mention the word, except
    // where that is whole, as in the type chart, and no name is.
    let isNamed = names.first.map { finder.isWhole(at: $0.id) } ?? false
    let words = PaletteCommand.Typed(typed)
    let isNear = shown.map {
      $0.closeness < .word || !isNamed && $0.command.hasWord(words)
    }
    let commands = zip(shown, isNear)
    let begun = names.prefix { finder.isBeginning(at: $0.id) }
    return choices(of: commands.filter(\.1).map(\.0.command))
      + begun.map { add(.found($0.id), $0) }
      + choices(of: commands.filter { !$0.1 }.map(\.0.command))
      + names.dropFirst(begun.count).map { add(.found($0.id), $0) }
  }

  /// After the first word of a question, names that are only similar would hide what is wrong with
  /// the others.
  private func names(_ typed: String) -> [Choosable] {
    let names = finder(typed)
    return questions.isWrong(typed) ? names.filter { finder.isBeginning(at: $0.id) } : names
  }

  private func matches(
    _ text: String
  ) -> [(command: PaletteCommand, closeness: PaletteCommand.Closeness)] {
    guard text.utf8.count <= PaletteCommand.mostBytes else { return [] }
    let typed = PaletteCommand.Typed(text)
    let close = commands.enumerated().compactMap { index, command in
      command.closeness(to: typed).map { (closeness: $0, index: index) }
    }
    return close.sorted { ($0.closeness, $0.index) < ($1.closeness, $1.index) }
      .map { (commands[$0.index], $0.closeness) }
  }

  /// The beginning of a theme's name after `theme ` or `set theme `; `nil` for other texts.
  private static func theme(_ typed: String) -> Substring? {
    let words = typed.lowercased()
    return ["theme ", "set theme "].first { words.hasPrefix($0) }.map { words.dropFirst($0.count) }
  }

  private func choices(ofThemes letters: Substring) -> [Choosable] {
    themes.names.filter { $0.hasPrefix(letters) }
      .map { add(.theme($0), Choosable(0, $0, detail: worded("theme"))) }
  }

  private func choices(ofSaved typed: String) -> [Choosable] {
    saved().filter { $0.name.lowercased().hasPrefix(typed.lowercased()) }.compactMap { place in
      place.route.map { add(.place($0), Choosable(0, place.name, detail: place.address)) }
    }
  }

  private func choices(of pages: [Finder.PageInGame]) -> [Choosable] {
    pages.map { add(.place(.page($0.destination)), Choosable(0, $0.name, detail: $0.game)) }
  }

  private var places: [Choosable] {
    recent.map { place in
      add(.place(place.route), Choosable(0, place.title, detail: worded("recent")))
    }
  }

  private func choices(of commands: [PaletteCommand]) -> [Choosable] {
    commands.map { add(.command($0.action), $0.choice(0)) }
  }

  private func add(_ entry: Entry, _ choice: Choosable) -> Choosable {
    entries.append(entry)
    return Choosable(entries.count - 1, choice.text, detail: choice.detail)
  }

  /// The page that an entry opens, unless it has to be computed first.
  private func page(at index: Int) -> Destination? {
    guard entries.indices.contains(index) else { return nil }
    let destination: Destination? =
      switch entries[index] {
      case .place(.page(let destination)): destination
      case .found(let match): finder.destination(at: match)
      case .command, .place, .theme, .question: nil
      }
    switch destination {
    case .pokemon, .thing: return destination
    case .query, .place, .question, nil: return nil
    }
  }

  private func choose(_ index: Int) -> StatusMessage? {
    guard entries.indices.contains(index) else { return nil }
    switch entries[index] {
    case .command(let action): return action.run().map(StatusMessage.init)
    case .place(let route): router.push(route)
    case .theme(let name): return themes.show(name)
    case .question(let asked): router.push(.page(.asking(asked.question)))
    case .found(let match):
      if let destination = finder.destination(at: match) { router.push(.page(destination)) }
    }
    return nil
  }
}
