import PokedexDomain
import PokedexTesting
import Testing

/// Each query field, over a dex small enough to check by hand.
@Suite struct FieldTests {
  private func expect(_ query: String, finds expected: String) {
    #expect(problems(of: query) == [], "\(query)")
    #expect(find(query).joined(separator: " ") == expected, "\(query)")
  }

  @Test(arguments: [
    ("ability:blaze", "charizard"),
    ("a:static", "pikachu raichu pichu"),
    ("ability:lightning-rod", "pikachu raichu pichu"),
    ("hidden:lightning-rod", "pikachu raichu pichu"),
    ("hidden:static", ""),
    ("ability:\"keen eye\"", "farfetchd"),
    ("ability:filter,blaze", "charizard mr-mime"),
    ("ability!=static type:electric", "raichu-alola jolteon"),
  ])
  func abilities(_ query: String, _ expected: String) { expect(query, finds: expected) }

  @Test(arguments: [
    ("ev:spe type:water", "vaporeon"),
    ("ev:speed=1 type:water", "vaporeon"),
    ("ev:spe>=2", ""),
    ("ev:hp", ""),
    ("ev:atk,spa", ""),
    ("ev:spe<1", ""),
  ])
  func effort(_ query: String, _ expected: String) { expect(query, finds: expected) }

  @Test(arguments: [
    ("gender:genderless", "ho-oh"),
    ("gender:female>50", "nidoran-f"),
    ("gender:f>=100", "nidoran-f"),
    ("gender:male>80", "eevee"),
    ("gender:male=87.5", "eevee"),
    ("-gender:male", "nidoran-f ho-oh"),
    ("egg:dragon", "charizard"),
    ("egg:no-eggs", "pichu ho-oh"),
    ("growth:medium-slow", "charizard"),
    ("growth:medium-fast type:water", "vaporeon"),
    ("growth:erratic", "flabebe"),
    ("growth:slow-then-very-fast", "flabebe"),
    ("hatch<=10", "pichu"),
    ("catch>=190", "pichu"),
    ("happiness:35", "flabebe"),
  ])
  func breeding(_ query: String, _ expected: String) { expect(query, finds: expected) }

  @Test(arguments: [
    ("color:brown", "eevee vaporeon jolteon"),
    ("colour:white", "flabebe"),
    ("shape:quadruped", "eevee vaporeon jolteon"),
    ("habitat:urban", "eevee vaporeon jolteon"),
    ("-habitat:urban,forest", "ho-oh flabebe"),
  ])
  func colorShapeAndHabitat(_ query: String, _ expected: String) {
    expect(query, finds: expected)
  }

  @Test(arguments: [
    ("gen:2", "pichu ho-oh"),
    ("gen:vi", "kangaskhan-mega flabebe"),
    ("gen:7", "raichu-alola"),
    ("gen:8 is:regional", "farfetchd-galar"),
    ("region:johto", "pichu ho-oh"),
    ("region:alola", "raichu-alola"),
    ("region:galar,alola", "raichu-alola farfetchd-galar"),
    ("game:sword-shield", "pikachu farfetchd-galar vaporeon"),
    ("game:shield", "pikachu farfetchd-galar vaporeon"),
    ("game:rot", "charizard pikachu nidoran-f farfetchd kangaskhan eevee"),
    ("dexof:sinnoh", "pikachu raichu raichu-alola mr-mime eevee vaporeon jolteon pichu"),
    ("dexof:extended-sinnoh -dexof:kanto", "pichu"),
    ("-dexof:kanto", "pichu ho-oh flabebe"),
  ])
  func origins(_ query: String, _ expected: String) { expect(query, finds: expected) }

