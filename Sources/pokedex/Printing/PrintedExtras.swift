import PokedexDomain
import PokedexPresentation

/// A Pokémon's picture and Pokédex entries, printed along with the facts.
@MainActor struct PrintedExtras {
  private let dex: DexSettings
  private let asksForText: Bool
  private let sprite: SpriteOptions

  /// - Parameter asksForText: whether to request missing texts from the network.
  init(_ dex: DexSettings, asksForText: Bool, sprite: SpriteOptions) {
    self.dex = dex
    self.asksForText = asksForText
    self.sprite = sprite
  }

  /// The lines of the picture; empty if none was requested.
  func picture(
    of form: Form, in reference: (any DexReference)?, _ configuration: Configuration
  ) async throws -> [PrintedLine] {
    try await sprite.lines(of: form, in: reference, Composition(dex), configuration)
  }

  /// The texts that are stored or, if requested, fetched from the network.
  func prose(
    of page: PokemonPage, in reference: (any DexReference)?
  ) async throws -> Loadable<DisplayedProse> {
    var settings = dex
    if !asksForText { settings.isOffline = true }
    let read = try Composition(settings).readProse()
    var old: DisplayedProse?
    do throws(PokedexError) {
      return .loaded(
        try await read(about: .species(page.form.species), in: reference) { old = $0 })
    } catch {
      guard !asksForText else { return .error(error, previous: old) }
      return old.map { .loaded($0) } ?? .idle
    }
  }
}
