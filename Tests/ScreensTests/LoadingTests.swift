import PokedexData
import PokedexDomain
import PokedexTerminalUI
import PokedexTesting
import Testing

/// The screen while data is loading, and after failures.
@MainActor @Suite(.timeLimit(minutes: 5)) struct LoadingTests {
  private let refused = PokedexError.network(.refused(host: "pokeapi.co"))

  @Test(arguments: [Size.small, .usual, .wide])
  func theListFillsRowByRowWithItsProgress(_ size: Size) async {
    let pokedex = ScriptedPokedex(.success(ScriptedPokedex.bareCatalog))
    pokedex.hold()
    let stage = Stage(pokedex, size)
    await stage.wait(for: "0 of 16")
    for form in [6, 25, 26] as [ID<Form>] {
      // A wide window also requests the page of the first row.
      let times = form == 6 && size == .wide ? 2 : 1
      await pokedex.wait { asked in asked.filter { $0 == form }.count == times }
      pokedex.release(form)
    }
    await stage.wait(for: "3 of 16")
    golden("loading-\(size.width)x\(size.height)", stage)
    pokedex.release()
    await stage.wait(for: "16 Pokémon")
  }

  @Test(arguments: [Size.small, .usual, .wide])
  func aFailedListHasTheReasonAndTheKeyToRetry(_ size: Size) async {
    let pokedex = ScriptedPokedex(.failure(refused))
    let stage = Stage(pokedex, size)
    await stage.wait(for: "Error")
    golden("list-error-\(size.width)x\(size.height)", stage)
    pokedex.set(.success(SampleDex.catalog))
    await stage.type("r")
    await stage.wait(for: "Charizard")
    #expect(!stage.text.contains("Error"))
  }

  @Test(arguments: [Size.small, .usual, .wide])
  func aFailedPageDoesNotAffectTheList(_ size: Size) async {
    let pokedex = ScriptedPokedex()
    pokedex.fail(6, refused)
    let stage = Stage(pokedex, size)
    await stage.type("<enter>")
    await stage.wait(for: "Error")
    golden("page-error-\(size.width)x\(size.height)", stage)
    pokedex.fail(6, nil)
    await stage.type("r")
    await stage.wait(for: "Attack")
    #expect(!stage.text.contains("Error"))
  }

  @Test(arguments: [Size.usual, .wide])
  func aLoadingPageSaysSo(_ size: Size) async {
    let pokedex = ScriptedPokedex()
    pokedex.hold()
    let stage = Stage(pokedex, size)
    await stage.type("<enter>")
    await stage.wait(for: "Loading Charizard")
    golden("page-loading-\(size.width)x\(size.height)", stage)
    pokedex.release()
    await stage.wait(for: "Abilities")
  }

  @Test func aPartlyLoadedListWorksAndTheRestIsRetried() async {
    let pokedex = ScriptedPokedex(.success(ScriptedPokedex.bareCatalog))
    pokedex.fail(250, refused)
    let stage = Stage(pokedex)
    await stage.wait(for: "Error")
    golden("list-broken-off-80x24", stage)
    await stage.type("jj/char<enter>")
    #expect(stage.selectedRow?.contains("Charizard") == true)
    pokedex.fail(250, nil)
    await stage.type("<esc>r")
    await stage.terminal.wait { !$0.text.contains("Error") && $0.text.contains("Ho-Oh") }
    await stage.wait(for: "16 Pokémon")
  }
}
