/// The prose of `docs/query.md`.
enum QueryProse {
  static let head = """
    # Queries

    A query is a line of text that filters and sorts. It has the same syntax after `/` on the screen, as
    the argument of `pokedex`, in the lists of the shell, and in saved searches. Queries for Pokémon
    search all forms: Mega Garchomp is a row beside Garchomp. `is:default` keeps one form of each species.

    ## Words

    A **word** without a field matches

    - a National Dex number, if it is a number, with or without `#`: `25`, `#25`
    - a type, if it is the name of one, and also names in your language that contain it: `dragon`
    - otherwise a name in any language of the dex: `char`, `glurak`, `リザードン`
    - a saved search, after an `@`: `@rain`

    Case, accents, spaces, hyphens, dots and apostrophes do not matter, and hiragana equals katakana:
    `mr mime` finds Mr. Mime, `flabebe` Flabébé. Of several words, each must match something, or all of
    them together must match one name. A comma between names means “or”: `garchomp, weavile`. A word in
    quotation marks is always part of a name: `"dragon"` finds Dragonair, but not all Dragon types. A
    query that as a whole is a name needs none: `Type: Null`, `Tauros (Paldean Form, Combat Breed)`.

    Names in your language come first, then English names, then all others. Within a language, exact
    matches are first, then names that begin with the word, names in which a later word does, and names
    that contain it. If no name contains the word, names with its letters in the same order match
    (`crzd`; at least three letters, the first one correct), and names with one letter wrong, missing
    or added, or two swapped (`pickachu`; at least four letters). In the shell, such a word is an error that
    tells the nearest name. `called:` searches only the names in your language, `name:` those in all: in
    English, `name:totem` finds Therian forms by their Spanish name.

    If a word looks like a term, a message suggests the term, and on the screen Tab inserts it:
    `ability:levitate` for `levitate`, `gen:9` for `gen9`, `hp>=100` for `hp 100`, `-type:fire` for
    `not fire`, `type:fire | type:water` for `fire or water`.

    ## Fields

    A **term** is a field, an operator and a value: `type:dragon`, `spe>100`. Spaces around the
    operator are allowed: `speed > 100`.

    A field with numbers takes

    - one of the operators `:` and `=` (both mean equal), `!=`, `<`, `<=`, `>`, `>=`;
    - a number, or another field with numbers: `atk>spa`;
    - after `:`, `=` and `!=`, a range that includes its ends: `50..100`, `906..`, `..10`.

    Rows without that number, such as moves without a power, never match. All other fields take only
    `:`, `=` and `!=`. A value is a name in any language, or the beginning of only one name. Commas
    separate values, any of which may match: `hp:100,120`; a comma before a field begins the next term:
    `type:fire, spe>100`. Where the tables below say so under “takes”, a value may be followed by

    - `@` and a game or a version group: `move:toxic@scarlet-violet`, `found:route-201@platinum`;
    - `/` and a move: `kos:dragonite/ice-beam`, `survives:garchomp/earthquake`;
    - `/` and a learning method: `move:wish/egg`, `move:surf@platinum/machine`;
    - a comparison: `weak:ice>=4`, `resists:fire<=1/4`, `ev:spe>=2`, `gender:female>50`.
      Multipliers may be written `4`, `x4`, `0.25`, `1/4` or `¼`.

    `move:` also takes a query of moves in braces: `move:{priority>0 -class:status}`,
    `move:{raises:spe>=2}@platinum`.

    Matchups count the ability that a Pokémon always has, its only one. Of several, none counts; the list
    mentions those that would change a matchup.

    """

  static let together = """
    ## Combining terms

    | written | means |
    |---|---|
    | terms side by side | all of them |
    | `a \\| b` | either; terms side by side bind more tightly |
    | `-a` or `!a` | not |
    | `( … )` | grouping; brackets and `-` can be nested up to fifty deep |
    | `@name` | the saved search of that name |
    | `sort:field` | sorts by the field, lowest first |
    | `sort:-field,field` | sorts by the first field, highest first; then by the next field |

    The list can be sorted by any field with numbers, and by `name`. Rows without the number come last
    in both directions. Without `sort:`, the closest names come first, then the order is that of the
    National Dex or, for moves, abilities and items, alphabetical.

        query       = alternative { "|" alternative }
        alternative = { [ "-" | "!" ] part }
        part        = "(" query ")" | term | sort | "@" name | word
        term        = field operator value { "," value } [ operator number ]
        operator    = ":" | "=" | "!=" | "<" | "<=" | ">" | ">="
        value       = ( name | "{" query "}" ) { "@" game | "/" ( method | move ) }
                    | number | [ number ] ".." [ number ] | field
        sort        = "sort:" [ "-" ] field { "," [ "-" ] field }
        word        = characters except spaces and ( ) | " : = < > !   or "anything"

    """

  static let problems = """
    ## Mistakes

    A message names the reason, and the nearest known word: one with at most one wrong letter, or two
    if it has five letters or more.

    """

  static let behindMistakes = """
    On the screen, the rows of the last query without a mistake stay, and the query cannot be saved. Tab
    inserts the word after “did you mean”. The last term is not reported while it may be unfinished. In
    the shell, a mistake ends the command with status 64.

    """

  static let screen = """
    ## Help while typing

    - **Query examples.** F1, or `?` in the empty input line, opens a list of examples; Enter puts one
      into the line.
    - **Completion.** Tab completes the field, value, game, learning method, name or saved search at the
      cursor; in the empty line it lists the fields. Tab or `↓` selects the next completion, Shift-Tab
      or `↑` the previous one; Enter on a field lists its values, and Esc restores the typed text.
      Completions are sorted by language: yours, English, others; then by closeness, kind and usefulness.
      Each would find a row.
    - **Order.** `s`, `S`, a click on a title and `sort:` set the order, which stands beside the line:
      `▼Speed`. Another filter keeps it; Esc clears the filter, then the order.
    - **Columns.** Each number that a query filters or sorts by gets a column.
    - **Why.** The list shows why the selected row matches: the name found in another language, the way
      in which a move is learned, the ability, the damage taken. In the shell, `--why` adds a column.
    - **History.** Ctrl-P and Ctrl-N recall the last 200 queries, newest first.
    - **Saved searches.** Ctrl-S saves the filter under a name, `@` opens a saved one; in the shell,
      use `pokedex search save rain ability:drizzle,swift-swim`. `@rain` then stands for that filter
      in other queries: `@rain spe>90`, `-@rain`. Its `sort:` applies if the query has none. A search
      may contain others, but not itself.
    - **Game.** `L`, or `--game NAME` in the shell, shows everything as in a game, a version group or a
      generation: only the Pokémon that exist there, with their types, stats, abilities and type chart.
      `move:`, `found:` and `evolves:` search only its games, unless the query names one. With a single
      game, the list has the numbers and the order of its regional dex.

    In the shell, `--columns` chooses the columns, and `--columns help` lists them.

    """

  static let comingFrom = """
    ## Coming from elsewhere

    The equivalents of other searches' features.

    """
}
