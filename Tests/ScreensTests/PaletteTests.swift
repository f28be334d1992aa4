import PokedexDomain
import PokedexTesting
import Testing

@testable import PokedexPresentation
@testable import PokedexScreens

/// The palette of `:`.
@MainActor @Suite struct PaletteTests {
  private nonisolated static let screens = [
    "", "<enter>", "M", "M<enter>", "T", "T<enter>", "T<enter><enter>", "TZ", "P",
  ]

  /// The actions of a screen except the one that opens the palette.
  private func actions(_ stage: Stage) -> [OfferedAction] {
    stage.app.actions.filter { $0.name != "go-to" }
  }

  private func palette(_ stage: Stage) -> ChooserViewModel {
    Palette(
      actions: stage.app.actions, recent: [],
      finder: Finder(catalog: { [dex = stage.dex] in dex.catalog.value }),
      questions: QuestionFinder(catalog: { [dex = stage.dex] in dex.catalog.value }),
      saved: { [] },
      themes: ThemeTrial(on: stage.terminal, keeper: stage.keeper), router: stage.router
    ).chooser
  }

  /// A command as the palette shows it.
  @MainActor private struct Seen: Equatable {
    let text: String
    let key: String

    init(_ choice: Choosable) {
      text = choice.text
      key = choice.detail.text
    }

    init(_ action: OfferedAction) { self.init(PaletteCommand(action).choice(0)) }
  }

  @Test(arguments: screens)
  func itListsEveryActionWithItsKey(_ keys: String) async throws {
    let stage = try await stage(keys)
    let listed = palette(stage).choices.map(Seen.init)
    for action in actions(stage) {
      let command = Seen(action)
      #expect(command.key == action.keys.first?.label ?? "")
      #expect(listed.contains(command), "\(action.name)")
    }
  }

  @Test(arguments: screens)
  func fourLettersAndEnterRunEveryAction(_ keys: String) async throws {
    let stage = try await stage(keys)
    let palette = palette(stage)
    let unreachable = actions(stage).filter { action in
      let wanted = Seen(action)
      return !shortWords(for: action).contains { letters in
        palette.narrow(letters)
        return palette.choices.first.map(Seen.init) == wanted
      }
    }
    #expect(unreachable.map { "\($0.name): \($0.help)" } == [])
  }

  /// Returns inputs of at most four letters taken from an action's key, name and description.
  private func shortWords(for action: OfferedAction) -> [String] {
    let name = action.name.split(separator: "-")
    let words =
      name.map(String.init) + action.help.lowercased().split { !$0.isLetter }.map(String.init)
    let beginnings = words.flatMap { word in (1...4).map { String(word.prefix($0)) } }
    let pairs = words.indices.dropLast().map { index in
      "\(words[index].prefix(2)) \(words[index + 1].prefix(1))"
    }
    let initials = String(name.compactMap(\.first))
    return action.keys.map(\.label).filter { $0.count <= 4 } + [initials] + beginnings + pairs
  }

  @Test(arguments: [
    ("chart", "Type chart"), ("quiz", "Quiz about the listed Pokémon"), ("return", "Return"),
    ("charti", "Charti Berry"),
  ])
  func `a whole word of an action goes before the beginning of a name, a whole name before both`(
    _ typed: String, _ first: String
  ) async throws {
    let palette = palette(try await stage(""))
    palette.narrow(typed)
    #expect(palette.choices.first?.text == first)
  }

  // MARK: Questions

  @Test(arguments: [
    (":breed abra encore --caught<enter>", "Abra"), (":breed mr mime hypnosis<enter>", "Mr. Mime"),
    (":sources garchomp earthquake --game platinum<enter>", "Garchomp"),
    (":train speed<enter>", "Training: Speed"), (":catch mewtwo<enter>", "Mewtwo"),
    (":iv garchomp --level 78 --stats 289/278/193/135/171/171 --nature adamant<enter>", "Garchomp"),
    (":BREED Abra  Encore<enter>", "Abra"),
  ])
  func theWordsOfTheShellOpenAPage(_ keys: String, _ title: String) async throws {
    let stage = try await stage(keys)
    guard case .page(.question) = stage.router.top else {
      Issue.record("\(stage.router.top)")
      return
    }
    #expect(stage.title.contains(title), "\(stage.title)")
  }

