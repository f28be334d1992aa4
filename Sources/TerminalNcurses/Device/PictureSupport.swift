import PokedexTerminalUI

/// The best pictures of a terminal: at Unicode placeholders in kitty since 0.28, Ghostty and Rio; with
/// sextants in terminals that draw these themselves, so that no font is needed; else with half blocks.
///
/// The terminal's name decides. Asking whether it knows the graphics protocol would not do: Konsole
/// does, but prints placeholders as letters.
enum PictureSupport {
  private static let firstKitty = (0, 28)
  /// Terminals that draw sextants themselves in all versions that tell their name, as notcurses knows
  /// them (`apply_term_heuristics`).
  private static let drawingSextants: Set<Substring> = [
    "kitty", "foot", "vte", "wezterm", "contour",
  ]

  /// - Parameter version: an answer to XTVERSION, such as `kitty(0.35.2)` or `ghostty 1.1.0`.
  static func style(byVersion version: String) -> PictureStyle {
    let words = version.lowercased().split { !($0.isLetter || $0.isNumber || $0 == ".") }
    guard let name = words.first else { return .blocks }
    if ["ghostty", "rio"].contains(name)
      || name == "kitty" && drawsPixels(kitty: words.dropFirst().first)
    {
      return .pixels
    }
    return drawingSextants.contains(name) ? .sextants : .blocks
  }

  private static func drawsPixels(kitty version: Substring?) -> Bool {
    let numbers = version?.split(separator: ".").prefix(2).map { Int($0) ?? 0 }
    guard let numbers, numbers.count == 2 else { return false }
    return (numbers[0], numbers[1]) >= firstKitty
  }

  /// Whether the environment names a terminal all of whose versions draw pictures. kitty is not one
  /// of these: its early versions draw none, and terminals started from kitty inherit its
  /// variables. For kitty, the answer to XTVERSION decides.
  static func isSupported(term: String, _ environment: (String) -> String?) -> Bool {
    guard !isMultiplexed(term: term, environment) else { return false }
    return ["xterm-ghostty", "rio"].contains(term) || environment("TERM_PROGRAM") == "rio"
  }

  /// Whether the environment names a terminal some of whose versions draw pictures.
  static func isLikely(term: String, _ environment: (String) -> String?) -> Bool {
    guard !isMultiplexed(term: term, environment) else { return false }
    return term == "xterm-kitty" || environment("KITTY_WINDOW_ID") != nil
      || environment("GHOSTTY_RESOURCES_DIR") != nil || isSupported(term: term, environment)
  }

  /// Whether tmux or screen is between the program and the terminal. The environment inside them
  /// describes the terminal in which they were started, not the one that is attached.
  static func isMultiplexed(term: String, _ environment: (String) -> String?) -> Bool {
    isInTmux(environment) || isInScreen(environment)
      || term.hasPrefix("screen") || term.hasPrefix("tmux")
  }

  static func isInTmux(_ environment: (String) -> String?) -> Bool { environment("TMUX") != nil }

  static func isInScreen(_ environment: (String) -> String?) -> Bool { environment("STY") != nil }
}
