import PokedexDomain
import PokedexTesting
import Testing

@Suite struct SearchTests {
  @Test(arguments: [
    ("type:fire", "charizard ho-oh"),
    ("type:fire,water", "charizard vaporeon ho-oh"),
    ("type1:electric type2:psychic", "raichu-alola"),
    ("type2:electric", ""),
    ("type:flying -type:normal", "charizard ho-oh"),
    ("type!=electric is:dual", "charizard farfetchd mr-mime ho-oh"),
    ("hp>=105", "kangaskhan kangaskhan-mega vaporeon ho-oh"),
    ("height<0.3", "flabebe"),
    ("weight:100..300", "kangaskhan-mega ho-oh"),
    ("weight:..1", "flabebe"),
    ("weight:199..", "ho-oh"),
    ("gen:ii", "pichu ho-oh"),
    ("gen>=2 is:default", "pichu ho-oh flabebe"),
    ("gen>=6", "raichu-alola farfetchd-galar kangaskhan-mega flabebe"),
    ("spa=spd", "pikachu nidoran-f pichu"),
    ("bst:300..310", "flabebe"),
    ("exp>300", "ho-oh"),
    ("catch<=3", "ho-oh"),
    ("dex:1..25", "charizard pikachu"),
    ("dex!=1..250", "flabebe"),
    ("25", "pikachu"),
    ("#26", "raichu raichu-alola"),
    ("dex:26 is:default", "raichu"),
    ("electric", "pikachu raichu raichu-alola jolteon pichu"),
    ("water | is:legendary", "vaporeon ho-oh"),
    ("(water | fire) hp>100", "vaporeon ho-oh"),
    ("-(is:default | is:mega)", "raichu-alola farfetchd-galar"),
    ("name:raichu", "raichu raichu-alola"),
    ("name!=a is:dual", "ho-oh"),
    ("\"fire\"", ""),
    // A comma before a field begins the next term; between words it means "or".
    ("type:fire, hp>=105", "ho-oh"),
    ("type:fire,hp>=105", "ho-oh"),
    ("type:fire,name:ho", "ho-oh"),
    ("type:fire, name:ho", "ho-oh"),
    ("pikachu,raichu is:default", "pikachu raichu"),
    ("pikachu, raichu is:default", "pikachu raichu"),
  ])
  func queriesFindTheExpectedRows(_ query: String, _ expected: String) {
    #expect(problems(of: query) == [])
    #expect(find(query).joined(separator: " ") == expected)
  }

  @Test func `beside a word that is a value, similar names are no matches`() {
    #expect(find("charzard") == ["charizard"])
    #expect(find("charzard fire") == [])
    #expect(find("chariz fire") == ["charizard"])
    #expect(find("charzard type:fire") == ["charizard"])
  }

  @Test(arguments: [
    ("type:electric sort:speed", "pichu pikachu raichu raichu-alola jolteon"),
    ("type:electric sort:-speed", "jolteon raichu raichu-alola pikachu pichu"),
    ("type:electric sort:-speed,weight", "jolteon raichu-alola raichu pikachu pichu"),
    ("type:electric sort:-speed sort:weight", "jolteon raichu-alola raichu pikachu pichu"),
    ("type:electric -sort:speed", "jolteon raichu raichu-alola pikachu pichu"),
    ("type:electric -sort:-speed", "pichu pikachu raichu raichu-alola jolteon"),
    ("type:electric !sort:speed,-weight", "jolteon raichu-alola raichu pikachu pichu"),
    ("type:electric sort:-speed,-weight", "jolteon raichu raichu-alola pikachu pichu"),
    ("type:electric sort:name", "raichu-alola jolteon pichu pikachu raichu"),
    ("type:electric sort:-name", "raichu pikachu pichu jolteon raichu-alola"),
    ("gen:2..6 sort:exp", "pichu kangaskhan-mega ho-oh flabebe"),
    ("gen:2..6 sort:-exp", "ho-oh kangaskhan-mega pichu flabebe"),
    ("chu sort:dex", "pikachu raichu raichu-alola pichu"),
  ])
  func rowsAreSortedWithMissingValuesLast(_ query: String, _ expected: String) {
    #expect(find(query).joined(separator: " ") == expected)
  }

  @Test(arguments: [
    ("tpye:fire", SampleDex.forms.count),
    ("tpye:fire type:water", 1),
    ("-tpye:fire type:water", 1),
    ("-(tpye:fire hp>abc) type:water", 1),
    ("type:water | tpye:fire", 1),
    ("type:water |", 1),
    ("type:water | type:", 1),
    ("type:water | ... --- ", 1),
    ("type:water sort:weigth", 1),
    ("type:fire,watre", SampleDex.forms.count),
    ("type:water) is:final", 1),
    ("", SampleDex.forms.count),
  ])
  func invalidTermsLeaveTheRestWorking(_ query: String, _ count: Int) {
    #expect(find(query).count == count)
  }

  @Test func unloadedFormsAreFoundByNameOnly() {
    let engine = QueryEngine(PokemonRows(ScriptedPokedex.bareCatalog))
    #expect(find("raichu", in: engine) == ["raichu", "raichu-alola"])
    for query in ["hp<50", "hp<=0", "bst<600", "weight<1", "is:first", "is:mono", "is:default"] {
      #expect(find(query, in: engine) == [], "\(query)")
    }
  }
}
