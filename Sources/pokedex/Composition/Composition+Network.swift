import PokedexData
import PokedexDomain
import PokedexPresentation
import PokedexTerminalNcurses
import PokedexTerminalUI

/// Access to PokeAPI.
extension Composition {
  /// - Parameter isForScreen: whether the requests come from the screen. These back off from a host
  ///   that has failed.
  func api(isForScreen: Bool = false) throws -> PokeAPI {
    PokeAPI(
      base: try apiAddress,
      transport: isForScreen ? network.backoff : network.transport, log: log)
  }

  private var apiAddress: WebAddress {
    get throws { try Self.address(settings.apiURL ?? DexSettings.publicAPI) }
  }

  private var spritesAddress: WebAddress {
    get throws { try Self.address(settings.configuration[.spritesURL]) }
  }

  /// - Throws: ``Failure`` if the text is not an http or https address.
  private static func address(_ text: String) throws -> WebAddress {
    guard let address = WebAddress(text) else {
      let shown = WebAddress.shown(text)
      throw Failure("'\(shown)' is not an http or https address", .usage)
    }
    return address
  }
}

/// Texts and pictures.
extension Composition {
  /// The delay in milliseconds before the text and picture of a selected row are requested.
  private static let debounceDelay = 120

  @MainActor func extras() throws -> Extras {
    Extras(
      read: try readProse(),
      show: settings.configuration.pictures == PictureStyle.none ? nil : try showSprite(),
      pause: { MainLoop.after(milliseconds: Self.debounceDelay, $0) },
      forceRetry: { [network] in network.backoff.forget() })
  }

  @MainActor func cries() throws -> CryModel {
    CryModel(
      LiveCries(
        base: try Self.address(settings.configuration[.criesURL]),
        transport: settings.isOffline ? nil : network.backoff, cache: cache,
        folder: environment.temporaryFolder))
  }

  func readProse() throws -> ReadProse {
    let api = settings.isOffline ? nil : try api(isForScreen: true)
    return ReadProse(
      prose: LiveProse(api: api, cache: cache, synced: synced), languages: languages)
  }

  func showSprite() throws -> ShowSprite {
    ShowSprite(
      sprites: LiveSprites(
        host: settings.isOffline ? nil : try spriteHost(), cache: cache, synced: synced))
  }

  /// The texts and pictures of the user's last sync.
  private var synced: SyncedExtras? {
    Paths(environment: environment).dex.map {
      SyncedExtras(path: SyncedExtras.path(beside: $0))
    }
  }

  private func spriteHost() throws -> SpriteHost {
    SpriteHost(
      base: try spritesAddress, transport: network.backoff, log: log)
  }
}

/// A sync.
extension Composition {
  /// Creates a sync from the options of the command.
  func sync(_ options: SyncSettings) throws -> SyncRun {
    let paths = Paths(environment: environment)
    guard let path = options.path ?? paths.dex else {
      throw Failure("HOME is not set: name a file with --into FILE", .file)
    }
    if let named = options.path {
      try DexReplacement.check(named)
    }
    let base = try apiAddress
    let pictures = try spritesAddress
    let usual = base.isLoopback ? nil : SyncSettings.politeRate
    let transport = network.steady(rate: options.rate ?? usual)
    return SyncRun(
      api: PokeAPI(base: base, transport: transport, log: log),
      host: SpriteHost(base: pictures, transport: transport, log: log),
      dex: path, work: paths.work ?? path + ".work", width: options.parallel,
      isFresh: options.isFresh, isAsIs: options.isAsIs, log: log)
  }

  /// The view model of the sync started from the screen.
  @MainActor func syncModel() -> SyncModel {
    let dexAge = { FactsAge.text(ownDex: Paths(environment: environment).ownDex) }
    guard !settings.isOffline else {
      return SyncModel(refusal: worded("--offline forbids the network"), dexAge: dexAge)
    }
    guard settings.source == .auto else {
      return SyncModel(refusal: worded("leave out --source api"))
    }
    do {
      let run = try sync(SyncSettings())
      return SyncModel(
        run: { scope, report throws(PokedexError) in try await run(scope, progress: report) },
        now: { .now }, dexAge: dexAge)
    } catch {
      return SyncModel(
        refusal: worded("there is no place for a dex: HOME is not set"), dexAge: dexAge)
    }
  }
}
