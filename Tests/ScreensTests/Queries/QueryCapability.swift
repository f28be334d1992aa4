/// A feature of another Pokémon search, such as Showdown's, and equivalent queries of this program.
struct QueryCapability {
  /// The feature, as the other search writes or names it.
  let theirs: String
  /// Equivalent queries; each must have matches.
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
      "`priority`: attacks first", ["is:priority", "move:{priority>0 -class:status}"]),
    QueryCapability("`pivot`: hits and leaves", ["is:pivot", "move:{is:pivot -class:status}"]),
    QueryCapability(
      "any move of a kind", ["move:{flag:sound power>=90}", "move:{raises:spe>=2}@platinum"],
      "any query of moves in braces"),
    QueryCapability("`/ds4`: earlier generations", [], "`--game 4`, or `L` on the screen"),
    QueryCapability("`drain`", ["move:{drain>0}"]),
    QueryCapability(
      "`ability` of several, `hidden ability`", ["ability:drought,drizzle", "hidden:drought"]),
    QueryCapability(
      "`legendary`, `mythical`, `ultra beast`, `paradox`",
      ["is:legendary", "is:mythical", "is:ultrabeast", "is:paradox"]),
    QueryCapability("`starter`, `fossil`, `baby`", ["is:starter", "is:fossil", "is:baby"]),
    QueryCapability("`/coverage ice, ground`", [], "`pokedex coverage ice ground`"),
    QueryCapability("`/weakness fire, flying`", [], "`pokedex matchup fire/flying`"),
    QueryCapability("`/learn breloom, spore`", ["breloom move:spore"], "`--why` shows how"),
    QueryCapability(
      "`/statcalc 102 spe 252+ jolly`", [], "`pokedex stat garchomp --nature jolly --ev 252spe`"),
    QueryCapability("`/randpoke fire`", [], "`pokedex random type:fire`"),
    QueryCapability(
      "`/itemsearch`", [],
      "`pokedex items` by category, power of Fling, holders; not by description"),
  ]

  /// Features of Showdown's /movesearch, with queries of moves.
  static let movesearch: [QueryCapability] = [
    QueryCapability("`fire`, `physical`", ["type:fire class:physical"]),
    QueryCapability(
      "`bp>100`, `acc<=50`, `pp:5`, `priority>0`",
      ["power>100", "acc<=50", "pp:5", "priority>0"]),
    QueryCapability("`gen3`", ["gen:3"]),
    QueryCapability(
      "`contact`, `sound`, `punch`, `bite`, `bullet`, `pulse`, `slicing`, `wind`, `dance`, `powder` …",
      ["flag:contact", "is:sound", "flag:slicing,wind", "-flag:protect"],
      "`flag:` takes every flag"),
    QueryCapability("`bypassprotect`", ["-flag:protect class:physical,special"]),
    QueryCapability(
      "`recovery`, `protection`, `pivot`, `hazards`, `trap`",
      ["is:recovery", "is:protection", "is:pivot", "is:hazard", "is:trapping"]),
    QueryCapability(
      "`multihit`, `ohko`, `recoil`, `drain`, `crit`, `self-destruct`",
      ["is:multihit", "is:ohko", "is:recoil", "drain>0", "crit>0", "is:selfdestruct"]),
    QueryCapability("`secondary`", ["secondary:yes", "chance>=30"]),
    QueryCapability(
      "`burn`, `par`, `psn`, `tox`, `slp`, `frz`, `conf`, `flinch`",
      [
        "inflicts:burn", "inflicts:paralysis", "inflicts:poison", "is:badlypoisons",
        "inflicts:sleep", "inflicts:freeze", "inflicts:confusion", "flinch>0",
      ]),
    QueryCapability(
      "`boosts atk`, `lowers spe`", ["raises:atk target:user", "raises:spe>=2", "lowers:spe"]),
    QueryCapability(
      "`target adjacent foes` …", ["target:all-opponents", "target:user", "is:spread"]),
    QueryCapability("`z-move`, `max move`", ["is:zmove", "is:max"]),
    QueryCapability("`garchomp`: a learner", ["learner:garchomp", "learner:garchomp@platinum"]),
    QueryCapability("`bp desc`", ["sort:-power", "class:special sort:-pp"]),
    QueryCapability("`weather`, `terrain`, `screens`", ["is:weather", "is:terrain", "is:screen"]),
  ]

  /// Features that no query of this program expresses, and the reasons.
  static let unsayable: [QueryCapability] = [
    QueryCapability(
      "`ou`, `uber`, `dou`, `tier<=ru`, `lc` as a tier", [],
      "tiers are Smogon's, not the games', and change monthly"),
    QueryCapability(
      "`restricted legendary`, `sublegendary`", [], "tournament rules, which change each season"),
    QueryCapability(
      "`unreleased hidden ability`", [],
      "no source has this for all games; the dex lists all hidden abilities"),
    QueryCapability(
      "`cool`, `beautiful`, `cute`, `clever`, `tough`", [],
      "contest conditions are not in the dex"),
    QueryCapability(
      "`zboosts atk`, `zrecovery`", [], "the effects of status Z-Moves are not in the dex"),
    QueryCapability("`gmax move`", [], "PokéAPI has no G-Max moves"),
    QueryCapability(
      "`arceus-dragon`, `silvally-fire`, `genesect-douse` as Pokémon", [],
      """
      here these are appearances of one form: the form's page shows their types, the list does not
      """),
    QueryCapability(
      "words of a description: `/itemsearch`, `/abilitysearch`, `/dexsearch` (entries)", [],
      "texts are not in the dex: each page fetches its own"),
    QueryCapability(
      "event moves", [], "PokéAPI has no events, so `move:` and the team rules ignore them"),
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
    QueryCapability("genus", [], "not in the dex"),
    QueryCapability("colour", ["color:blue"]),
    QueryCapability("habitat", ["habitat:cave"]),
    QueryCapability("shape", ["shape:quadruped"]),
    QueryCapability("generation", ["gen:iii", "gen:1,2"]),
    QueryCapability("order", ["sort:-weight", "sort:-total,name"]),
    QueryCapability("columns", [], "`--columns name,speed,abilities`"),
  ]
}
