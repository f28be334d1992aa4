/// The prose of `docs/query.md`.
enum QueryProse {
  static let head = """
    # Queries

    This page is generated from the program's tables of fields, traits and columns. After a change to
    them, `RECORD=1 scripts/test --filter QueryDocumentTests` regenerates it.

    A query is a line of text that filters and sorts. It has the same syntax after `/` on the screen, as
    the argument of `pokedex`, in `pokedex list`, `moves` and the other lists, and in saved searches.
    Queries for Pokémon search all forms: Mega Garchomp is a row beside Garchomp, with its own stats and
    types. `is:default` keeps one form of each species.

    ## Words

    A **word** without a field matches

    - a National Dex number, if it is a number, with or without `#`: `25`, `#25`
    - a type, if it is the name of one, and also names in your language that contain it: `dragon`
    - otherwise a name in any language of the dex: `char`, `glurak`, `リザードン`
    - a saved search, after an `@`: `@rain`

    Case, accents, spaces, hyphens, dots and apostrophes do not matter, and hiragana equals katakana:
    `mr mime`, `Mr. Mime` and `MRMIME` are the same, and `flabebe` finds Flabébé.
    If there are several words, each must match something, or all of them together must match a name.
    A comma between names means “or”: `garchomp, weavile`.
    A word in quotation marks is always part of a name: `"dragon"` finds Dragonair but not all
    Dragon types, and `"25"` is not a National Dex number.

    Names in your language come first, then English names, then all others; a row found by a name in
    another language shows that name. Within each language an exact match is first, then names that
    begin with the word, names in which a later word begins with it, and names that contain it;
    equally close names are in order of their numbers. If no name contains the word, two kinds of
    inexact matches count: names with its letters in the same order (`crzd`; at least three letters,
    the first one correct), and names with one letter wrong, missing or added, or two swapped
    (`pickachu`; at least four letters). `called:` searches only the names in your language: in English,
    `name:totem` finds Therian forms by their Spanish name, `called:totem` does not.

    If a word looks like a field, a value, a trait, a comparison or a spelled-out `not` or `or`, a
    message suggests the proper term, and on the screen Tab inserts it: `ability:levitate` for
    `levitate`, `move:stealth-rock` for `stealth rock`, `is:legendary` for `legendary`, `gen:9` for
    `gen9`, `hp>=100` for `hp 100`, `-type:fire` for `not fire`, `type:fire | type:water` for
    `fire or water`. `learns:`, `moves:`, `weakness:` and `types:` are accepted, too.

    ## Fields

    A **term** is a field, an operator and a value: `type:dragon`, `spe>100`. Spaces around the
    operator are allowed: `speed > 100`.

    A field with numbers takes

    - one of the operators `:` and `=` (both mean equal), `!=`, `<`, `<=`, `>`, `>=`;
    - a number, or another field with numbers: `atk>spa`;
    - after `:`, `=` and `!=`, a range that includes its ends, either of which may be left out:
      `50..100`, `906..`, `..10`;
    - several values separated by commas, any of which may match: `hp:100,120`.

    Rows without that number, such as moves without a power, never match. All other fields take `:` and
    `=`, which mean the same, and `!=`, which excludes the values. A value is a name in any language, or
    the beginning of a name if no other name begins with it; commas separate several values, any of which
    may match. A comma before a field begins the next term: `type:fire, spe>100`. Where
    the tables below say so under “takes”, a value may be followed by

    - `@` and a game or a version group: `move:toxic@scarlet-violet`, `found:route-201@platinum`;
    - `/` and a move: `kos:dragonite/ice-beam`, `survives:garchomp/earthquake`;
    - `/` and a learning method: `move:wish/egg`, `move:surf@platinum/machine`;
    - a comparison: `weak:ice>=4`, `resists:fire<=1/4`, `ev:spe>=2`, `gender:female>50`.
      Multipliers may be written `4`, `x4`, `0.25`, `1/4` or `¼`.

    `move:` also takes a query of moves in braces, with or without a game and a method:
    `move:{priority>0 -class:status}`, `move:{raises:spe>=2}@platinum`.

    The damage that a Pokémon takes from a type follows from its types and the type chart. The list
    mentions abilities that change it, but they do not affect the result.

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

    Each message names the problem and the reason, and suggests the nearest known word: one with at
    most one wrong letter, or two if the word has five letters or more.

    """

  static let behindMistakes = """
    On the screen, the rows of the last query without a mistake stay (if there was none, the wrong term
    is ignored), and the query cannot be saved. The last term is not reported while it may be
    unfinished. Tab inserts the word after “did you mean”. In the shell, the first problem ends the
    command: it prints no rows and exits with 64.

    """

  static let screen = """
    ## Help while typing

    - **Query examples.** F1, or `?` in the empty input line, opens a list of examples; Enter puts one
      into the line.
    - **Completion.** Tab completes the field, value, game, learning method, name or saved search at the
      cursor; in the empty input line it lists the fields, the most useful first. Tab again or `↓`
      selects the next completion, Shift-Tab or `↑` the previous one; Enter on a field lists its values,
      and Esc restores the typed text. They are sorted by language: yours, English, others. Within a
      language, whole words come first, then words that begin with the typed text, then names in which
      a later word does. Among equals, the order is fields, types, traits, abilities, names and moves.
      Within each of these kinds, fields and traits are sorted by usefulness, names in the order of
      the list, and all others by the number of rows that they find. A completion that would find no row is not offered.
    - **Order.** The order is shown beside the input line, `▼Speed`; `s`, `S` and a click change it, and
      `sort:` sets it. Typing another filter keeps it; Esc clears the filter, then the order.
    - **Columns.** Each number that a query filters or sorts by gets a column.
    - **Why.** The list shows why the selected row matches: the name found in another language, the way
      in which a move is learned, the ability, the damage taken. In the shell, `--why` adds a column
      with this reason.
    - **History.** Ctrl-P and Ctrl-N recall earlier queries, newest first. The last 200 are stored.
    - **Saved searches.** Ctrl-S saves the filter under a name, `@` opens a saved one; in the shell,
      use `pokedex search save rain ability:drizzle,swift-swim`. `@rain` then stands for that filter
      in other queries: `@rain spe>90`, `-@rain`. Its `sort:` applies if the query has none. A search
      may contain others, but not itself.
    - **Game.** `L` on the screen, or `--game NAME` in the shell, shows everything as in a game, a
      version group or a generation. The list has only the Pokémon that exist there, with the types,
      stats, abilities and type chart of that game. `move:`, `found:` and `evolves:` search only its
      games, unless the query names a game. With a single game, the list has the numbers and the
      order of its regional dex.

    """ + columns

  private static let columns = """

    ## Columns

    `--columns` takes these names, separated by commas. Generations are Roman numerals in tables, and
    plain numbers in CSV, TSV and JSON.

    """

  static let comingFrom = """
    ## Coming from elsewhere

    The equivalents of other searches' features. The tests run each of these queries.

    """
}
