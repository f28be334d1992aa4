/// A game, generation or file that is asked for.
struct AskedGame {
  let word: String
  /// Whether the lines of its file that are not understood are left out.
  var isLenient = false
}
