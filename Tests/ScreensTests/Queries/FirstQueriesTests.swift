import PokedexDomain
import PokedexTesting
import Testing

@testable import PokedexScreens

/// The queries that people type first, with the completions of Tab and the first rows of the list.
/// After a change, read the table line by line: a player must agree with each line.
@MainActor @Suite struct FirstQueriesTests {
  private static let english = [
    "", "fi", "wa", "dr", "le", "ty", "weak:", "spe", "char", "fire", "gen", "shiny", "gen9",
    "caught", "legendary", "hp 100", "mega", "pika", "el", "gh", "st", "dragon", "levitate",
    "stealth rock", "not fire", "fire or water", "learns:", "tier:ou", "glurak", "evoli",
    "pickachu", "crzd", "mr mime", "rotom", "earthq", "resists:", "type:dr", "is:", "is:l",
    "move:fi", "ability:", "gen:", "evolves:", "kanto", "starter", "type:drgon", "tpye:fire",
    "speed 100", "sort:", "25", "mew", "no guard",
  ]
  private static let german = [
    "", "fe", "wa", "dr", "le", "ge", "glu", "char", "feuer", "nicht feuer", "feuer oder wasser",
    "schwebe", "erdbeben", "type:fe", "pika", "glurak", "mega glurak", "alola raichu",
    "raichu alola",
    "galar pantimos", "knakrack", "garchomp", "farfetchd", "type:null", "typ:null", "wattzapf",
    "bisasam",
    "flugel", "flügel", "fluegel", "stahl", "psycho", "unlicht", "starter", "legendär", "kanto",
    "giratina urform", "rotom hitze", "wasch-rotom", "schwer:", "tier:ou", "gen9", "glurrak", "25",
  ]
  private static let french = [
    "", "fe", "ea", "dr", "le", "dra", "char", "feu", "eau", "pas feu", "feu ou eau", "lévitation",
    "levitation", "séisme", "seisme", "type:fe", "pika", "dracaufeu", "méga dracaufeu",
    "mega dracaufeu x", "raichu alola", "raichu d'alola", "raichu d’Alola", "m. mime", "mr mime",
    "m mime de galar", "carchacrok", "garchomp", "canarticho", "type:0", "type 0", "acier", "psy",
    "tenebres", "ténèbres", "fée", "fee", "évoli", "evoli", "légendaire", "kanto", "motisma lavage",
    "giratina originelle", "gen9", "dracofeu", "25",
  ]
  private static let japanese = [
    "", "ほ", "みず", "ピカ", "リザ", "char", "ふゆう", "type:ほ", "ほのお", "炎", "でんき", "ドラゴン",
    "りざーどん", "リザードン", "ﾘｻﾞｰﾄﾞﾝ", "メガリザードン", "メガリザードンＸ", "ライチュウ",
    "アローラライチュウ", "ライチュウ アローラ", "アローラのすがた", "ポリゴンZ", "ポリゴンＺ", "ポリゴン2",
    "ガブリアス", "カブリアス", "がぶりあす", "garchomp", "ピカチュウ", "ﾋﾟｶﾁｭｳ", "ぴかちゅう",
    "ミュウツー", "ミュウ", "タイプ:ヌル", "タイプヌル", "じしん", "ロトム", "ウォッシュロトム",
    "ニドラン♀", "ニドラン", "カントー", "伝説", "gen9", "pikachu", "25",
  ]

  @Test func english() async throws {
    GoldenFile("first-queries.txt", in: "Frames", of: #filePath)
      .check(try await table(Self.english, Stage.bundled()), #_sourceLocation)
  }

  @Test func german() async throws {
    try await check(.german, Self.german)
  }

  @Test func french() async throws {
    try await check(.french, Self.french)
  }

  @Test func japanese() async throws {
    try await check(.japanese, Self.japanese)
  }

  private func check(_ wording: Wording, _ queries: [String]) async throws {
    try await wording.spoken {
      let code = wording.language.rawValue
      GoldenFile("\(code)-first-queries.txt", in: "Frames", of: #filePath)
        .check(
          try await table(queries, Stage.bundled(in: wording.language)), #_sourceLocation)
    }
  }

  private func table(_ queries: [String], _ pokedex: any PokedexRepository) async throws -> String {
    var lines: [String] = []
    for query in queries {
      let stage = Stage(pokedex)
      await stage.type("/")
      await stage.paste(query)
      lines += ["/\(query)"] + answers(stage)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func answers(_ stage: Stage) -> [String] {
    let list = stage.dex.list
    let names = list.result.rows.prefix(6).map { row in
      let found = list.foundName(of: row)
      return list.rows.names[row] + (found.foreign.map { " (\($0))" } ?? "")
    }
    let choices = QueryEngine(list.rows).completions(
      of: list.condition, cursor: list.condition.count)
    let offers = choices.prefix(8).map { choice in
      choice.text + (choice.isCounted ? " \(choice.count)" : "")
    }
    let hint = stage.app.top.message?.text
    return [
      "  finds  \(list.result.rows.count): \(names.joined(separator: ", "))",
      "  Tab    \(offers.joined(separator: " · "))",
    ] + (hint.map { ["  says   \($0)"] } ?? [])
  }
}
