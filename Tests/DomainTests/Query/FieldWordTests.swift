import PokedexDomain
import PokedexTesting
import Testing

/// What people call a field in their language leads to the word of the query language.
@Suite struct FieldWordTests {
  @Test(arguments: [
    ("typ:feuer", "type"), ("Typ:feuer", "type"), ("fähigkeit:adlerauge", "ability"),
    ("ini>100", "spe"), ("KP>100", "hp"), ("größe>2", "height"), ("gewicht>100", "weight"),
    ("sort:-gewicht", "-weight"), ("sort:ini", "spe"),
  ])
  func aWordOfTheLanguageInUseIsCorrected(_ query: String, _ field: String?) {
    let problem = Wording.german.spoken { problems(of: query).first }
    #expect(problem?.fix == field)
  }

  @Test func inEnglishTheWordIsUnknown() {
    #expect(problems(of: "gewicht>100").map(\.fix) == [nil])
  }

  @Test(arguments: [("gew", "weight>"), ("fähig", "ability:"), ("initia", "spe>")])
  func aWordOfTheLanguageInUseIsCompleted(_ typed: String, _ field: String) {
    let texts = Wording.german.spoken {
      sample.completions(of: typed, cursor: typed.count).map(\.text)
    }
    #expect(texts.contains(field))
  }
}
