import PokedexDomain
import PokedexTesting
import Testing

@testable import PokedexPresentation

/// The search for the foes of a duel.
@MainActor @Suite struct FoeFinderTests {
  @Test(arguments: ["\"", "(", ")", "- -", "\u{301}"])
  func aSignThatNamesNothingOffersWhatAnEmptyFieldDoes(_ sign: String) {
    let teams = MemoryTeams([Team(name: "Sand", members: [TeamMember(445)]), Team(name: "Sea")])
    let models = ViewModels(pokedex: ScriptedPokedex(), teams: teams)
    models.dex.start()
    models.teams.start()
    let chooser = models.foeChooser(of: nil)
    let all = chooser.choices.map(\.text)
    chooser.narrow(sign)
    #expect(!all.isEmpty)
    #expect(chooser.choices.map(\.text) == all)
  }
}
