import ArgumentParser
import Glibc
import PokedexDomain
import PokedexScreens
import PokedexTerminalUI

/// The options for printing a picture.
struct SpriteOptions: ParsableArguments {
  @Flag(help: "Print the picture above the page.")
  var sprite = false

  @Flag(help: "Print the shiny picture.")
  var shiny = false

  @Flag(help: "Print the picture from behind.")
  var back = false

  @Flag(help: "Print the picture of a female, if it differs.")
  var female = false

  @Option(
    help: ArgumentHelp(
      "Print one of its appearances, such as b for Unown or icy-snow for Vivillon.",
      valueName: "name"))
  var look: String?

  /// The maximum size in cells.
  private static let room = Size(width: 72, height: 24)

  private var isWanted: Bool { sprite || shiny || back || female || look != nil }

  private func view(of look: String?) -> SpriteView {
    let side: SpriteView.Side =
      back ? (female ? .femaleBack : .back) : (female ? .femaleFront : .front)
    return SpriteView(side, isShiny: shiny, look: look)
  }

  /// Returns the coloured lines of the picture and a blank line; empty if no picture was requested.
  ///
  /// - Throws: ``Failure`` if there is no such picture or it cannot be loaded.
  @MainActor func lines(
    of form: Form, in reference: (any DexReference)?, _ composition: Composition,
    _ configuration: Configuration
  ) async throws -> [PrintedLine] {
    guard isWanted else { return [] }
    let show = try composition.showSprite()
    let view = view(of: try picturedLook(of: form, in: reference))
    let picture = try await show(view, of: form.id).value
    let blocks = HalfBlocks(picture, room: Self.room)
    let depth = Self.depth(configuration.color)
    return SpriteText(blocks, depth: depth, symbols: configuration.symbols).lines + [PrintedLine()]
  }

  /// The name of the requested look's pictures; `nil` if no look was requested.
  private func picturedLook(of form: Form, in reference: (any DexReference)?) throws -> String? {
    guard let look else { return nil }
    guard let reference else {
      throw Failure("--look needs the local data: leave out --source api", .usage)
    }
    let looks = PictureLook.all(of: form, through: nil, in: reference)
    let wanted = Spelling.folded(look)
    let found = looks.first { found in
      [found.name, found.word ?? ""].contains { Spelling.folded($0) == wanted }
    }
    guard let found else { throw Failure(localized: Self.refusal(of: look, among: looks), .usage) }
    return found.picture
  }

  private static func refusal(of look: String, among looks: [PictureLook]) -> String {
    let words = looks.compactMap(\.word)
    guard words.count > 1 else {
      return worded("this Pokémon has only one appearance: leave out --look")
    }
    return worded("no appearance '\(look)': this Pokémon has \(words.joined(separator: ", "))")
  }

  private static func depth(_ color: ColorChoice) -> SpriteText.Depth {
    let environment = Environment()
    let color = color.resolved(environment)
    guard color == .always || color == .auto && Output.isTerminal else { return .none }
    return environment.claimsTrueColor ? .all : .twoFiftySix
  }
}
