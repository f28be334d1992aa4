import PokedexDomain
import Testing

/// Pastes of old generations, and names of forms.
@Suite struct ImportTruthTests {
  private func read(_ text: String) async throws -> ShowdownReading {
    try ReadTeams(try await Bundled.catalog())(text)
  }

  @Test func setsOfGenerationsWithoutAbilitiesAreRead() async throws {
    let reading = try await read(
      """
      === [gen1ou] Old ===

      Alakazam
      Ability: No Ability
      EVs: 255 HP / 255 Atk / 255 Def / 255 SpA / 255 SpD / 255 Spe
      - Psychic
      """)
    #expect(reading.problems == [])
    let member = try #require(reading.teams.first?.members.first)
    #expect(member.ability == nil)
    #expect(member.effort.total == 6 * TeamRules.maxEffort)
  }

  @Test(arguments: [
    ("Alcremie-Ruby-Cream", "alcremie"), ("Alcremie-Rainbow-Swirl", "alcremie"),
    ("Alcremie", "alcremie"), ("Tatsugiri-Curly-Mega", "tatsugiri-curly-mega"),
  ])
  func namesOfFormsAreReadAndWrittenAlike(_ name: String, _ slug: String) async throws {
    let reading = try await read(name)
    #expect(reading.problems == [])
    let catalog = try await Bundled.catalog()
    let member = try #require(reading.teams.first?.members.first)
    #expect(member.form == (try await Bundled.form(slug)))
    let text = ExportTeams(catalog)(reading.teams)
    #expect(text.split(separator: "\n").contains { $0.trimmed == name })
  }

  @Test(arguments: [
    ("Magnemite (M)", "is never male"), ("Nidoran-M (F)", "is never female"),
    ("Meowstic-F (M)", "is never male"), ("Pikachu (F)", nil),
  ])
  func gendersThatAPokemonCannotHaveAreFaults(_ text: String, _ fault: String?) async throws {
    let team = try #require(try await read(text).teams.first)
    let faults = TeamRules().faults(of: team, in: try await Bundled.catalog())
    #expect(faults.first?.message?.contains(fault ?? "") == fault.map { _ in true })
  }

  @Test func aMoveThatIsNotKnownToBeLearnedIsNotDenied() async throws {
    let team = try #require(try await read("Heatran\n- Eruption").teams.first)
    let lens = try await Bundled.lens("5")
    let faults = TeamRules(through: lens).faults(of: team, in: try await Bundled.catalog())
    #expect(
      faults.map(\.message) == [
        "Heatran is not known to learn Eruption in Generation V."
      ])
  }

  /// A tutor taught Mimic in Emerald. Transferred Pokémon keep such moves up to Sword and Shield,
  /// but not in Scarlet and Violet.
  @Test(arguments: [("4", true), ("7", true), ("sword-shield", true), ("9", false)])
  func movesThatAreTransferredAreNoFaults(_ games: String, _ isAllowed: Bool) async throws {
    let team = try #require(try await read("Zapdos\n- Mimic").teams.first)
    let lens = try await Bundled.lens(games)
    let faults = TeamRules(through: lens).faults(of: team, in: try await Bundled.catalog())
    #expect(faults.isEmpty == isAllowed)
  }
}
