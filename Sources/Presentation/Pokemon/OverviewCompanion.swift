import PokedexDomain

/// Matchups and evolution of a form, shown beside its overview in a wide window.
@MainActor package final class OverviewCompanion {
  package let text = Resource<Document>()
  package let reading = ReadingPosition()

  private let tabs: PokemonTabs
  private var current: (form: ID<Form>, lens: Lens?)?

  init(tabs: PokemonTabs) {
    self.tabs = tabs
  }

  /// Loads the document of a form, unless it is shown already.
  func show(_ form: ID<Form>, through lens: Lens?) {
    guard current?.form != form || current?.lens != lens else { return }
    if current?.form != form { reading.begin() }
    current = (form, lens)
    text.load { [tabs] _ throws(PokedexError) in
      let matchups = try await tabs.contents(of: .matchups, form, through: lens)
      let evolution = try await tabs.contents(of: .evolution, form, through: lens)
      return Document(
        // The overview already shows the types.
        [.heading(PokemonTab.matchups.title)] + matchups.blocks.dropFirst()
          + [.blank, .heading(PokemonTab.evolution.title)] + evolution.blocks)
    }
  }
}
