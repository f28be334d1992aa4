/// The example queries of `docs/query.md`, all of which the tests run.
enum QueryExamples {
  static let all: [(query: String, meaning: String)] = [
    ("type:dragon spe>100 -is:mega", "dragons faster than 100, no Mega Evolutions"),
    ("fire | water", "types and names, either of them"),
    ("(type:fire | type:water) is:legendary", "brackets"),
    ("gen:1..3 bst:600", "the first three generations, 600 together"),
    ("is:default is:mono is:final sort:-total", "fully evolved of one type, the strongest first"),
    ("height<0.5 weight>100", "small and heavy"),
    ("atk>spa spe>=atk", "one figure against another"),
    ("move:spore spe>50", "learns Spore, in whatever way"),
    ("move:earthquake@platinum/machine", "learns it in Platinum by a machine"),
    ("weak:ice>=4 -type:dragon", "takes four times the damage of Ice"),
    ("resists:fire,water immune:ground", "resists one of two, and is immune to a third"),
    ("ability:levitate,flash-fire", "may have one of two abilities"),
    ("egg:dragon egg:monster", "is in both egg groups"),
    ("evolves:trade -evolves:held-item", "evolves by trade alone"),
    ("found:viridian-forest@yellow", "met there in Yellow"),
    ("dexof:paldea -gen:9", "came to Paldea from elsewhere"),
    ("ev:spe>=2 catch>=190", "yields effort for Speed and is easy to catch"),
    ("family:eevee sort:name", "Eevee and what it becomes"),
  ]

  static let mistakes = [
    "tpye:fire", "type:fier", "is:megaa", "move:tackel", "move:toxic@platinium", "hp>abc",
    "hp:a..5", "hp:200..100", "atk>1..2", "type>fire", "weak:ice>=x", "spd: | fire", "sort:type",
    "sort: | fire", "(fire", "fire)", "- | fire", "\"??\"", "@nothing",
  ]
}
