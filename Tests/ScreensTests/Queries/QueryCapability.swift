/// A feature of another search, and its queries in this program.
struct QueryCapability {
  /// The feature, as the other search writes or names it.
  let theirs: String
  /// Equivalent queries, each of which must have matches.
  let queries: [String]
  let remark: String

  private init(_ theirs: String, _ queries: [String], _ remark: String = "") {
    self.theirs = theirs
    self.queries = queries
    self.remark = remark
  }

  static let sources: [(title: String, capabilities: [QueryCapability])] = [
    ("Coming from Showdown's dexsearch", showdown),
    ("Coming from veekun's advanced search", veekun),
  ]

  private static let showdown: [QueryCapability] = [
    QueryCapability("`dragon type`", ["type:dragon", "dragon"], "the word alone finds names, too"),
    QueryCapability("`dragon, flying`", ["type:dragon type:flying"]),
    QueryCapability("`levitate`: an ability", ["ability:levitate", "hidden:moxie"]),
    QueryCapability("`spore`: a move", ["move:spore"]),
    QueryCapability("`spore, stun spore`: several", ["move:spore move:stun-spore"]),
    QueryCapability("`dragon group`", ["egg:dragon"]),
    QueryCapability("`pink`", ["color:pink"]),
    QueryCapability("`gen4`", ["gen:4", "gen<=4"]),
    QueryCapability("`mega`, `gmax`", ["is:mega", "is:gmax"]),
    QueryCapability("`alola`, `galar` …: forms", ["is:regional region:alola", "is:regional"]),
    QueryCapability("`fe`: fully evolved", ["is:final"]),
    QueryCapability("`nfe`: not fully evolved", ["-is:final"]),
    QueryCapability("`lc`: first of its line", ["is:first -is:final"]),
    QueryCapability("`monotype`", ["is:mono"]),
    QueryCapability("`resists fire`", ["resists:fire", "resists:fire<=1/4"]),
    QueryCapability("`resists freeze-dry`: a move", ["resists:freeze-dry"]),
    QueryCapability("`weak ice`", ["weak:ice", "weak:ice>=4"]),
    QueryCapability("`weak earthquake`: a move", ["weak:earthquake"]),
    QueryCapability(
      "`spe>100`, `hp<=50`, `bst>=600`: all stats",
      ["hp<=50", "atk>150", "def>=200", "spa>150", "spd!=80", "spe>100", "bst>=600"]),
    QueryCapability("`atk>spa`: against each other", ["atk>spa", "def=spd"]),
    QueryCapability("`weight>=100`, `height<1`", ["weight>=100", "height<1"]),
    QueryCapability("`spe desc`, `hp asc`", ["sort:-spe", "sort:hp", "type:fire sort:-atk"]),
    QueryCapability("`!fire`, `!spore`", ["-type:fire", "!move:spore"]),
    QueryCapability("`fire | water`", ["type:fire | type:water", "type:fire,water"]),
    QueryCapability("`recovery`: heals itself", ["is:recovery", "move:{is:recovery heal>=50}"]),
    QueryCapability(
      "`priority`: comes first", ["is:priority", "move:{priority>0 -class:status}"]),
    QueryCapability("`pivot`: hits and leaves", ["is:pivot", "move:{is:pivot -class:status}"]),
    QueryCapability(
      "any move of a kind", ["move:{flag:sound power>=90}", "move:{raises:spe>=2}@platinum"],
      "any query of moves in braces"),
    QueryCapability("`/ds4`: earlier generations", [], "the lens, `--game 4` or `L` on the screen"),
    QueryCapability(
      "`uber`, `ou` …: tiers", [], "cannot be said: tiers are Smogon's and change monthly"),
    QueryCapability(
      "`/movesearch`", [],
      "`pokedex moves`: `flag:contact`, `is:protection`, `inflicts:burn`, `secondary:yes`, `drain>0`"
    ),
    QueryCapability(
      "`/movesearch beautiful`, `zboost`: contests, Z-Move effects", [],
      "cannot be said: they are not in the dex"),
    QueryCapability("`/itemsearch`", [], "`pokedex items`"),
  ]

  private static let veekun: [QueryCapability] = [
    QueryCapability("name", ["name:chu", "\"mr. mime\""], "any part of it, in any language"),
    QueryCapability("ability", ["ability:intimidate", "hidden:drizzle"]),
    QueryCapability("held item", ["item:leftovers"]),
    QueryCapability("growth rate", ["growth:slow", "growth:erratic,fluctuating"]),
    QueryCapability(
      "gender distribution", ["gender:female>=75", "gender:female=100", "gender:genderless"]),
    QueryCapability("egg groups: any, all", ["egg:monster,dragon", "egg:monster egg:dragon"]),
    QueryCapability("evolution stage", ["is:baby", "stage:1", "stage:2", "stage:3"]),
    QueryCapability(
      "evolution position: first, middle, last, only",
      ["is:first", "is:middle", "is:final", "is:single"]),
    QueryCapability("branching, branched", ["is:branching", "is:branched"]),
    QueryCapability(
      "regional dex numbers", ["dexof:kanto", "dexof:original-sinnoh"],
      "`--why` shows the number, as does the column `number` with `--game`"),
    QueryCapability(
      "moves: up to four, by method and version",
      [
        "move:swords-dance move:earthquake move:stone-edge move:fire-fang",
        "move:wish/egg", "move:toxic@platinum", "move:surf@heartgold-soulsilver/machine",
      ], "any number of them"),
    QueryCapability("type: any of, all of", ["type:fire,water", "type:fire type:flying"]),
    QueryCapability("type: exactly", ["type:fire is:mono", "type1:bug type2:steel"]),
    QueryCapability("hatch counter", ["hatch<=10"]),
    QueryCapability("base experience", ["exp>=250"]),
    QueryCapability("capture rate", ["catch>=200"]),
    QueryCapability("happiness", ["happiness:0", "happiness>=100"]),
    QueryCapability("height", ["height>=5", "height:0.3..0.5"], "in metres"),
    QueryCapability("weight", ["weight>=500", "weight<1"], "in kilograms"),
    QueryCapability("base stats", ["hp>=150", "atk:100..110", "total>=600"]),
    QueryCapability("effort", ["ev:spe", "ev:atk>=2"]),
    QueryCapability("genus", [], "prose, which the dex leaves out"),
    QueryCapability("colour", ["color:blue"]),
    QueryCapability("habitat", ["habitat:cave"]),
    QueryCapability("shape", ["shape:quadruped"]),
    QueryCapability("generation", ["gen:iii", "gen:1,2"]),
    QueryCapability("order", ["sort:-weight", "sort:-total,name"]),
    QueryCapability("columns", [], "`--columns name,speed,abilities`"),
  ]
}
