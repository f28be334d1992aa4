import ArgumentParser
import Glibc
import PokedexDomain
import PokedexScreens
import PokedexTerminalUI

/// Whether a picture is printed, and which.
struct SpriteOptions: ParsableArguments {
  @Flag(help: "Print its picture above the page.")
  var sprite = false

  @Flag(help: "The picture in the other colours.")
  var shiny = false

  @Flag(help: "The picture from behind.")
  var back = false

  @Flag(help: "The picture of a female, where she looks different.")
  var female = false

  @Option(help: "Colours of the picture: auto, always or never; NO_COLOR means never.")
  var color: ColorChoice?

  /// In cells.
  private static let room = Size(width: 72, height: 24)

  private var view: SpriteView {
    let side: SpriteView.Side =
      back ? (female ? .femaleBack : .back) : (female ? .femaleFront : .front)
    return SpriteView(side, isShiny: shiny)
  }

  /// The lines of the picture, with their colours, and a blank one; nothing where none is asked for.
  ///
  /// - Throws: ``Failure`` where there is no such picture, or it does not come.
  @MainActor func lines(
    of form: ID<Form>, _ composition: Composition, _ symbols: Symbols
  ) async throws -> [String] {
    guard sprite || shiny || back || female else { return [] }
    let show = try composition.showSprite()
    let picture = try await Failure.translating { () throws(PokedexError) in
      try await show(view, of: form).value
    }
    let blocks = HalfBlocks(picture, room: Self.room)
    return SpriteText(blocks, depth: depth, symbols: symbols).lines + [""]
  }

  private var depth: SpriteText.Depth {
    let environment = Environment()
    let color = (color ?? Configuration.ofUser.color).resolved(environment)
    guard color == .always || color == .auto && Output.isTerminal else { return .none }
    return environment.claimsAllColors ? .all : .twoFiftySix
  }
}
