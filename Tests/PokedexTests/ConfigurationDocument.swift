import PokedexScreens
import PokedexTerminalUI

@testable import pokedex

/// The page `docs/config.md`, which is generated from the tables of settings and keys.
struct ConfigurationDocument {
  var text: String { Self.head + settings + Self.keysHead + keys + Self.foot }

  private static let head = """
    # Settings

    The file is `$XDG_CONFIG_HOME/pokedex/config`, or `~/.config/pokedex/config`. Only you write it;
    without it, all settings have their defaults. It is plain text in UTF-8, at most 64 KiB:

        # a comment has a line of its own
        theme = light
        sort = -total

        [keys]
        filter = <f3> /
        quit = q <f10>

    A value may be in double quotation marks; true, on and 1 mean yes, and false, off and 0 mean no. A
    wrong line is ignored and reported as `file:line: message`: on the screen at the start, in the shell on
    standard error. `pokedex config` prints all settings with their values and where each comes from, and
    ends with status 74 if a line is wrong.

    An option overrides a variable of the environment, which overrides the file. The variables that all
    programs share override nothing: `NO_COLOR`, `CLICOLOR_FORCE`, `COLORFGBG` and the locale only decide
    what `auto` means. An empty variable counts as not set. `sort` and `columns` do not change JSON, CSV
    and TSV.

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

    A line under `[keys]` has the name of an action, and its keys with blanks between them, which replace
    the usual ones. `none` leaves an action without keys. A key is a single character or a name: `<c-x>`
    is Ctrl-X, `<f1>` F1, `<space>` a blank, `<lt>` the sign `<`; others are `<up>`, `<down>`, `<left>`,
    `<right>`, `<pageup>`, `<pagedown>`, `<home>`, `<end>`, `<enter>`, `<esc>`, `<tab>`, `<s-tab>`, `<bs>`,
    `<del>`, `<ins>`. One key for two actions of a screen is a mistake, and so is a character where text is
    typed. Ctrl-C always ends the program.

    | name | usual keys | where |
    |---|---|---|

    """

  private var keys: String {
    NamedAction.all.map { action in
      let keys = action.defaultKeys.map { "`\($0.notation)`" }.joined(separator: " ")
      return "| \(action.name) | \(keys) | \(action.scopes.joined(separator: ", ")) |\n"
    }.joined()
  }

  private static let foot = """

    This page is made from the tables that the file is read by. After a change to one of them,
    `RECORD=1 scripts/test --filter ConfigurationTests` writes it anew.

    """
}