  @Test func aQuestionKeepsItsOptions() async throws {
    let stage = try await stage(":breed abra encore --caught<enter>")
    var breeding = BreedQuestion(63, [227])
    breeding.isFromCaught = true
    #expect(stage.router.top == .page(.asking(breeding)))
  }

  @Test func tabCompletesAQuestion() async throws {
    let stage = try await stage(":breed abra enc<tab>")
    #expect(stage.text.contains("breed abra encore"))
    await stage.type(" --c<tab><enter>")
    var breeding = BreedQuestion(63, [227])
    breeding.isFromCaught = true
    #expect(stage.router.top == .page(.asking(breeding)))
  }

  @Test func tabAfterTabTakesTheNextCompletion() async throws {
    let stage = try await stage(":train s<tab><tab><enter>")
    #expect(stage.router.top == .page(.asking(TrainQuestion(.specialDefense))))
  }

  @Test func aQuestionIsOfferedWithItsWordsAsTheyAreStored() async throws {
    let palette = palette(try await stage())
    palette.narrow("breed Mr. Mime Hypnosis")
    #expect(palette.choices.first?.text == "breed mr-mime hypnosis")
    palette.narrow("train ")
    #expect(palette.choices.map(\.text).contains("train spe"))
  }

  @Test(arguments: [
    ("breed abra encorr", "there is no move 'encorr': did you mean Encore?"),
    ("breed abra --cought", "no --cought here: did you mean --caught?"),
    ("train luck", "there is no stat 'luck': did you mean hp, atk, def, spa, spd, spe?"),
    ("catch garchomp moves", "'moves' is too much: write catch POKEMON"),
  ])
  func aWrongQuestionTellsWhatToDo(_ typed: String, _ message: String) async throws {
    let palette = palette(try await stage())
    palette.narrow(typed)
    #expect(palette.choices.map(\.text) == [])
    #expect(palette.emptyText == message)
  }

  @Test func otherWordsSayThatNothingHasTheName() async throws {
    let palette = palette(try await stage())
    palette.narrow("qqqqqq qqq")
    #expect(palette.emptyText == "Nothing has that name")
  }

  // MARK: A game after the name

  @Test(arguments: [":feebas@platinum<enter>", ":FEEBAS @ plat<enter>", ":barschwa@platin<enter>"])
  func `a game after the name opens the page as in that game`(_ keys: String) async throws {
    let stage = try await stage(keys)
    #expect(stage.router.top == .page(.pokemon(349, game: "platinum")))
    #expect(stage.text.contains("[Platinum"), "\(stage.text)")
    await stage.type("6")
    #expect(stage.text.contains("Feebas Tile Fish"), "\(stage.text)")
    await stage.type("<esc>")
    #expect(!stage.text.contains("[Platinum"), "only the page is as in Platinum\n\(stage.text)")
  }

  @Test func `the games that have the Pokémon follow, the newest first`() async throws {
    let palette = palette(try await stage())
    palette.narrow("feebas@")
    let games = palette.choices.map(\.detail.text)
    #expect(Set(palette.choices.map(\.text)) == ["Feebas"])
    #expect(games.contains("Platinum"))
    #expect(!games.contains("Red/Blue"), "Hoenn is not known there")
    let newer = try #require(games.firstIndex(of: "Sword/Shield"))
    let older = try #require(games.firstIndex(of: "Platinum"))
    #expect(newer < older)
  }

  @Test(arguments: [
    ("feebas@red-blue", "Feebas is not in Red/Blue"),
    ("feebas@qqqq", "No game or generation has that name"),
    ("qqqqqq@platinum", "Nothing has that name"),
  ])
  func `a game without the Pokémon is told`(_ typed: String, _ message: String) async throws {
    let palette = palette(try await stage())
    palette.narrow(typed)
    #expect(palette.choices.map(\.text) == [])
    #expect(palette.emptyText == message)
  }
}
