extension PokemonRows {
  /// The query for candidates and counters in a run unless the user gives another: its own Pokémon, and
  /// those that can be met so far, up to the cap.
  package static func contenders(in run: Run) -> String {
    run.cap == nil ? "is:mine | found:reached" : "is:mine | found:reached level<=cap"
  }
}
