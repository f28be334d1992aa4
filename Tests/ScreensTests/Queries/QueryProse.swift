/// The prose of `docs/query.md`.
enum QueryProse {
  static let head = """
    # Queries

    This page is generated from the tables of words that the program uses. After a change to one of
    them, `RECORD=1 scripts/test --filter QueryDocumentTests` regenerates it.

    A line of text that selects and orders. It is the same behind `/` on the screen, as the argument
    of `pokedex`, in `pokedex list`, `moves`, `abilities` and `items`, and in saved searches. For
    Pokémon it ranges over all forms: Mega Garchomp is a row beside Garchomp, with stats and types
    of its own. `is:default` leaves one form of each species.

    ## Words

    A **bare word** is

    - a number, with or without `#`: that National Dex number. `25`, `#25`
    - the name of a type: everything of that type, and everything with the word in its name.
      `dragon`
    - anything else: a name, in any language that the dex holds. `char`, `glurak`, `リザードン`
    - behind an `@`, a saved search. `@rain`

    Case, accents, blanks, hyphens, dots and apostrophes do not matter, and katakana is hiragana:
    `mr mime`, `Mr. Mime` and `MRMIME` are one, `flabebe` is Flabébé.
    Words side by side must all match, each on its own or all together as one name.
    A word in quotation marks is always a name, or a part of one: `"dragon"` finds Dragonair and not
    every Dragon type, `"25"` is no number.

    Names in your language come first, then English ones, then all others, whose row says which name
    it was. In each language the closest name is first: the same, then one that begins so, then one
    with a word that begins so, then one that has it anywhere; of equals, the lower number. Only
    where no name has the letters as they were typed, names with these letters in this order are
    found (`crzd`; from three letters on, the first must be right), and names with one letter wrong,
    missing, too many, or two swapped (`pickachu`; from four letters on).

    What means something else is suggested, and on the screen Tab writes it: `ability:levitate` for
    `levitate`, `move:stealth-rock` for `stealth rock`, `is:legendary` for `legendary`, `gen:9` for
    `gen9`, `hp>=100` for `hp 100`, `-type:fire` for `not fire`, `type:fire | type:water` for
    `fire or water`. `learns:`, `moves:`, `weakness:` and `types:` are understood, too.

    ## Fields

    A **term** is a field, an operator and a value: `type:dragon`, `spe>100`. Blanks around the
    operator are allowed: `speed > 100`.

    A field that is a number takes

    - `:` and `=` for equal, `!=`, `<`, `<=`, `>`, `>=`;
    - a number, or another field that is a number: `atk>spa`;
    - with `:`, `=` and `!=`, a range, whose ends count and may be left out: `50..100`, `906..`,
      `..10`;
    - several values with commas between them, of which one must hold: `hp:100,120`.

    What has no such number never matches. The other fields take `:` and `=`, which mean the same,
    and `!=`, which means none of the values. A value is a name in any language, or the only one
    that begins so; several with commas between them mean any of them. Behind a value may stand,
    where the table says so,

    - `@` and a game or a version group: `move:toxic@scarlet-violet`, `found:route-201@platinum`;
    - `/` and a way to learn: `move:wish/egg`, `move:surf@platinum/machine`;
    - a comparison and a number: `weak:ice>=4`, `resists:fire<=1/4`, `ev:spe>=2`,
      `gender:female>50`. Multipliers may be written `4`, `x4`, `0.25`, `1/4` or `¼`.

    What a Pokémon takes from a type is what the type chart says of both its types. An ability that
    changes this is mentioned beside the row, but does not affect the result.

    """

  static let together = """
    ## Together

    | written | means |
    |---|---|
    | terms side by side | all of them |
    | `a \\| b` | either; binds more loosely than terms side by side |
    | `-a` or `!a` | not |
    | `( … )` | brackets, at most fifty deep, counted together with `-` |
    | `@name` | the saved search of that name |
    | `sort:field` | in this order, lowest first |
    | `sort:-field,field` | `-` is highest first; the next field decides among equals |

    Any number sorts, and so does `name`. Rows without the number come last either way. Without
    `sort:` the order is that of the closest name, then that of the National Dex or, for
    moves, abilities and items, of the alphabet.

        query       = alternative { "|" alternative }
        alternative = { [ "-" | "!" ] part }
        part        = "(" query ")" | term | sort | "@" name | word
        term        = field operator value { "," value } [ operator number ]
        operator    = ":" | "=" | "!=" | "<" | "<=" | ">" | ">="
        value       = name [ "@" game ] [ "/" way ] | number | [ number ] ".." [ number ] | field
        sort        = "sort:" [ "-" ] field { "," [ "-" ] field }
        word        = characters without blanks and ( ) | " : = < > !   or "anything"

    """

  static let mistakes = """
    ## Mistakes

    Each message names the mistake and the reason, and offers the nearest known word. A word counts as
    near with one letter wrong if it is short, two from five letters on.

    """

  static let behindMistakes = """
    On the screen, the rows found before the mistake stay; where there were none, the term is ignored,
    so that the others keep working. No mistake is reported in the last term while it may be
    unfinished. In the shell, the first mistake
    ends the command: it prints no rows and exits with 64.

    """

  static let screen = """
    ## Help while typing

    - **How to ask.** F1, or `?` in the empty field, opens a card of examples; Enter puts one into the
      field.
    - **Completion.** Tab completes the field, value, game, way, name or saved search at the cursor;
      in the empty field it lists the fields, most useful first. Your language comes first, then
      English; then whole words, beginnings, and beginnings of a later word; then fields, types,
      kinds, abilities, names and moves; then what leaves the most rows, with that number. What would
      leave none is not offered. Tab again and `↓` are the next, Shift-Tab and `↑` the one before;
      Enter on a field goes on to its values, Esc restores what was typed.
    - **Mistakes.** Tab takes the word after “did you mean”. While a query has a mistake, the rows
      found before it stay, and it cannot be saved.
    - **Order.** The order stands beside the field, `▼Speed`; `s`, `S` and a click change it, and
      `sort:` sets it. Typing another filter keeps it; Esc clears the filter, then the order.
    - **Columns.** Every number that a query filters or sorts by is shown as a column.
    - **Why.** The list says why the selected row matches: which name in another language was found,
      how a move is learned, which ability it is, how much damage is taken. In the shell, `--why` is
      a column of it.
    - **History.** Ctrl-P and Ctrl-N bring back earlier queries, the newest first, 200 at most. They
      are kept with the saved searches.
    - **Saved searches.** Ctrl-S keeps the filter under a name, `@` opens one; in the shell,
      `pokedex search save rain ability:drizzle,swift-swim`. `@rain` then means it in any other
      query: `@rain spe>90`, `-@rain`. Its order holds where the query names none. A search may name
      others, but not itself.
    - **Lens.** `L` on the screen, `--game NAME` in the shell: one game, version group or generation
      for everything on the screen. The list has only what exists there, with the types, stats,
      abilities and type chart of that time; `move:`, `found:` and `evolves:` look at its games
      alone, unless the query names one; under one game the numbers and their order are those of its
      own dex.

    """ + columns

  private static let columns = """

    ## Columns

    `--columns` takes these names, with commas between them. In the table a generation has
    Roman numerals; CSV, TSV and JSON have plain numbers.

    """

  static let comingFrom = """
    ## Coming from elsewhere

    How what other searches can do is written here. Each of these queries is run by a test.

    """
}
