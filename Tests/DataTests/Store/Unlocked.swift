import PokedexDomain

private let refusal = "another program has locked it for too long"

/// Repeats a change while another program locks the store for too long, as on a busy machine.
func unlocked(_ change: () throws -> Void) throws {
  while true {
    try Task.checkCancellation()
    do { return try change() } catch PokedexError.file(_, refusal) {}
  }
}
