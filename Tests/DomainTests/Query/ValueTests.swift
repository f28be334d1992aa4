import PokedexDomain
import PokedexTesting
import Testing

/// The spellings of values, and the messages about unknown ones.
@Suite struct ValueTests {
  @Test(arguments: [
    ("type:feuer", "type:fire"), ("type:Elektro", "type:electric"),
    ("move:toxin", "move:toxic"), ("ability:großbrand", "ability:blaze"),
    ("ability:blitzfanger", "ability:lightning-rod"), ("ability:GROSSBRAND", "ability:blaze"),
    ("ability:Adlerauge", "ability:keen-eye"), ("evolves:Donnerstein", "evolves:thunder-stone"),
    ("game:blau", "game:red-blue"), ("family:Évoli", "family:eevee"),
    ("move:toxin@rot", "move:toxic@red-blue"), ("weak:eis", "weak:ice"),
  ])
  func aValueMayBeInAnyLanguage(_ query: String, _ same: String) {
    #expect(problems(of: query) == [])
    #expect(find(query) == find(same))
    #expect(!find(same).isEmpty)
  }

  @Test(arguments: [
    ("type:gra", "type:grass"), ("type:feu", "type:fire"), ("is:leg", "is:legendary"),
    ("ability:light", "ability:lightning-rod"), ("ability:rod", "ability:lightning-rod"),
    ("move:qu", "move:quick-attack"), ("move:wish@plat/e", "move:wish@platinum/egg"),
    ("move:wish@sw", "move:wish@sword-shield"), ("game:sw", "game:sword-shield"),
    ("found:vir", "found:viridian-forest"), ("gender:gender", "gender:genderless"),
    ("evolves:thund", "evolves:thunder-stone"), ("weak:gro", "weak:ground"),
  ])
  func anUnambiguousPrefixIsCompleted(_ query: String, _ same: String) {
    #expect(problems(of: query) == [])
    #expect(find(query) == find(same))
  }

  @Test(arguments: [
    ("type:‸fi‸ hp>1", "'fi' could be Fighting, Fire: type more"),
    ("type:‸f‸ hp>1", "'f' could be Fighting, Flying and 2 more: type more"),
    ("move:‸thunder‸ hp>1", "'thunder' could be Thunder Shock, Thunderbolt: type more"),
    ("is:‸m‸ hp>1", "'m' could be Mythical, Mega and 3 more: type more"),
    ("ability:‸a‸", "'a' could be Volt Absorb, Water Absorb and 21 more: type more"),
    ("weak:‸fi‸ hp>1", "'fi' could be Fighting, Fire: type more"),
    ("growth:‸med‸ hp>1", "'med' could be Medium Fast, Medium Slow: type more"),
  ])
  func anAmbiguousPrefixListsItsValues(_ marked: String, _ message: String) {
    expectProblem(marked, message)
  }

  @Test(arguments: [
    ("ability:‸blazze‸", "no ability 'blazze': did you mean blaze?"),
    ("move:‸toxc‸", "no move 'toxc': did you mean toxic?"),
    ("move:toxic@‸platnum‸", "no game 'platnum': did you mean platinum?"),
    ("move:toxic@red/‸machin3‸", "no learning method 'machin3': did you mean machine?"),
    ("move:toxic/‸machin3‸@red", "no learning method 'machin3': did you mean machine?"),
    ("move:toxic‸@‸ hp>1", "'@' needs a game after it"),
    ("move:toxic‸/‸@red", "'/' needs a learning method after it"),
    ("move:‸@‸red", "'' has no letter to search for"),
    ("game:‸xyzzy‸", "no game 'xyzzy'"),
    ("egg:‸dargon‸", "no egg group 'dargon': did you mean dragon?"),
    ("family:‸evee‸", "no Pokémon 'evee': did you mean eevee?"),
    ("dexof:‸kantoo‸", "no regional dex 'kantoo': did you mean kanto?"),
    ("found:‸viridan-forest‸", "no place 'viridan-forest': did you mean viridian-forest?"),
    ("evolves:‸frindship‸", "no evolution method 'frindship': did you mean friendship?"),
    ("item:‸bright-power‸", "no item 'bright-power': did you mean bright-powder?"),
    ("gender:‸femal3‸", "no gender 'femal3': did you mean female?"),
    ("ev:‸spede‸", "no stat 'spede': did you mean spd?"),
    ("beats:‸stel‸", "no type or Pokémon 'stel': did you mean steel?"),
    ("type:fire>‸4‸", "type takes no number after its value"),
    ("hp>5>‸4‸", "hp takes no number after its value"),
    ("weak:ice>=‸lots‸", "'lots' is not a number"),
    ("weak:ice>=‸1/0‸", "'1/0' is not a number"),
    ("weak>‸ice‸", "weak is not a number: write weak:ice"),
    ("weak:ice‸>=‸ | fire", "'>=' needs a number after it"),
  ])
  func unknownValuesSuggestTheNearest(_ marked: String, _ message: String) {
    expectProblem(marked, message)
  }

  private func expectProblem(_ marked: String, _ message: String) {
    let found = problems(of: marked.unmarked)
    #expect(found.map(\.message) == [message])
    #expect(marked.unmarked.marked(found.map(\.range)) == marked)
  }

  @Test(arguments: [
    "type:fi", "move:thunder", "weak:ice>=", "weak:ice>=1/", "weak:ice=x", "move:toxic@", "is:m",
  ])
  func aPrefixOfAValueIsUnfinishedAtTheEnd(_ query: String) {
    #expect(problems(of: query).map(\.isUnfinished) == [true])
    #expect(problems(of: query + " hp>1").allSatisfy { !$0.isUnfinished })
  }

  @Test(arguments: [
    "ability:blaze", "move:toxic", "egg:dragon", "growth:slow", "color:red", "shape:upright",
    "habitat:cave", "game:red", "region:kanto", "dexof:kanto", "item:bright-powder",
    "found:viridian-forest", "evolves:level", "weak:ice", "resists:ice", "immune:ice",
    "neutral:ice", "beats:steel", "evolves>30", "type:water sort:evolves",
  ])
  func withoutADexItsFieldsAreReportedAndTheRestWorks(_ query: String) {
    let text = query + " type:water"
    let result = SearchPokedex()(text, in: fromPokeAPI)
    let field = query.hasPrefix("type") ? "evolves" : String(query.prefix { $0.isLetter })
    #expect(
      result.problems.map(\.message) == [
        "\(field): needs the local data, but this list comes from PokéAPI"
      ]
    )
    #expect(result.failure == nil)
    #expect(find(text, in: fromPokeAPI) == ["vaporeon"])
  }

  @Test(arguments: [
    ("gender:female>50", "nidoran-f"), ("ev:spe type:water", "vaporeon"),
    ("family:glurak", "charizard"), ("stage:3", "raichu raichu-alola"), ("is:baby", "pichu"),
    ("gen:2", "pichu ho-oh"), ("type:grass,water", "vaporeon"), ("glurak", "charizard"),
  ])
  func otherFieldsWorkWithoutADex(_ query: String, _ expected: String) {
    #expect(find(query, in: fromPokeAPI).joined(separator: " ") == expected)
  }
}
