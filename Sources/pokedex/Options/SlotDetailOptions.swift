import ArgumentParser
import PokedexDomain

/// Options that tell more of what is marked.
protocol MarkDetails: ParsableArguments {
  /// - Throws: ``Failure`` for a name that means nothing.
  func details(in catalog: Catalog) throws -> SlotDetails
}

/// For marks of which nothing more can be told.
struct NoMarkDetails: MarkDetails {
  func details(in catalog: Catalog) -> SlotDetails { SlotDetails() }
}

/// Options that tell more of the Pokémon in a slot.
struct SlotDetailOptions: MarkDetails {
  @Option(help: "The ball that it is in, such as love-ball.", completion: ShellCompletion.items)
  var ball: String?

  @Option(
    help: "The game that it comes from, such as platinum.", completion: ShellCompletion.lenses)
  var inGame: String?

  @Option(help: "A line about it, of up to 500 characters; an empty one removes it.")
  var note: String?

  func details(in catalog: Catalog) throws -> SlotDetails {
    let reader = SlotDetailReader(catalog)
    do {
      return SlotDetails(
        ball: try ball.map { try reader.ball($0).get() },
        game: try inGame.map { try reader.game($0).get() }, note: note)
    } catch let unknown as SlotDetailReader.Unknown {
      throw Failure(localized: unknown.text, .usage)
    }
  }
}
