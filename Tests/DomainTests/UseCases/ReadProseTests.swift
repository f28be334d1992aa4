import PokedexDomain
import PokedexTesting
import Testing

@MainActor @Suite struct ReadProseTests {
  private let extras = ScriptedExtras()

  private func localized(_ texts: [(String, Int, String)]) -> LocalizedProse {
    var localized = LocalizedProse()
    localized.entries = texts.map { GameText($0.0, games: [.version(ID($0.1), slug: $0.2)]) }
    return localized
  }

  private func display(
    _ prose: Prose, in languages: [Language] = [], through lens: Lens? = nil
  ) async throws -> DisplayedProse {
    extras.know(Timestamped(prose), of: .species(25))
    return try await ReadProse(prose: extras, languages: languages)(
      about: .species(25), in: nil, through: lens)
  }

  @Test func equalEntriesAreMerged() async throws {
    let english = localized([("One.", 1, "red"), ("Two.", 3, "yellow"), ("One.", 2, "blue")])
    let displayed = try await display(Prose([.english: english]))
    #expect(displayed.entries.map(\.text) == ["Two.", "One."])
    #expect(displayed.entries.map(\.games) == [["Yellow"], ["Red", "Blue"]])
  }

  @Test func theNewestEntryComesFirst() async throws {
    let displayed = try await display(
      Prose([.english: localized([("Old.", 1, "red"), ("New.", 33, "sword")])]))
    #expect(displayed.entries[displayed.first].text == "New.")
  }

  @Test func thePreferredLanguagePrecedesEnglish() async throws {
    let prose = Prose([
      .english: localized([("Mouse.", 1, "red")]),
      Language(rawValue: "de"): localized([("Maus.", 1, "red")]),
    ])
    let displayed = try await display(prose, in: Language.wanted("de_AT.UTF-8"))
    #expect(displayed.entries[0].text == "Maus.")
    #expect(displayed.missing == nil)
  }

  @Test func aMissingTranslationFallsBackToEnglish() async throws {
    let prose = Prose([.english: localized([("Mouse.", 1, "red")])])
    let displayed = try await display(prose, in: Language.wanted("fr"))
    #expect(displayed.entries[0].text == "Mouse.")
    #expect(displayed.missing?.name == "French")
    #expect(try await self.display(prose).missing == nil)
  }

  @Test func freshProseIsNotFetched() async throws {
    _ = try await display(Prose([.english: localized([("One.", 1, "red")])]))
    #expect(extras.asked.isEmpty)
  }

  @Test func outdatedProseIsReportedWhileANewerOneLoads() async throws {
    extras.know(
      Timestamped(Prose([.english: localized([("Old.", 1, "red")])]), age: 90_000, isOld: true),
      of: .species(25))
    var reported: [DisplayedProse] = []
    let read = ReadProse(prose: extras)
    let displayed = try await read(about: .species(25), in: nil) { reported.append($0) }
    #expect(reported.map { $0.entries[0].text } == ["Old."])
    #expect(reported[0].isOld)
    #expect(displayed.entries[0].text == "It is seen often.")
    #expect(!displayed.isOld)
  }

  @Test(arguments: [
    ("de_DE.UTF-8", ["de"]), ("C", []), ("POSIX", []), ("ja_JP.eucJP", ["ja", "ja-hrkt"]),
    ("zh_TW.UTF-8", ["zh-hant", "zh-hans"]), ("zh_CN", ["zh-hans", "zh-hant"]),
    ("es_MX.UTF-8", ["es-419", "es"]), ("es_ES@euro", ["es", "es-419"]), ("pt_BR", ["pt-br"]),
    ("en_GB.UTF-8", ["en"]), ("ja-hrkt", ["ja-hrkt", "ja"]), ("xx", []), ("", []),
  ])
  func aLocaleHasItsLanguages(_ locale: String, _ codes: [String]) {
    #expect(Language.wanted(locale).map(\.rawValue) == codes)
  }
}
