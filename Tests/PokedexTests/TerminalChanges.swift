import PokedexTesting

extension PseudoTerminal {
  /// The names of the terminal's properties that the program has not restored.
  var changes: [String] {
    [
      screen.isAlternate ? "the screen" : "", screen.isCursorVisible ? "" : "the cursor",
      screen.modes.isEmpty ? "" : "modes \(screen.modes)", screen.isStyled ? "colours" : "",
      line == PseudoTerminal.freshLine ? "" : "the line", screen.title.isEmpty ? "" : "the title",
      screen.text.contains("·─★♀") ? "the screen of the shell" : "",
    ].filter { !$0.isEmpty }
  }
}
