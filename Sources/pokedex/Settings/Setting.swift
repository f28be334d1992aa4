import PokedexData
import PokedexPresentation

/// The user's settings. The parser of the settings file, the output of `pokedex config` and
/// `docs/config.md` are all based on this table.
enum Setting: String, CaseIterable {
  case theme
  case background
  case color
  case symbols
  case pictures
  case linear
  case cursor
  case mouse
  case wheel
  case title
  case links
  case pager
  case language
  case units
  case resume
  case sort
  case columns
  case games
  case source
  case offline
  case apiURL = "api-url"
  case spritesURL = "sprites-url"
  case criesURL = "cries-url"
  case cacheSize = "cache-size"
  case site
  case browser
  case clipboard

  var name: String { rawValue }

  /// A description in one sentence.
  var meaning: String {
    switch self {
    case .theme:
      "The colours of the screen: a built-in theme or one of your own; auto follows the terminal."
    case .background: "The background of the terminal; auto asks the terminal."
    case .color:
      "When to use colours; auto depends on NO_COLOR, CLICOLOR_FORCE and the terminal."
    case .symbols:
      "The characters of frames, bars and marks; auto uses ASCII if the locale is not UTF-8."
    case .pictures:
      """
      How pictures are drawn: in pixels, with sextants or half blocks, or not at all; auto uses \
      pixels in kitty, Ghostty and Rio, sextants in foot, WezTerm, Contour and terminals with VTE, \
      else half blocks.
      """
    case .linear:
      "Whether everything is printed in words, one item per line, for screen readers."
    case .cursor:
      "Whether the terminal's cursor is visible, on the selected row."
    case .mouse: "Whether the mouse selects and scrolls; otherwise the terminal handles it."
    case .wheel: "The lines that a notch of the mouse wheel scrolls."
    case .title: "Whether the window's title names the current screen."
    case .links: "Whether addresses printed on a terminal are clickable (OSC 8)."
    case .pager:
      "The program for output longer than the screen; auto is $PAGER, else less if there is one."
    case .language:
      """
      The language of the screen and of names; auto is that of the locale, else English. Languages \
      without a translation of the program have only names and Pokédex texts.
      """
    case .units: "Metres and kilograms, or feet and pounds; auto follows the locale."
    case .resume:
      "Whether to start where you left off, unless a query or a page is given."
    case .sort:
      """
      The order of the list for queries without sort:, written like the value of sort:, such as \
      -total.
      """
    case .columns:
      "The columns of pokedex list; numeric ones also appear on the screen."
    case .games:
      "The games that you have: those that pokedex next plans for, and the first on Locations."
    case .source:
      "The source of facts: auto is the data on this machine, api is PokéAPI."
    case .offline: "Whether to work without the network."
    case .apiURL: "The address of PokéAPI."
    case .spritesURL: "The address of the pictures."
    case .criesURL: "The address of the cries."
    case .cacheSize: "The size of the cache of texts and pictures, in MiB."
    case .site: "The site that O opens in the browser."
    case .browser:
      "The command that opens $url; auto is $BROWSER, run on the terminal, or the desktop's browser."
    case .clipboard:
      """
      The command that gets copied text; auto is a program of the desktop or tmux, else the \
      terminal (OSC 52); terminal is always the latter.
      """
    }
  }

  /// The default value.
  var defaultValue: String {
    switch self {
    case .cursor: "hidden"
    case .mouse, .title, .resume: "yes"
    case .links, .linear, .offline: "no"
    case .wheel: "3"
    case .sort: "dex"
    case .columns: "number,name,types,total"
    case .games: "all"
    case .apiURL: DexSettings.publicAPI
    case .spritesURL: SpriteHost.defaultRoot
    case .criesURL: LiveCries.defaultRoot
    case .cacheSize: "\(ExtrasCache.defaultLimit >> 20)"
    case .site: WebSite.bulbapedia.rawValue
    default: "auto"
    }
  }

  /// The command-line option, which takes precedence over everything else.
  var option: String? {
    switch self {
    case .theme, .color, .language, .columns, .source, .offline, .linear: "--\(name)"
    case .apiURL: "--api-url"
    case .symbols: "--ascii"
    case .mouse: "--no-mouse"
    case .pager: "--no-pager"
    default: nil
    }
  }

  /// The environment variable, which takes precedence over the file: `POKEDEX_API_URL`.
  var variable: String {
    "POKEDEX_" + String(name.uppercased().map { $0 == "-" ? "_" : $0 })
  }
}
