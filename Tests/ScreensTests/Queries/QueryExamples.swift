/// The example queries of `docs/query.md`; the tests run all of them.
enum QueryExamples {
  static let all: [(query: String, meaning: String)] = [
    ("type:dragon spe>100 -is:mega", "dragons faster than 100, no Mega Evolutions"),
    ("fire | water", "a type or a name with either word"),
    ("(type:fire | type:water) is:legendary", "legendary Pokémon with one of two types"),
    ("gen:1..3 bst:600", "generations I to III with a base stat total of 600"),
    (
      "is:default is:mono is:final sort:-total", "fully evolved, with one type, highest total first"
    ),
    ("height<0.5 weight>100", "small and heavy"),
    ("atk>spa spe>=atk", "one stat against another"),
    ("move:spore spe>50", "learns Spore in any way, with a Speed above 50"),
    ("move:earthquake@platinum/machine", "learns Earthquake by machine in Platinum"),
    ("weak:ice>=4 -type:dragon", "takes quadruple damage from Ice, without Dragon types"),
    ("resists:fire,water immune:ground", "resists Fire or Water, and is immune to Ground"),
    ("ability:levitate,flash-fire", "may have one of two abilities"),
    ("egg:dragon egg:monster", "is in both egg groups"),
    ("evolves:trade -evolves:held-item", "evolves by trade alone"),
    ("found:viridian-forest@yellow", "appears in Viridian Forest in Yellow"),
    ("dexof:paldea -gen:9", "in the Paldea dex, but from earlier generations"),
    ("ev:spe>=2 catch>=190", "yields two or more Speed EVs, and is easy to catch"),
    ("family:eevee sort:name", "Eevee and its evolutions, by name"),
  ]

  static let problems = [
    "tpye:fire", "type:fier", "is:megaa", "move:tackel", "move:toxic@platinium", "hp>abc",
    "hp:a..5", "hp:200..100", "atk>1..2", "type>fire", "weak:ice>=x", "spd: | fire", "sort:type",
    "sort: | fire", "(fire", "fire)", "- | fire", "\"??\"", "@nothing",
  ]
}
