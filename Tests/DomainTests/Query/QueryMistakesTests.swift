import PokedexDomain
import Testing

@Suite struct QueryMistakesTests {
  @Test(arguments: [
    ("‸tpye‸:fire", "unknown field 'tpye': did you mean type?"),
    ("hp>10 ‸speeed‸>100 fire", "unknown field 'speeed': did you mean speed?"),
    ("‸xyzzy‸:1", "unknown field 'xyzzy'"),
    ("type:‸fier‸", "no type 'fier': did you mean fire?"),
    ("type:fire,‸watre‸", "no type 'watre': did you mean water?"),
    ("type:‸fier‸ hp>100", "no type 'fier': did you mean fire?"),
    ("type:‸fi‸ hp>100", "'fi' could be Fighting, Fire: type more"),
    ("is:‸legendery‸", "no trait 'legendery': did you mean legendary?"),
    ("hp>‸abc‸", "hp needs a number: hp>=200"),
    ("hp:‸nan‸", "hp needs a number: hp>=200"),
    ("hp:‸inf‸", "hp needs a number: hp>=200"),
    ("hp:‸200..100‸ fire", "200..100 is empty: the first number is larger than the second"),
    ("hp:‸1..b‸", "hp needs numbers around '..': hp:50..100"),
    ("hp:‸..‸ fire", "hp needs numbers around '..': hp:50..100"),
    ("hp>‸1..2‸", "a range needs ':', not '>'"),
    ("type>‸fire‸", "type is not a number: write type:fire"),
    ("‸type:‸ | fire", "type needs a value: type:dragon"),
    ("‸hp>=‸ | fire", "hp needs a value: hp>=200"),
    ("fire‸)‸ water", "')' has no '('"),
    ("‸>‸ 5", "'>' needs a field before it"),
    ("‸-‸ | fire", "nothing to exclude after '-'"),
    ("sort:‸weigth‸", "unknown field 'weigth': did you mean weight?"),
    ("sort:‸-weigth‸", "unknown field 'weigth': did you mean weight?"),
    ("sort:‸type‸", "the list cannot be sorted by type"),
    ("‸sort‸: | a", "sort: needs a field, such as sort:-speed"),
    ("‸...‸", "'...' has no letter to search for"),
    ("name:‸...‸", "'...' has no letter to search for"),
  ])
  func mistakesAreUnderlinedAndExplained(_ marked: String, _ message: String) {
    expectProblem(marked, message, isUnfinished: false)
  }

  @Test(arguments: [
    ("‸type:‸", "type needs a value: type:dragon"),
    ("‸type:‸  ", "type needs a value: type:dragon"),
    ("‸hp>=‸", "hp needs a value: hp>=200"),
    ("‸speed >‸ ", "spe needs a value: speed > 100"),
    ("type:‸fi‸", "'fi' could be Fighting, Fire: type more"),
    ("is:mono,‸m‸", "'m' could be Mythical, Mega and 3 more: type more"),
    ("hp:‸..‸", "hp needs numbers around '..': hp:50..100"),
    ("hp:‸200..100‸", "200..100 is empty: the first number is larger than the second"),
    ("atk>‸s‸", "atk needs a number: atk>100"),
    ("sort:‸weig‸", "unknown field 'weig'"),
    ("sort:‸-‸", "'-' needs a field after it"),
    ("sort:-hp,‸-‸ ", "'-' needs a field after it"),
    ("‸sort‸:", "sort: needs a field, such as sort:-speed"),
    ("‸(‸fire", "'(' is not closed"),
    ("a ‸\"‸mr mi", "the quotation mark is not closed"),
    ("‸-‸", "nothing to exclude after '-'"),
    ("fire ‸!‸ ", "nothing to exclude after '!'"),
    ("‸<‸", "'<' needs a field before it"),
  ])
  func halfTypedTermsAreUnfinished(_ marked: String, _ message: String) {
    expectProblem(marked, message, isUnfinished: true)
  }

  @Test func aMistakeIsToldWhereverItStands() {
    #expect(problems(of: "... fire ... fire").map(\.range) == [0..<3, 9..<12])
  }

  @Test func mistakesAreInTextOrder() {
    let text = "tpye:fire hp>abc is:babby sort:weigth )"
    #expect(
      text.marked(problems(of: text).map(\.range))
        == "‸tpye‸:fire hp>‸abc‸ is:‸babby‸ sort:‸weigth‸ ‸)‸")
  }

  @Test func noTwoFieldsShareAName() {
    let names = PokemonRows.fields.flatMap(\.names)
    #expect(Set(names).count == names.count)
    #expect(names.allSatisfy { $0 == $0.lowercased() })
  }
}
