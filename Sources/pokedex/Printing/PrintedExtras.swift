import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI

/// What is printed beside the facts of a Pokémon: its picture, and what is told of it.
@MainActor struct PrintedExtras {
  private let dex: DexSettings
  private let asksForText: Bool
  private let sprite: SpriteOptions

  /// - Parameter asksForText: whether the network is asked for what is not known.
  init(_ dex: DexSettings, asksForText: Bool, sprite: SpriteOptions) {
    self.dex = dex
    self.asksForText = asksForText
    self.sprite = sprite
  }

  /// The lines of the picture; nothing where none was asked for.
  func picture(
    of form: Form, in reference: (any DexReference)?, _ symbols: Symbols
  ) async throws -> [String] {
    try await sprite.lines(of: form, in: reference, Composition(dex), symbols)
  }

  /// What is told of it, as far as it is known or was asked for.
  func told(
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
