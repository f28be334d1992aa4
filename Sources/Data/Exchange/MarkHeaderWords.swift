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
    (.id, ""), (.slug, ""), (.slots, ""), (.slot, ""),
    (.state, "status zustand état estado stato 状態 상태 状态 狀態"),
    (.ball, "pokeball pokéball ボール 볼 精灵球 精靈球"),
    (.origin, "game version origingame spiel herkunft jeu origine juego origen gioco ソフト 게임 游戏 遊戲"),
    (
      .name,
      """
      pokemon pokemonname pokemonnames species speciesname nom nombre nome art spezies espèce espèces \
      especie especies specie 名前 なまえ ポケモン ポケモン名 種 이름 포켓몬 名字 名称 名稱 宝可梦 寶可夢
      """
    ),
    (.form, "forme forma formname variant variety フォルム 姿 すがた 폼 모습 形态 形態 样子 樣子"),
    (.gender, "sex geschlecht sexe género sexo sesso genere 性別 せいべつ 성별 性别"),
    (
      .number,
      """
      n n° n.º no nr dex dexno dexnr dexnumber nationaldex nationaldexno nationaldexnumber nationalno \
      nationalnumber pokedexno pokedexnr pokedexnumber ndex nummer numéro número numero 番号 ばんごう \
      図鑑番号 全国図鑑 번호 도감번호 编号 編號 图鉴编号 圖鑑編號
      """
    ),
    (
      .favourite,
      """
      favorite favourites favorites isfavourite isfavorite favorit favoriten favori favoris favorito \
      favoritos preferito preferiti お気に入り おきにいり 즐겨찾기 最爱 最愛 喜欢 喜歡 收藏
      """
    ),
    (.seen, "isseen gesehen vu vus visto vistos visti 見た 見つけた みつけた 발견 见过 見過 看到"),
    (
      .caught,
      """
      iscaught captured owned have obtained gefangen capturé capturés attrapé attrapés capturado \
      capturados atrapado atrapados catturato catturati つかまえた 捕獲 捕まえた 잡음 포획 捕获 已捕获 捕捉 抓到
      """
    ),
    (
      .shiny,
      """
      isshiny schillernd chromatique chromatiques variocolor shinies cromatico cromatici 色違い いろちがい \
      이로치 异色 異色 闪光 閃光
      """
    ),
    (
      .note,
      """
      notes notiz notizen nota notas remark remarks comment comments kommentar メモ ノート 메모 备注 備註 \
      笔记 筆記
      """
    ),
  ]
}
