import PokedexTesting

extension PseudoTerminal {
  /// What of the terminal is not as a program finds it.
  var changes: [String] {
    [
      screen.isAlternate ? "the screen" : "", screen.isCursorVisible ? "" : "the cursor",
      screen.modes.isEmpty ? "" : "modes \(screen.modes)", screen.isStyled ? "colours" : "",
      line == PseudoTerminal.freshLine ? "" : "the line",
    ].filter { !$0.isEmpty }
  }
}
