import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI

/// The number of Pokémon with each mark, after the sign of the mark. Also the legend of the signs.
@MainActor struct MarkCounts {
  struct Entry {
    let sign: Symbol
    let text: DrawableText
  }

  private let trainer: TrainerModel

  init(_ trainer: TrainerModel) {
    self.trainer = trainer
  }

  /// Favourite and caught Pokémon are always counted; seen ones if there are more of them than
  /// caught ones, and shiny ones if there are any.
  func entries(_ symbols: Symbols, inWords: Bool = false) -> [Entry] {
    let caught = trainer.count(.caught)
    let seen = trainer.count(.seen)
    let shown: [(sign: Symbol, count: Int, words: String)] = [
      (symbols.star, trainer.count(.favourite), Mark.favourite.name),
      (symbols.ball, caught, Mark.caught.name),
      (symbols.circle, seen > caught ? seen : 0, Mark.seen.name),
      (symbols.sparkle, trainer.count(.shiny), Mark.shiny.name),
    ]
    return shown.enumerated().filter { $0.offset < 2 || $0.element.count > 0 }.map { _, entry in
      let number = " \(Formatting.count(entry.count))"
      let isLong = inWords && !entry.words.isEmpty
      return Entry(
        sign: entry.sign, text: DrawableText(isLong ? "\(number) \(entry.words)" : number))
    }
  }
}
