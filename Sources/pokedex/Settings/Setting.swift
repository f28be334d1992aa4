import PokedexData
import PokedexDomain
import PokedexTerminalUI

/// The user's settings. The parser of the settings file, the output of `pokedex config` and
/// `docs/config.md` are all based on this table.
enum Setting: String, CaseIterable {
  case theme
  case background
  case color
  case symbols
  case linear
  case cursor
  case mouse
  case title
  case links
  case language
  case units
  case sort
  case columns
  case source
  case offline
  case apiURL = "api-url"
  case spritesURL = "sprites-url"
  case cacheSize = "cache-size"

  var name: String { rawValue }

  /// A description in one sentence.
  var meaning: String {
    switch self {
    case .theme: "The colours of the screen; auto is dark or light, as the terminal is."
    case .background: "The background of the terminal; auto asks the terminal."
    case .color:
      "When to use colours; auto leaves that to NO_COLOR, CLICOLOR_FORCE and the terminal."
    case .symbols: "Signs of frames, bars and marks; auto draws in ASCII where there is no UTF-8."
    case .linear:
      "Whether everything is written in words, one item a line, for screen readers."
    case .cursor:
      "Whether the terminal's cursor is visible; it is always on the selected row."
    case .mouse: "Whether the mouse selects and scrolls; with no, the terminal handles it."
    case .title: "Whether the window's title names what is on the screen."
    case .links: "Whether addresses that are printed on a terminal can be clicked (OSC 8)."
    case .language: "The language of texts; auto is that of the locale, else English."
    case .units: "Metres and kilograms, or feet and pounds; auto follows the locale."
    case .sort: "The order of the list for queries without one, written as after sort:"
    case .columns:
      "The columns that pokedex list prints of Pokémon; numbers appear on the screen, too."
    case .source:
      "Where facts come from: the dex on this machine, or PokeAPI as if there were none."
    case .offline: "Whether the network is never used."
    case .apiURL: "The address of PokeAPI."
    case .spritesURL: "Where pictures come from."
    case .cacheSize: "The size of the cache of texts and pictures, in MiB."
    }
  }

  /// The default value.
  var defaultValue: String {
    switch self {
    case .cursor: "hidden"
    case .mouse, .title: "yes"
    case .links, .linear, .offline: "no"
    case .sort: "dex"
    case .columns: "number,name,types,total"
    case .apiURL: DexSettings.publicAPI
    case .spritesURL: SpriteHost.defaultRoot
    case .cacheSize: "\(ExtrasCache.defaultLimit >> 20)"
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
    default: nil
    }
  }

  /// The environment variable, which takes precedence over the file: `POKEDEX_API_URL`.
  var variable: String {
    "POKEDEX_" + String(name.uppercased().map { $0 == "-" ? "_" : $0 })
  }
}