  @Test(arguments: [
    ("family:eevee", "eevee vaporeon jolteon"),
    ("family:glurak", "charizard"),
    ("family:\"alolan raichu\"", "pikachu raichu raichu-alola pichu"),
    ("family:eevee,ho-oh", "eevee vaporeon jolteon ho-oh"),
    ("stage:3", "raichu raichu-alola"),
    ("stage:2", "pikachu vaporeon jolteon"),
    ("evolves:thunder-stone", "pikachu eevee"),
    ("evolves:water-stone", "eevee"),
    ("evolves:stone", "pikachu eevee"),
    ("evolves:friendship", "pichu"),
    ("evolves:use-item", "pikachu eevee"),
    ("evolves:place", "pikachu"),
    ("evolves:level", ""),
    ("evolves>1", ""),
  ])
  func families(_ query: String, _ expected: String) { expect(query, finds: expected) }

  @Test(arguments: [
    ("item:bright-powder", "pikachu"),
    ("item:thunder-stone", ""),
    ("found:viridian-forest", "pikachu nidoran-f"),
    ("found:viridian-forest-area", "pikachu nidoran-f"),
    ("found:\"Viridian Forest\"@blue", "nidoran-f"),
    ("found:\"Viridian Forest\"@red-blue", "pikachu nidoran-f"),
    ("found:power-plant", "pikachu"),
    ("found:power-plant@platinum", ""),
    ("found:trophy-garden", "pikachu eevee"),
    ("found:trophy-garden-back@platinum", "eevee"),
    ("found:trophy-garden,viridian-forest", "pikachu nidoran-f eevee"),
  ])
  func itemsAndEncounters(_ query: String, _ expected: String) { expect(query, finds: expected) }

  @Test(arguments: [
    ("move:wish", "pikachu raichu raichu-alola eevee vaporeon jolteon pichu flabebe"),
    ("move:wish/egg", "eevee pichu"),
    ("move:wish@platinum", "eevee pichu"),
    ("move:wish@x", "flabebe"),
    ("move:wish@x-y/level-up", "flabebe"),
    ("move:wish/level-up@x-y", "flabebe"),
    ("move:wish/egg@x", ""),
    ("move:toxic/machine@red", "charizard pikachu"),
    ("move:toxic@rot/machine", "charizard pikachu"),
    ("move:\"quick attack\"", "pikachu raichu raichu-alola eevee vaporeon jolteon"),
    ("move:\"quick attack\"@sword-shield/level-up", "vaporeon"),
    ("move:\"quick attack\"/level-up@sword-shield", "vaporeon"),
    (
      "move:wish,thunderbolt",
      "pikachu raichu raichu-alola eevee vaporeon jolteon pichu flabebe"
    ),
    ("move:wish@platinum,thunderbolt@sun", "raichu-alola eevee pichu"),
    ("move:toxic -move:toxic@platinum", "raichu-alola jolteon ho-oh"),
  ])
  func moves(_ query: String, _ expected: String) { expect(query, finds: expected) }

  @Test(arguments: [
    ("weak:ice", "farfetchd"),
    ("weak:rock>=4", "charizard ho-oh"),
    ("weak:rock=2", "farfetchd"),
    ("weak:electric=4", ""),
    ("resists:grass<=1/4", "charizard ho-oh"),
    ("resists:grass<=¼", "charizard ho-oh"),
    ("resists:grass=0.25", "charizard ho-oh"),
    ("resists:grass=.5", "nidoran-f farfetchd"),
    ("immune:ground", "charizard farfetchd ho-oh"),
    ("immune:ghost", "farfetchd kangaskhan kangaskhan-mega eevee"),
    ("neutral:psychic type:fairy", "flabebe"),
    ("weak:freeze-dry", "farfetchd vaporeon"),
    ("weak:thousand-arrows type:flying", ""),
    ("weak:thousand-arrows", "pikachu raichu raichu-alola nidoran-f jolteon pichu"),
    ("weak:flying-press", "farfetchd-galar kangaskhan kangaskhan-mega eevee"),
    ("beats:steel", "charizard farfetchd-galar ho-oh"),
    ("beats:glurak", "pikachu raichu raichu-alola vaporeon jolteon pichu"),
    ("beats:\"mega kangaskhan\"", "farfetchd-galar"),
  ])
  func matchups(_ query: String, _ expected: String) { expect(query, finds: expected) }
}
