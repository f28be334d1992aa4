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
      themes: ThemeTrial(on: stage.terminal), router: stage.router
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
}
