import PokedexDomain

/// The words above the columns of people's own tables, in the languages of the games.
enum MarkHeaderWords {
  static func column(_ word: String) -> MarkColumn? {
    word.trimmed == "#" ? .number : columns[Spelling.folded(word)]
  }

  private static let columns: [[UInt8]: MarkColumn] = {
    var columns: [[UInt8]: MarkColumn] = [:]
    for (column, words) in words {
      for word in words.split(separator: " ") + [column.rawValue[...]] {
        columns[Spelling.folded(word)] = column
      }
    }
    return columns
  }()

  /// English, German, French, Spanish, Italian, Japanese, Korean and Chinese.
  private static let words: [(MarkColumn, String)] = [
    (.id, ""), (.slug, ""),
    (
      .name,
      "pokemon species nom nombre nome art espèce especie specie 名前 なまえ ポケモン 이름 포켓몬 名字 名称 名稱 宝可梦 寶可夢"
    ),
    (.form, "forme forma variant variety フォルム すがた 폼 모습 形态 形態"),
    (
      .number,
      "no nr dex dexno dexnumber nationaldex ndex nummer numéro número numero 番号 図鑑番号 번호 编号 編號"
    ),
    (
      .favourite, "favorite favourites favorites favorit favori favorito preferito お気に入り 즐겨찾기 最爱 最愛"
    ),
    (.seen, "gesehen vu visto 見た みつけた 발견 见过 見過"),
    (
      .caught,
      "owned have obtained gefangen capturé attrapé capturado catturato つかまえた 捕獲 捕まえた 잡음 포획 捕获 已捕获"
    ),
    (.shiny, "schillernd chromatique variocolor shinies cromatico 色違い いろちがい 이로치 异色 異色 闪光"),
    (.note, "notes notiz notizen nota remark remarks comment comments kommentar メモ 메모 备注 備註"),
  ]
}
