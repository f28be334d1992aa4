import PokedexData
import PokedexDomain

extension JSON {
  /// The member `lacks`: what the games lack or the dex does not know of them.
  static func lacks(_ gaps: [GameGap]) -> (key: String, value: JSON) {
    (
      "lacks",
      .list(
        gaps.map {
          .object([
            ("what", .text($0.subject)), ("inGame", .flag($0.isInGame)), ("text", .text($0.text)),
          ])
        })
    )
  }

  static func lacks(_ gaps: GameGap?...) -> (key: String, value: JSON) {
    lacks(gaps.compactMap(\.self))
  }
}
