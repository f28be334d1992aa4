import PokedexScreens
import PokedexTerminalUI

@testable import pokedex

/// The page `docs/config.md`, which is generated from the tables of settings and keys.
struct ConfigurationDocument {
  var text: String { Self.head + settings + Self.keysHead + keys + Self.foot }

  private static let head = """
    # Settings

    The settings file is `$XDG_CONFIG_HOME/pokedex/config`, or `~/.config/pokedex/config`. It is UTF-8 text
    of at most 64 KiB. Without it, all settings have their defaults. The program writes it only where you
    keep a setting from the screen, with `^S` or `F4` in `:theme`, or with `:language`, `:units` and `:pictures`: it
    changes or adds one line.

        # a comment
        theme = light  # a comment may follow a setting, but not a key or a command
        sort = -total

        [keys]
        filter = <f3> /
        quit = Q <f10>

        [commands]
        <f5> = mpv https://raw.githubusercontent.com/PokeAPI/cries/main/cries/pokemon/latest/$number.ogg &

    A value may be in double quotation marks; true, on and 1 mean yes, and false, off and 0 mean no. A
    wrong line is ignored and reported as `file:line: message`: on the screen at start-up, in the shell on
    standard error. `pokedex config` prints all settings with their values and where each comes from, and
    ends with status 74 if a line is wrong.

    A command-line option overrides the setting's environment variable, which overrides the file.
    Variables that many programs share (`NO_COLOR`, `CLICOLOR_FORCE`, `COLORFGBG`, the locale) only
    determine the meaning of `auto`. An empty variable counts as not set, except `PAGER`, which then means
    no pager. `sort` and `columns` do not change JSON, CSV and TSV.

    """

  private var settings: String { Setting.allCases.map(section).joined() }

  private func section(_ setting: Setting) -> String {
    let option = setting.option.map { ", option `\($0)`" } ?? ""
    return """

      ## \(setting.name)

      \(setting.meaning)

      Values: \(setting.values). Default: `\(setting.defaultValue)`. Variable `\(setting.variable)`\(option).

      """
  }

  private static let keysHead = """

    ## [keys]

    A line under `[keys]` assigns keys, separated by spaces, to an action. They replace its default
    keys; `none` leaves the action without keys. A key is a single character or a name: `<c-x>`
    is Ctrl-X, `<f1>` F1, `<space>` the space bar, `<lt>` the character `<`; others are `<up>`, `<down>`, `<left>`,
    `<right>`, `<pageup>`, `<pagedown>`, `<home>`, `<end>`, `<enter>`, `<esc>`, `<tab>`, `<s-tab>`, `<bs>`,
    `<del>`, `<ins>`. A key with two actions in the same place is an error, and so is a letter for an
    action of a text field; the tabs of a page are different places. Ctrl-C always ends the program.
    Some names stand for several actions, such as `page-down` in lists and in texts: such a row of the
    table below lists the default keys of all of them, and not every key works on every screen.

    `pokedex config keys` lists the screens of each action, too.

    | action | default keys |
    |---|---|

    """

  private var keys: String {
    NamedAction.all.map { action in
      let keys = action.defaultKeys.map { "`\($0.notation.replacing("|", with: "\\|"))`" }
      return "| \(action.name) | \(keys.joined(separator: " ")) |\n"
    }.joined()
  }

  private static let foot = """

    ## [commands]

    A line under `[commands]` gives a key a command of your own; without such lines there are none. The
    key, such as `<f5>` or `<c-g>`, must not have another action. `/bin/sh` runs the command for the open
    page or the selected row, with these variables:

    | variable | value |
    |---|---|
    | `$kind` | PokéAPI's name of the kind: `pokemon`, `move` |
    | `$slug` | PokéAPI's name: `garchomp-mega` |
    | `$number` | the National Dex number of a Pokémon, else PokéAPI's id |
    | `$name` | the English name; for a form, that of its species; without control characters, and without hyphens at its start |
    | `$url` | the page's address on the [site](#site) |

    With `--source api`, names come from the server. If `$slug` has other characters than `a` to `z`,
    digits and hyphens, or begins with a hyphen, no command runs; so it is safe in a file name. `$name`
    may have any other character, such as a space or a slash: write `"$name"`, and never use it as a file
    name.

    The command has the terminal until it ends, so programs such as `less` work; with `&` at its end, it
    runs in the background, its output is discarded, and a failure is shown once it has ended. The shell gets
    the text of the command exactly as written, including quotation marks.

    ## Themes

    A file in `~/.config/pokedex/themes` is a theme of your own; its name is the value of `theme`, or of
    `--theme`. `pokedex config theme --theme light` prints a built-in theme in that form:

        base = light
        title = #000000
        accent = #870087
        levels = #d70000 #d75f00 #af5f00 #af8700 #878700 #5f8700 #008700 #005f00

    `base` is `dark` or `light`: the background that the theme is made for, and the built-in theme whose
    colours replace missing ones. `levels` are the eight colours of stat bars. Text needs a contrast of
    4.5 to 1 with a black or white background; a colour with less is reported and not used.

    This page is generated from the program's tables of settings and keys. After a change to one of them,
    `RECORD=1 scripts/test --filter ConfigurationTests` regenerates it.

    """
}
