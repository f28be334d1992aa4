import PokedexDomain
import PokedexTerminalUI

/// A part of the film: keys with frames, a caption that says what these show, and a text that is on the
/// screen after the last key.
struct FilmScene: Sendable, CustomStringConvertible {
  let caption: FilmCaption
  let shows: String
  let steps: [Step]

  enum Step: Sendable {
    /// Keys with a frame after all of them.
    case press(String)
    /// Keys with a short frame after each, and a longer one after the last.
    case type(String)
    /// Keys that open the quiz, and then those that skip its questions up to one with these words.
    case ask(String, until: String)

    var keys: String {
      switch self {
      case .press(let keys), .type(let keys), .ask(let keys, _): keys
      }
    }
  }

  init(_ caption: FilmCaption, shows: String, _ steps: Step...) {
    (self.caption, self.shows, self.steps) = (caption, shows, steps)
  }

  var description: String { shows }

  /// The labels of the keys that are pressed.
  var pressedKeys: Set<String> { Set(steps.flatMap { Key.parse($0.keys) ?? [] }.map(\.label)) }
}

/// What is worth trying first.
extension FilmScene {
  static let tour: [FilmScene] = [
    FilmScene(
      "1,351 Pokémon, without a network: `j` moves, and the page follows",
      shows: "#3 · Generation VI",
      .press(""), .type("jjj")),
    FilmScene(
      "`/` filters with each letter, in twelve languages", shows: "4 of 1,351",
      .type("/glurak")),
    FilmScene(
      "and by a query language; `Tab` corrects a mistake", shows: "32 of 1,351",
      .type("<c-u>type:dargon spe>100"), .press("<tab>")),
    FilmScene(
      "`Enter` opens the page; `4` is how it evolves", shows: "use a Fire Stone",
      .type("<c-u>eevee"), .press("<esc><enter>"), .press("4")),
    FilmScene(
      "`L` shows everything as it was in a game", shows: "near the moss rock at Eterna",
      .type("Lplati"), .press("<enter>")),
    FilmScene("`Y` is its type chart: no Fairy yet", shows: "Type chart", .press("Y")),
  ]

  static let quiz: [FilmScene] = [
    FilmScene(
      "`N` asks: who is that?", shows: "Right: Voltorb",
      .ask("/#100 is:default<enter>N", until: "Who’s that"), .type("<tab>voltorb"),
      .press("<enter>"))
  ]

  static let duel: [FilmScene] = [
    FilmScene(
      "`D` is a duel: damage and knockouts, by the rules of every generation",
      shows: "191–216 of 357",
      .press("/greninja<enter>Dgarchomp<enter>"), .type("jjjjjjjj"))
  ]

  static let boxes: [FilmScene] = [
    FilmScene(
      ":boxes is a living dex: `c` fills place after place", shows: "4 of 30",
      .press(":boxes --box 1<enter>"), .type("cccc"))
  ]

  static let team: [FilmScene] = [
    FilmScene(
      "`T` has your teams; `+` finds who covers their weaknesses", shows: "Candidates for Sand",
      .press("Tj<enter>"), .press("+"))
  ]
}
