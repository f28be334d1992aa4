import PokedexDomain
import PokedexTesting
import Testing

@testable import PokedexPresentation
@testable import PokedexScreens

/// The palette of `:`.
@MainActor @Suite struct PaletteTests {
  private func palette(_ stage: Stage) -> ChooserViewModel {
    Palette(
      commands: stage.app.actions.filter { $0.name != "go-to" }.map(PaletteCommand.init),
      recent: [], finder: Finder(catalog: { [dex = stage.dex] in dex.catalog.value }),
      router: stage.router
    ).chooser
  }

  private func choice(of action: OfferedAction) -> (text: String, key: String) {
    let choice = PaletteCommand(action).choice(0)
    return (choice.text, choice.detail)
  }

  @Test(arguments: ["", "<enter>", "M", "M<enter>", "T", "T<enter>", "T<enter><enter>", "TZ", "P"])
  func itListsEveryActionWithItsKey(_ keys: String) async throws {
    let stage = try await stage(keys)
    let listed = palette(stage).choices
    for action in stage.app.actions where action.name != "go-to" {
      let choice = choice(of: action)
      #expect(choice.key == action.keys.first?.label ?? "")
      #expect(
        listed.contains { $0.text == choice.text && $0.detail == choice.key }, "\(action.name)")
    }
  }

  @Test(arguments: ["", "<enter>", "M", "M<enter>", "T", "T<enter>", "T<enter><enter>", "TZ", "P"])
  func fourLettersAndEnterRunEveryAction(_ keys: String) async throws {
    let stage = try await stage(keys)
    let palette = palette(stage)
    let unreachable = stage.app.actions.filter { $0.name != "go-to" }.filter { action in
      let wanted = choice(of: action)
      return !shortWords(for: action).contains { letters in
        palette.narrow(letters)
        return palette.choices.first.map { $0.text == wanted.text && $0.detail == wanted.key }
          ?? false
      }
    }
    #expect(unreachable.map { "\($0.name): \($0.help)" } == [])
  }

  /// What a user may type of an action's key, name and description, in at most four letters.
  private func shortWords(for action: OfferedAction) -> [String] {
    let name = action.name.split(separator: "-")
    let words =
      name.map(String.init) + action.help.lowercased().split { !$0.isLetter }.map(String.init)
    let beginnings = words.flatMap { word in (1...4).map { String(word.prefix($0)) } }
    let pairs = words.indices.dropLast().map { place in
      "\(words[place].prefix(2)) \(words[place + 1].prefix(1))"
    }
    let initials = String(name.compactMap(\.first))
    return action.keys.map(\.label).filter { $0.count <= 4 } + [initials] + beginnings + pairs
  }
}
