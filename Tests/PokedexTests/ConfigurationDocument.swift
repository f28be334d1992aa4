import PokedexScreens
import PokedexTerminalUI

@testable import pokedex

/// `docs/config.md`, made of the tables that the file is read by.
struct ConfigurationDocument {
  var text: String { Self.head + settings + Self.keysHead + keys + Self.foot }

  private static let head = """
    # Settings

    The file is `$XDG_CONFIG_HOME/pokedex/config`, or `~/.config/pokedex/config`. Nobody writes it but
    you; without it, everything is as usual. It is plain text in UTF-8, 64 KiB at most:

        # a comment has a line of its own
        theme = light
        sort = -total

        [keys]
        filter = <f3> /
        quit = q <f10>

    A value may stand in double quotation marks; yes may be written as true, on or 1, and no as false,
    off or 0. A line that is wrong is left out, and told of as
    `file:line: message`: on the screen at its start, in the shell on standard error. `pokedex config`
    prints what is in force and where each value comes from, and ends with status 74 where something
    is wrong.

    An option goes before a variable of the environment, which goes before the file. What everybody's
    programs look at goes before nothing: `NO_COLOR`, `CLICOLOR_FORCE`, `COLORFGBG` and the locale say
    what `auto` means. An empty variable is none. `sort` and `columns` are for people: JSON, CSV and
    TSV stay as they are.

    """

  private var settings: String { Setting.allCases.map(section).joined() }

  private func section(_ setting: Setting) -> String {
    let option = setting.option.map { ", option `\($0)`" } ?? ""
    return """

      ## \(setting.name)

      \(setting.meaning)

      Values: \(setting.values). Usual: `\(setting.usual)`. Variable `\(setting.variable)`\(option).

      """
  }

  private static let keysHead = """

    ## [keys]

    Under `[keys]` stands what keys do, by its name, and the keys that do it, with blanks between
    them; they take the place of the usual ones. `none` takes the keys away. A key is a letter or sign,
    or a name: `<c-x>` is Ctrl-X, `<f1>` F1, `<space>` a blank, `<lt>` the sign `<`; others are `<up>`,
    `<down>`, `<left>`, `<right>`, `<pageup>`, `<pagedown>`, `<home>`, `<end>`, `<enter>`, `<esc>`,
    `<tab>`, `<s-tab>`, `<bs>`, `<del>`, `<ins>`. One key for two things in one place is a mistake, and
    so is a letter where letters are typed. Ctrl-C always ends the program.

    | name | usual keys | where |
    |---|---|---|

    """

  private var keys: String {
    NamedAction.all.map { action in
      let keys = action.usualKeys.map { "`\($0.notation)`" }.joined(separator: " ")
      return "| \(action.name) | \(keys) | \(action.scopes.joined(separator: ", ")) |\n"
    }.joined()
  }

  private static let foot = """

    This page is made from the tables that the file is read by. After a change to one of them,
    `RECORD=1 scripts/test --filter ConfigurationTests` writes it anew.

    """
}
